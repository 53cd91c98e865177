#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "client/settings/settings.hpp"

namespace taiji {

/// The settings file of the player.
class SettingsStore {
  public:
    /// `folder`: nothing: settings are neither read nor written.
    explicit SettingsStore(const std::optional<std::filesystem::path>& folder);

    struct Loaded {
        Settings settings;
        std::optional<std::string> problem;              ///< what is wrong with the file
        std::optional<std::filesystem::path> set_aside;  ///< where the faulty file is now
    };
    /// What is missing in the file, or all if there is none or it is faulty, is that of `first`.
    [[nodiscard]] Loaded load(const Settings& first);
    [[nodiscard]] Result<void> save(const Settings& settings);

  private:
    std::optional<std::filesystem::path> file_;
    std::string text_ = "{}";  ///< of the file as it is
};

}  // namespace taiji
