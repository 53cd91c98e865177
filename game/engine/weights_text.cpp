#include "game/engine/weights_text.hpp"

#include <charconv>
#include <vector>

namespace taiji::engine {
namespace {

std::vector<std::string_view> split(std::string_view text, char at) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(at);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

/// One term and its values, `tempo:15`.
Result<void> read_term(std::string_view text, Weights& weights) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos)
        return fail("\"{}\": expected a term and its values, such as tempo:15", text);
    const std::string_view name = text.substr(0, colon);
    const std::vector<std::string_view> values = split(text.substr(colon + 1), ',');
    std::size_t known = 0;
    bool all_read = true;
    for_each_weight(weights, [&](std::string_view term, int& weight) {
        if (term != name) return;
        if (known < values.size()) {
            const std::string_view value = values[known];
            const auto [end, error] =
                std::from_chars(value.data(), value.data() + value.size(), weight);
            if (error != std::errc{} || end != value.data() + value.size()) all_read = false;
        }
        ++known;
    });
    if (known == 0) return fail("no term of the evaluation is called \"{}\"", name);
    if (known != values.size() || !all_read)
        return fail("\"{}\": expected {} whole numbers for {}", text, known, name);
    return {};
}

}  // namespace

std::string weights_text(const Weights& weights) {
    std::string text;
    std::string_view last;
    for_each_weight(weights, [&](std::string_view name, const int& weight) {
        text += name == last ? "," : fmt::format("{}{}:", last.empty() ? "" : ";", name);
        text += std::to_string(weight);
        last = name;
    });
    return text;
}

Result<Weights> parse_weights(std::string_view text) {
    Weights weights;
    for (std::string_view term : split(text, ';')) {
        if (auto read = read_term(term, weights); !read) return tl::unexpected(read.error());
    }
    return weights;
}

}  // namespace taiji::engine
