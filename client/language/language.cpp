#include "client/language/language.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "client/common/read_file.hpp"

namespace taiji {
namespace {

bool is_name(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    });
}

/// Calls `plain` with what stands outside of braces and `argument` with each name inside, in order.
/// False: a brace without a partner or without a name.
template <typename Plain, typename Argument>
bool walk(std::string_view text, const Plain& plain, const Argument& argument) {
    while (!text.empty()) {
        const std::size_t brace = text.find_first_of("{}");
        plain(text.substr(0, brace));
        if (brace == std::string_view::npos) return true;
        text.remove_prefix(brace);
        const std::size_t end = text.find('}');
        if (text.front() == '}' || end == std::string_view::npos) return false;
        const std::string_view name = text.substr(1, end - 1);
        if (!is_name(name)) return false;
        argument(name);
        text.remove_prefix(end + 1);
    }
    return true;
}

Result<void> check_same_keys(const TextFile& a, std::string_view name_a, const TextFile& b,
                             std::string_view name_b) {
    for (const auto& [key, text] : a.texts()) {
        const std::string* other = b.find(key);
        if (other == nullptr) {
            return fail("{}: \"{}\" is missing, which is in {}", name_b, key, name_a);
        }
        if (*argument_names(text) != *argument_names(*other)) {
            return fail("{}: \"{}\": expected the arguments that {} has", name_b, key, name_a);
        }
    }
    return {};
}

}  // namespace

Result<std::set<std::string>> argument_names(std::string_view text) {
    std::set<std::string> names;
    const bool good = walk(
        text, [](std::string_view) {}, [&](std::string_view name) { names.emplace(name); });
    if (!good) return fail("expected a name between braces");
    return names;
}

Result<TextFile> TextFile::parse(std::string_view json, std::string_view name) {
    const auto read = nlohmann::json::parse(json, nullptr, false);
    if (!read.is_object()) return fail("{}: expected a JSON object of texts", name);
    TextFile made;
    for (const auto& [key, value] : read.items()) {
        if (!value.is_string()) return fail("{}: \"{}\": expected a text", name, key);
        auto text = value.get<std::string>();
        if (const auto names = argument_names(text); !names) {
            return fail("{}: \"{}\": {}", name, key, names.error().message);
        }
        made.texts_.emplace(key, std::move(text));
    }
    return made;
}

const std::string* TextFile::find(std::string_view key) const {
    const auto found = texts_.find(key);
    return found == texts_.end() ? nullptr : &found->second;
}

Result<Language> Language::load(const std::filesystem::path& folder) {
    Language made;
    const std::array names = {folder / "en.json", folder / "zh.json"};
    for (const auto& path : names) {
        const auto bytes = read_file(path);
        if (!bytes) return tl::unexpected(bytes.error());
        auto file = TextFile::parse(*bytes, path.string());
        if (!file) return tl::unexpected(file.error());
        made.files_.push_back(std::move(*file));
    }
    const auto& files = made.files_;
    for (const auto& [a, b] : {std::pair(0, 1), std::pair(1, 0)}) {
        const auto i = static_cast<std::size_t>(a), j = static_cast<std::size_t>(b);
        auto same = check_same_keys(files[i], names[i].string(), files[j], names[j].string());
        if (!same) return tl::unexpected(same.error());
    }
    return made;
}

std::string_view Language::text(std::string_view key) const {
    const std::string* found = file(chosen_).find(key);
    return found != nullptr ? std::string_view(*found) : key;
}

std::string Language::format(std::string_view key, std::span<const TextArgument> arguments) const {
    std::string made;
    walk(
        text(key), [&](std::string_view plain) { made += plain; },
        [&](std::string_view name) {
            const auto found =
                std::find_if(arguments.begin(), arguments.end(),
                             [&](const TextArgument& argument) { return argument.first == name; });
            made += found != arguments.end() ? found->second : fmt::format("{{{}}}", name);
        });
    return made;
}

std::string Language::format(std::string_view key,
                             std::initializer_list<TextArgument> arguments) const {
    return format(key, std::span(arguments.begin(), arguments.size()));
}

}  // namespace taiji
