#include "client/window.hpp"

#define GLFW_INCLUDE_VULKAN
#include <GLFW/glfw3.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <utility>

namespace taiji {
namespace {

std::string last_glfw_error() {
    const char* text = nullptr;
    glfwGetError(&text);
    return text == nullptr ? "no reason given" : text;
}

Key nth_after(Key first, int n) {
    return static_cast<Key>(static_cast<int>(first) + n);
}

/// By its place on a keyboard of the United States.
Key key_of_place(int key) {
    constexpr std::array<std::pair<int, Key>, 49> kKeys = {{
        {GLFW_KEY_LEFT, Key::Left},
        {GLFW_KEY_RIGHT, Key::Right},
        {GLFW_KEY_UP, Key::Up},
        {GLFW_KEY_DOWN, Key::Down},
        {GLFW_KEY_PAGE_UP, Key::PageUp},
        {GLFW_KEY_PAGE_DOWN, Key::PageDown},
        {GLFW_KEY_HOME, Key::Home},
        {GLFW_KEY_END, Key::End},
        {GLFW_KEY_INSERT, Key::Insert},
        {GLFW_KEY_DELETE, Key::Delete},
        {GLFW_KEY_BACKSPACE, Key::Backspace},
        {GLFW_KEY_ESCAPE, Key::Escape},
        {GLFW_KEY_ENTER, Key::Enter},
        {GLFW_KEY_KP_ENTER, Key::Enter},
        {GLFW_KEY_SPACE, Key::Space},
        {GLFW_KEY_TAB, Key::Tab},
        {GLFW_KEY_EQUAL, Key::Plus},
        {GLFW_KEY_KP_ADD, Key::Plus},
        {GLFW_KEY_MINUS, Key::Minus},
        {GLFW_KEY_KP_SUBTRACT, Key::Minus},
        {GLFW_KEY_COMMA, Key::Comma},
        {GLFW_KEY_PERIOD, Key::Period},
        {GLFW_KEY_KP_DECIMAL, Key::Period},
        {GLFW_KEY_SLASH, Key::Slash},
        {GLFW_KEY_KP_DIVIDE, Key::Slash},
        {GLFW_KEY_BACKSLASH, Key::Backslash},
        {GLFW_KEY_SEMICOLON, Key::Semicolon},
        {GLFW_KEY_APOSTROPHE, Key::Apostrophe},
        {GLFW_KEY_LEFT_BRACKET, Key::LeftBracket},
        {GLFW_KEY_RIGHT_BRACKET, Key::RightBracket},
        {GLFW_KEY_GRAVE_ACCENT, Key::Grave},
        {GLFW_KEY_LEFT_SHIFT, Key::Shift},
        {GLFW_KEY_RIGHT_SHIFT, Key::Shift},
        {GLFW_KEY_LEFT_CONTROL, Key::Control},
        {GLFW_KEY_RIGHT_CONTROL, Key::Control},
        {GLFW_KEY_LEFT_ALT, Key::Alt},
        {GLFW_KEY_RIGHT_ALT, Key::Alt},
        {GLFW_KEY_LEFT_SUPER, Key::Super},
        {GLFW_KEY_RIGHT_SUPER, Key::Super},
        {GLFW_KEY_KP_0, Key::Digit0},
        {GLFW_KEY_KP_1, Key::Digit1},
        {GLFW_KEY_KP_2, Key::Digit2},
        {GLFW_KEY_KP_3, Key::PageDown},
        {GLFW_KEY_KP_4, Key::Digit4},
        {GLFW_KEY_KP_5, Key::Digit5},
        {GLFW_KEY_KP_6, Key::Digit6},
        {GLFW_KEY_KP_7, Key::Digit7},
        {GLFW_KEY_KP_8, Key::Digit8},
        {GLFW_KEY_KP_9, Key::PageUp},
    }};
    if (key >= GLFW_KEY_A && key <= GLFW_KEY_Z) return nth_after(Key::A, key - GLFW_KEY_A);
    if (key >= GLFW_KEY_0 && key <= GLFW_KEY_9) return nth_after(Key::Digit0, key - GLFW_KEY_0);
    if (key >= GLFW_KEY_F1 && key <= GLFW_KEY_F12) return nth_after(Key::F1, key - GLFW_KEY_F1);
    for (const auto& [code, name] : kKeys) {
        if (code == key) return name;
    }
    return Key::Other;
}

/// Letters by what the player's keyboard says, others by their place.
Key key_of(int key, int scancode) {
    const bool letter = key >= GLFW_KEY_A && key <= GLFW_KEY_Z;
    const bool beside_letters = key == GLFW_KEY_SEMICOLON || key == GLFW_KEY_COMMA;
    if (letter || beside_letters) {
        const char* printed = glfwGetKeyName(key, scancode);
        if (printed != nullptr && printed[0] >= 'a' && printed[0] <= 'z' && printed[1] == '\0') {
            return nth_after(Key::A, printed[0] - 'a');
        }
    }
    return key_of_place(key);
}

Modifiers modifiers_of(int mods) {
    return {.ctrl = (mods & GLFW_MOD_CONTROL) != 0,
            .shift = (mods & GLFW_MOD_SHIFT) != 0,
            .alt = (mods & GLFW_MOD_ALT) != 0};
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

namespace {

/// The scale of the display has made the window larger than was asked for; no larger than fits.
void keep_on_screen(GLFWwindow* window, Extent asked) {
    GLFWmonitor* monitor = glfwGetPrimaryMonitor();
    if (monitor == nullptr) return;
    int x = 0, y = 0, room_x = 0, room_y = 0, width = 0, height = 0;
    glfwGetMonitorWorkarea(monitor, &x, &y, &room_x, &room_y);
    glfwGetWindowSize(window, &width, &height);
    const int fits_x = std::min(width, std::max(room_x, static_cast<int>(asked.width)));
    const int fits_y = std::min(height, std::max(room_y, static_cast<int>(asked.height)));
    if (fits_x != width || fits_y != height) glfwSetWindowSize(window, fits_x, fits_y);
}

}  // namespace

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
    keep_on_screen(window, size);
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
    glfwSetKeyCallback(window_, [](GLFWwindow* w, int key, int scancode, int action, int mods) {
        events_of(w).push_back(KeyEvent{key_of(key, scancode), action != GLFW_RELEASE,
                                        action == GLFW_REPEAT, modifiers_of(mods)});
    });
    glfwSetCharCallback(window_, [](GLFWwindow* w, unsigned int character) {
        events_of(w).push_back(TextTyped{static_cast<char32_t>(character)});
    });
    glfwSetCursorPosCallback(window_, [](GLFWwindow* w, double x, double y) {
        events_of(w).push_back(PointerMoved{{x, y}});
    });
    glfwSetCursorEnterCallback(window_, [](GLFWwindow* w, int entered) {
        if (entered == GLFW_FALSE) events_of(w).push_back(PointerLeft{});
    });
    glfwSetMouseButtonCallback(window_, [](GLFWwindow* w, int button, int action, int mods) {
        if (button > GLFW_MOUSE_BUTTON_MIDDLE) return;
        const PointerButton which = button == GLFW_MOUSE_BUTTON_LEFT    ? PointerButton::Left
                                    : button == GLFW_MOUSE_BUTTON_RIGHT ? PointerButton::Right
                                                                        : PointerButton::Middle;
        events_of(w).push_back(
            ButtonEvent{which, action == GLFW_PRESS, pointer(w), modifiers_of(mods)});
    });
    glfwSetScrollCallback(window_, [](GLFWwindow* w, double, double y) {
        events_of(w).push_back(Scrolled{y, pointer(w)});
    });
    glfwSetFramebufferSizeCallback(
        window_, [](GLFWwindow* w, int, int) { events_of(w).push_back(FramebufferResized{}); });
    glfwSetDropCallback(window_, [](GLFWwindow* w, int count, const char** paths) {
        events_of(w).push_back(
            FilesDropped{std::vector<std::filesystem::path>(paths, paths + count)});
    });
    glfwSetWindowContentScaleCallback(window_, [](GLFWwindow* w, float, float) {
        events_of(w).push_back(ContentScaleChanged{});
    });
    glfwSetWindowIconifyCallback(window_, [](GLFWwindow* w, int minimised) {
        events_of(w).push_back(Minimised{minimised == GLFW_TRUE});
    });
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
double Window::content_scale() const {
    float x = 1.0F, y = 1.0F;
    glfwGetWindowContentScale(window_, &x, &y);
    const double scale = std::max(x, y);
    return scale > 0.0 ? scale : 1.0;
}
std::string Window::clipboard() const {
    const char* text = glfwGetClipboardString(window_);
    if (text != nullptr) return text;
    // An empty clipboard, or a picture in it, is no error of ours.
    static_cast<void>(glfwGetError(nullptr));
    return {};
}
void Window::set_clipboard(const std::string& text) {
    glfwSetClipboardString(window_, text.c_str());
}
void Window::wake_up() {
    glfwPostEmptyEvent();
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
