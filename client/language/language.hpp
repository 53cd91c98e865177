#pragma once

#include <filesystem>
#include <initializer_list>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "client/settings/settings.hpp"

namespace taiji {

/// A named argument of a text: `{name}` in it becomes the value.
using TextArgument = std::pair<std::string, std::string>;

/// All texts of one language: a JSON object of flat keys ("new_game.title").
class TextFile {
  public:
    /// Error: no JSON object of texts, or a text whose braces name no argument; with `name` and
    /// key.
    static Result<TextFile> parse(std::string_view json, std::string_view name);

    /// Null: there is no such text.
    [[nodiscard]] const std::string* find(std::string_view key) const;
    [[nodiscard]] const std::map<std::string, std::string, std::less<>>& texts() const {
        return texts_;
    }

  private:
    std::map<std::string, std::string, std::less<>> texts_;
};

/// The names in braces of a text; an error when a brace has no partner or holds no name.
[[nodiscard]] Result<std::set<std::string>> argument_names(std::string_view text);

/// What the program says, in the player's language, which can be switched at any time.
class Language {
  public:
    /// Reads en.json and zh.json. Error: one that cannot be read, or a key that is in one file
    /// only or has other arguments there.
    static Result<Language> load(const std::filesystem::path& folder);

    void choose(UiLanguage language) { chosen_ = language; }
    [[nodiscard]] UiLanguage chosen() const { return chosen_; }
    /// A text that is in no file is shown as its key: seen by everybody, and no reason to end a
    /// game.
    [[nodiscard]] std::string_view text(std::string_view key) const;
    /// An argument that the text does not name is left out; one that it lacks stays in braces.
    [[nodiscard]] std::string format(std::string_view key,
                                     std::span<const TextArgument> arguments) const;
    [[nodiscard]] std::string format(std::string_view key,
                                     std::initializer_list<TextArgument> arguments) const;
    [[nodiscard]] const TextFile& file(UiLanguage language) const {
        return files_[static_cast<std::size_t>(language)];
    }

  private:
    std::vector<TextFile> files_;
    UiLanguage chosen_ = UiLanguage::English;
};

}  // namespace taiji
