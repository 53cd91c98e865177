#include "client/storage/settings_store.hpp"

#include "client/common/read_file.hpp"
#include "client/storage/files.hpp"

namespace taiji {

SettingsStore::SettingsStore(const std::optional<std::filesystem::path>& folder) {
    if (folder) file_ = *folder / "settings.json";
}

SettingsStore::Loaded SettingsStore::load(const Settings& first) {
    Loaded loaded{.settings = first};
    std::error_code error;
    if (!file_ || !std::filesystem::exists(*file_, error)) return loaded;
    auto text = read_file(*file_);
    if (!text) {
        // Nobody knows what is in it; it must not be written over.
        loaded.problem = text.error().message;
        file_.reset();
        return loaded;
    }
    auto settings = parse_settings(*text, file_->string(), first);
    if (settings) {
        loaded.settings = *std::move(settings);
        text_ = *std::move(text);
        return loaded;
    }
    loaded.problem = settings.error().message;
    if (auto aside = set_aside(*file_)) {
        loaded.set_aside = *std::move(aside);
    } else {
        *loaded.problem += "; " + aside.error().message;
        file_.reset();
    }
    return loaded;
}

Result<void> SettingsStore::save(const Settings& settings) {
    if (!file_) return {};
    std::string text = settings_text(settings, text_);
    if (auto written = write_file_whole(*file_, text); !written) return written;
    text_ = std::move(text);
    return {};
}

}  // namespace taiji
