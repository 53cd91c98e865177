#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "client/input.hpp"
#include "renderer/scene/frames.hpp"
#include "renderer/vulkan/image.hpp"
#include "renderer/vulkan/instance.hpp"

struct GLFWwindow;

namespace taiji {

/// The window system, for as long as it lives. One at a time.
class WindowSystem {
  public:
    /// Error when there is no display, with what to do.
    static Result<WindowSystem> start();
    WindowSystem(WindowSystem&& other) noexcept;
    WindowSystem& operator=(WindowSystem&&) = delete;
    ~WindowSystem();
    /// What Vulkan needs to draw into its windows; an error when no driver can.
    [[nodiscard]] Result<std::vector<const char*>> vulkan_extensions() const;

  private:
    WindowSystem() = default;
    bool running_ = true;
};

/// The one window, its surface, and what the player does in it. `system` and `instance` must
/// outlive it.
class Window {
  public:
    static Result<std::unique_ptr<Window>> open(const WindowSystem& system,
                                                const Instance& instance, Extent size,
                                                const std::string& title);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    [[nodiscard]] VkSurfaceKHR surface() const { return surface_; }
    [[nodiscard]] scene::Viewport viewport() const;
    [[nodiscard]] bool wants_to_close() const;
    void close();
    void show();
    void set_title(const std::string& title);
    /// Pixels of the display for one of an ordinary one: 2 on a display of twice the density.
    [[nodiscard]] double content_scale() const;
    /// UTF-8; empty when there is no text in it.
    [[nodiscard]] std::string clipboard() const;
    void set_clipboard(const std::string& text);
    /// Ends a `wait_events`. From any thread.
    static void wake_up();
    [[nodiscard]] bool is_full_screen() const { return full_screen_; }
    /// On the monitor that shows most of the window; back to where it was.
    void toggle_full_screen();
    /// Pictures a second of the window's monitor.
    [[nodiscard]] double refresh_rate() const;

    /// What happened since the last call. The first waits until something happens; the second at
    /// most so long.
    [[nodiscard]] std::vector<InputEvent> wait_events();
    [[nodiscard]] std::vector<InputEvent> wait_events(double seconds);
    [[nodiscard]] std::vector<InputEvent> poll_events();

  private:
    Window(const Instance& instance, GLFWwindow* window) : instance_(instance), window_(window) {}
    void listen();
    [[nodiscard]] std::vector<InputEvent> take() { return std::exchange(events_, {}); }

    const Instance& instance_;
    GLFWwindow* window_;
    VkSurfaceKHR surface_ = VK_NULL_HANDLE;
    std::vector<InputEvent> events_;
    bool full_screen_ = false;
    int x_ = 0, y_ = 0, width_ = 1280, height_ = 720;  ///< before full screen
};

}  // namespace taiji
