#include "client/window.hpp"

#define GLFW_INCLUDE_VULKAN
#include <GLFW/glfw3.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace taiji {
namespace {

std::string last_glfw_error() {
    const char* text = nullptr;
    glfwGetError(&text);
    return text == nullptr ? "no reason given" : text;
}

Key key_of(int key) {
    constexpr std::array<std::pair<int, Key>, 36> kKeys = {{
        {GLFW_KEY_LEFT, Key::Left},
        {GLFW_KEY_RIGHT, Key::Right},
        {GLFW_KEY_UP, Key::Up},
        {GLFW_KEY_DOWN, Key::Down},
        {GLFW_KEY_PAGE_UP, Key::PageUp},
        {GLFW_KEY_PAGE_DOWN, Key::PageDown},
        {GLFW_KEY_EQUAL, Key::Plus},
        {GLFW_KEY_KP_ADD, Key::Plus},
        {GLFW_KEY_MINUS, Key::Minus},
        {GLFW_KEY_KP_SUBTRACT, Key::Minus},
        {GLFW_KEY_HOME, Key::Home},
        {GLFW_KEY_ESCAPE, Key::Escape},
        {GLFW_KEY_ENTER, Key::Enter},
        {GLFW_KEY_KP_ENTER, Key::Enter},
        {GLFW_KEY_SPACE, Key::Space},
        {GLFW_KEY_TAB, Key::Tab},
        {GLFW_KEY_A, Key::A},
        {GLFW_KEY_C, Key::C},
        {GLFW_KEY_D, Key::D},
        {GLFW_KEY_E, Key::E},
        {GLFW_KEY_F, Key::F},
        {GLFW_KEY_G, Key::G},
        {GLFW_KEY_L, Key::L},
        {GLFW_KEY_M, Key::M},
        {GLFW_KEY_N, Key::N},
        {GLFW_KEY_O, Key::O},
        {GLFW_KEY_Q, Key::Q},
        {GLFW_KEY_R, Key::R},
        {GLFW_KEY_S, Key::S},
        {GLFW_KEY_T, Key::T},
        {GLFW_KEY_U, Key::U},
        {GLFW_KEY_W, Key::W},
        {GLFW_KEY_F11, Key::F11},
        {GLFW_KEY_F12, Key::F12},
        {GLFW_KEY_KP_9, Key::PageUp},
        {GLFW_KEY_KP_3, Key::PageDown},
    }};
    for (const auto& [code, name] : kKeys) {
        if (code == key) return name;
    }
    return Key::Other;
}

std::vector<InputEvent>& events_of(GLFWwindow* window) {
    return *static_cast<std::vector<InputEvent>*>(glfwGetWindowUserPointer(window));
}

scene::WindowPoint pointer(GLFWwindow* window) {
    scene::WindowPoint at;
    glfwGetCursorPos(window, &at.x, &at.y);
    return at;
}

/// The monitor that shows most of the window; null when there is none.
GLFWmonitor* monitor_of(GLFWwindow* window) {
    int count = 0;
    GLFWmonitor** monitors = glfwGetMonitors(&count);
    int x = 0, y = 0, width = 0, height = 0;
    glfwGetWindowPos(window, &x, &y);
    glfwGetWindowSize(window, &width, &height);
    GLFWmonitor* best = glfwGetPrimaryMonitor();
    long most = 0;
    for (int i = 0; i < count; ++i) {
        int mx = 0, my = 0;
        glfwGetMonitorPos(monitors[i], &mx, &my);
        const GLFWvidmode* mode = glfwGetVideoMode(monitors[i]);
        if (mode == nullptr) continue;
        const long w = std::min(x + width, mx + mode->width) - std::max(x, mx);
        const long h = std::min(y + height, my + mode->height) - std::max(y, my);
        if (w > 0 && h > 0 && w * h > most) {
            most = w * h;
            best = monitors[i];
        }
    }
    return best;
}

}  // namespace

Result<WindowSystem> WindowSystem::start() {
    if (glfwInit() == GLFW_FALSE) {
        const bool none =
            std::getenv("DISPLAY") == nullptr && std::getenv("WAYLAND_DISPLAY") == nullptr;
        if (none) {
            return fail(
                "there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set); start it from a "
                "desktop session, or write a picture with --render OUT.png");
        }
        return fail(
            "the display cannot be opened ({}); check DISPLAY, or write a picture with --render "
            "OUT.png",
            last_glfw_error());
    }
    return WindowSystem();
}

WindowSystem::WindowSystem(WindowSystem&& other) noexcept
    : running_(std::exchange(other.running_, false)) {}

WindowSystem::~WindowSystem() {
    if (running_) glfwTerminate();
}

Result<std::vector<const char*>> WindowSystem::vulkan_extensions() const {
    std::uint32_t count = 0;
    const char** names = glfwGetRequiredInstanceExtensions(&count);
    if (names == nullptr) {
        return fail(
            "no Vulkan driver here can draw into a window; install your graphics card's driver, or "
            "the package mesa-vulkan-drivers");
    }
    return std::vector<const char*>(names, names + count);
}

Result<std::unique_ptr<Window>> Window::open(const WindowSystem&, const Instance& instance,
                                             Extent size, const std::string& title) {
    glfwWindowHint(GLFW_CLIENT_API, GLFW_NO_API);
    glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
    glfwWindowHint(GLFW_SCALE_TO_MONITOR, GLFW_TRUE);
    glfwWindowHintString(GLFW_X11_CLASS_NAME, "taiji");
    glfwWindowHintString(GLFW_X11_INSTANCE_NAME, "taiji");
    GLFWwindow* window =
        glfwCreateWindow(static_cast<int>(size.width), static_cast<int>(size.height), title.c_str(),
                         nullptr, nullptr);
    if (window == nullptr) return fail("no window could be opened: {}", last_glfw_error());
    std::unique_ptr<Window> made(new Window(instance, window));
    glfwSetWindowSizeLimits(window, 320, 180, GLFW_DONT_CARE, GLFW_DONT_CARE);
    if (const VkResult result =
            glfwCreateWindowSurface(instance.get(), window, nullptr, &made->surface_);
        result != VK_SUCCESS) {
        return fail("Vulkan cannot draw into this window ({}); update the graphics driver",
                    vulkan_result_name(result));
    }
    made->listen();
    return made;
}

Window::~Window() {
    if (surface_ != VK_NULL_HANDLE) vkDestroySurfaceKHR(instance_.get(), surface_, nullptr);
    glfwDestroyWindow(window_);
}

void Window::listen() {
    glfwSetWindowUserPointer(window_, &events_);
    glfwSetKeyCallback(window_, [](GLFWwindow* w, int key, int, int action, int mods) {
        events_of(w).push_back(KeyEvent{key_of(key), action != GLFW_RELEASE, action == GLFW_REPEAT,
                                        (mods & GLFW_MOD_ALT) != 0, (mods & GLFW_MOD_SHIFT) != 0});
    });
    glfwSetCursorPosCallback(window_, [](GLFWwindow* w, double x, double y) {
        events_of(w).push_back(PointerMoved{{x, y}});
    });
    glfwSetCursorEnterCallback(window_, [](GLFWwindow* w, int entered) {
        if (entered == GLFW_FALSE) events_of(w).push_back(PointerLeft{});
    });
    glfwSetMouseButtonCallback(window_, [](GLFWwindow* w, int button, int action, int) {
        if (button > GLFW_MOUSE_BUTTON_MIDDLE) return;
        const PointerButton which = button == GLFW_MOUSE_BUTTON_LEFT    ? PointerButton::Left
                                    : button == GLFW_MOUSE_BUTTON_RIGHT ? PointerButton::Right
                                                                        : PointerButton::Middle;
        events_of(w).push_back(ButtonEvent{which, action == GLFW_PRESS, pointer(w)});
    });
    glfwSetScrollCallback(window_, [](GLFWwindow* w, double, double y) {
        events_of(w).push_back(Scrolled{y, pointer(w)});
    });
    glfwSetFramebufferSizeCallback(
        window_, [](GLFWwindow* w, int, int) { events_of(w).push_back(FramebufferResized{}); });
    glfwSetWindowRefreshCallback(window_, [](GLFWwindow* w) { events_of(w).push_back(Exposed{}); });
    glfwSetWindowFocusCallback(window_, [](GLFWwindow* w, int focused) {
        if (focused == GLFW_FALSE) events_of(w).push_back(FocusLost{});
    });
}

scene::Viewport Window::viewport() const {
    scene::Viewport made;
    glfwGetWindowSize(window_, &made.window_width, &made.window_height);
    glfwGetFramebufferSize(window_, &made.framebuffer_width, &made.framebuffer_height);
    if (glfwGetWindowAttrib(window_, GLFW_ICONIFIED) == GLFW_TRUE) {
        made.framebuffer_width = 0;
        made.framebuffer_height = 0;
    }
    return made;
}

bool Window::wants_to_close() const {
    return glfwWindowShouldClose(window_) == GLFW_TRUE;
}
void Window::close() {
    glfwSetWindowShouldClose(window_, GLFW_TRUE);
}
void Window::show() {
    glfwShowWindow(window_);
}
void Window::set_title(const std::string& title) {
    glfwSetWindowTitle(window_, title.c_str());
}

void Window::toggle_full_screen() {
    if (full_screen_) {
        glfwSetWindowMonitor(window_, nullptr, x_, y_, width_, height_, GLFW_DONT_CARE);
        full_screen_ = false;
        return;
    }
    GLFWmonitor* monitor = monitor_of(window_);
    const GLFWvidmode* mode = monitor == nullptr ? nullptr : glfwGetVideoMode(monitor);
    if (mode == nullptr) return;
    glfwGetWindowPos(window_, &x_, &y_);
    glfwGetWindowSize(window_, &width_, &height_);
    glfwSetWindowMonitor(window_, monitor, 0, 0, mode->width, mode->height, mode->refreshRate);
    full_screen_ = true;
}

double Window::refresh_rate() const {
    GLFWmonitor* monitor = monitor_of(window_);
    const GLFWvidmode* mode = monitor == nullptr ? nullptr : glfwGetVideoMode(monitor);
    // A virtual display may report 0.
    return mode == nullptr || mode->refreshRate < 20 ? 60.0 : mode->refreshRate;
}

std::vector<InputEvent> Window::wait_events() {
    glfwWaitEvents();
    return take();
}
std::vector<InputEvent> Window::wait_events(double seconds) {
    glfwWaitEventsTimeout(seconds);
    return take();
}
std::vector<InputEvent> Window::poll_events() {
    glfwPollEvents();
    return take();
}

}  // namespace taiji
