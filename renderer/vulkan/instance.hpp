#pragma once

#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "renderer/vulkan/api.hpp"

namespace taiji {

enum class Validation { Off, On };

/// What the validation layer had to say. Thread-safe: the layer calls from any thread that uses
/// Vulkan.
class ValidationLog {
  public:
    void add(std::string message);
    [[nodiscard]] std::vector<std::string> messages() const;

  private:
    mutable std::mutex mutex_;
    std::vector<std::string> messages_;
};

class Instance {
  public:
    /// `window_extensions` is what the window system needs to make surfaces; empty for pictures
    /// without a window. Validation is core and synchronization validation; an error when the layer
    /// is not installed.
    static Result<Instance> create(std::span<const char* const> window_extensions,
                                   Validation validation);
    Instance(Instance&& other) noexcept;
    Instance& operator=(Instance&& other) noexcept;
    ~Instance();

    [[nodiscard]] VkInstance get() const { return instance_; }
    [[nodiscard]] bool has_debug_names() const { return debug_names_; }
    [[nodiscard]] bool can_show_windows() const { return windows_; }
    /// Messages so far; empty when validation is off.
    [[nodiscard]] std::vector<std::string> validation_messages() const { return log_->messages(); }

    [[nodiscard]] static bool validation_available();

  private:
    Instance() = default;
    VkInstance instance_ = VK_NULL_HANDLE;
    VkDebugUtilsMessengerEXT messenger_ = VK_NULL_HANDLE;
    bool debug_names_ = false;
    bool windows_ = false;
    std::unique_ptr<ValidationLog> log_ = std::make_unique<ValidationLog>();
};

}  // namespace taiji
