#include "client/settings/settings.hpp"

#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/text.hpp"

namespace taiji {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 2> kLanguages = {"en", "zh"};
constexpr std::array<std::string_view, 3> kQualities = {"automatic", "quick", "full"};
constexpr std::array<std::string_view, 2> kSideColours = {"ivory_and_obsidian", "colour_safe"};
constexpr std::array<std::string_view, 2> kPieceTexts = {"characters", "letters"};
constexpr std::array<std::string_view, 2> kLights = {"for_play", "true_sun"};

template <typename E, std::size_t N>
std::string name_of(E value, const std::array<std::string_view, N>& names) {
    return std::string(names[static_cast<std::size_t>(value)]);
}

/// Reads the members of one file; the first fault stays.
class Members {
  public:
    Members(const Json& json, std::string_view name) : json_(json), name_(name) {}

    void read(const char* key, bool& to) {
        if (const Json* value = find(key)) {
            if (!value->is_boolean()) return wrong(key, "true or false");
            to = value->get<bool>();
        }
    }
    void read(const char* key, double& to, double least, double most) {
        if (const Json* value = find(key)) {
            const double number = value->is_number() ? value->get<double>() : NAN;
            if (!(number >= least && number <= most)) {
                return wrong(key, fmt::format("a number from {} to {}", least, most));
            }
            to = number;
        }
    }
    template <typename E, std::size_t N>
    void read(const char* key, E& to, const std::array<std::string_view, N>& names) {
        if (const Json* value = find(key)) {
            for (std::size_t i = 0; i < N; ++i) {
                if (value->is_string() && value->get_ref<const std::string&>() == names[i]) {
                    to = static_cast<E>(i);
                    return;
                }
            }
            std::string expected;
            for (const std::string_view name : names) {
                expected += fmt::format("{}\"{}\"", expected.empty() ? "" : " or ", name);
            }
            wrong(key, expected);
        }
    }
    void read_keys(KeyBindings& to) {
        const Json* value = find("keys");
        if (value == nullptr) return;
        if (!value->is_object()) return wrong("keys", "an object");
        for (const auto& [name, combos] : value->items()) read_combos(name, combos, to);
    }
    [[nodiscard]] const std::optional<Error>& fault() const { return fault_; }

  private:
    const Json* find(const char* key) const {
        const auto found = json_.find(key);
        return found == json_.end() ? nullptr : &*found;
    }
    void read_combos(const std::string& name, const Json& combos, KeyBindings& to) {
        const auto command = command_from_name(name);
        if (!command) return say("there is no command \"{}\"", shown(name));
        if (!combos.is_array()) return wrong(name.c_str(), "a list of key combinations");
        std::vector<KeyCombo> keys;
        for (const Json& text : combos) {
            const auto combo =
                text.is_string() ? parse_combo(text.get_ref<const std::string&>()) : std::nullopt;
            if (!combo) return wrong(name.c_str(), "key combinations as \"Ctrl+Z\"", &text);
            keys.push_back(*combo);
        }
        to.set(*command, std::move(keys));
    }
    void wrong(const char* key, std::string_view expected, const Json* found = nullptr) {
        const Json* value = found != nullptr ? found : find(key);
        say("\"{}\" should be {}, it is {}", key, expected,
            value == nullptr ? "missing"
                             : shown(value->dump(-1, ' ', false, Json::error_handler_t::replace)));
    }
    template <typename... Args>
    void say(fmt::format_string<Args...> text, Args&&... args) {
        if (!fault_) {
            fault_ =
                Error{fmt::format("{}: {}", name_, fmt::format(text, std::forward<Args>(args)...))};
        }
    }

    const Json& json_;
    std::string_view name_;
    std::optional<Error> fault_;
};

Json keys_json(const KeyBindings& bindings) {
    Json keys = Json::object();
    for (std::size_t i = 0; i < kCommandCount; ++i) {
        const auto command = static_cast<Command>(i);
        if (bindings.is_default(command)) continue;
        Json combos = Json::array();
        for (const KeyCombo combo : bindings.keys(command)) combos.push_back(combo_text(combo));
        keys[std::string(command_name(command))] = std::move(combos);
    }
    return keys;
}

}  // namespace

Settings first_settings(std::string_view locale) {
    Settings settings;
    const bool chinese = locale.starts_with("zh");
    settings.language = chinese ? UiLanguage::Chinese : UiLanguage::English;
    settings.piece_text = chinese ? PieceText::Characters : PieceText::Letters;
    return settings;
}

std::string settings_text(const Settings& settings, std::string_view before) {
    Json json = Json::parse(before, nullptr, false);
    if (!json.is_object()) json = Json::object();
    json["language"] = name_of(settings.language, kLanguages);
    json["quality"] = name_of(settings.quality, kQualities);
    json["animation_speed"] = settings.animation_speed;
    json["reduced_motion"] = settings.reduced_motion;
    json["follow_moves"] = settings.follow_moves;
    json["side_colours"] = name_of(settings.side_colours, kSideColours);
    json["piece_text"] = name_of(settings.piece_text, kPieceTexts);
    json["light"] = name_of(settings.light, kLights);
    json["clouds"] = settings.clouds;
    json["mansions"] = settings.mansions;
    json["coordinates"] = settings.coordinates;
    json["five_colours"] = settings.five_colours;
    json["interface_scale"] = settings.interface_scale;
    json["sound_volume"] = settings.sound_volume;
    json["muted"] = settings.muted;
    json["keys"] = keys_json(settings.bindings);
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<Settings> parse_settings(std::string_view text, std::string_view name,
                                const Settings& base) {
    const Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded()) return fail("{}: this is no JSON", name);
    if (!json.is_object()) return fail("{}: expected an object", name);
    Settings settings = base;
    Members members(json, name);
    members.read("language", settings.language, kLanguages);
    members.read("quality", settings.quality, kQualities);
    members.read("animation_speed", settings.animation_speed, kSlowestAnimation, kFastestAnimation);
    members.read("reduced_motion", settings.reduced_motion);
    members.read("follow_moves", settings.follow_moves);
    members.read("side_colours", settings.side_colours, kSideColours);
    members.read("piece_text", settings.piece_text, kPieceTexts);
    members.read("light", settings.light, kLights);
    members.read("clouds", settings.clouds);
    members.read("mansions", settings.mansions);
    members.read("coordinates", settings.coordinates);
    members.read("five_colours", settings.five_colours);
    members.read("interface_scale", settings.interface_scale, kSmallestInterface,
                 kLargestInterface);
    members.read("sound_volume", settings.sound_volume, 0.0, 1.0);
    members.read("muted", settings.muted);
    members.read_keys(settings.bindings);
    if (members.fault()) return tl::unexpected(*members.fault());
    return settings;
}

}  // namespace taiji
