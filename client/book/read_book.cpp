#include "client/book/read_book.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "game/board/coordinates.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/move_text.hpp"
#include "game/rules/tfen.hpp"

namespace taiji::book {
namespace {

using Json = nlohmann::json;

/// Reads one file. `where_` is the place that an error names: "army.cross".
class Reader {
  public:
    Reader(const Board& board, std::string_view name, const Language& texts)
        : board_(board), name_(name), texts_(texts.file(UiLanguage::English)) {}

    Result<std::vector<Chapter>> chapters(const Json& json) {
        std::vector<Chapter> made;
        where_ = "chapters";
        const Json* list = list_of(json, "chapters");
        if (list == nullptr || list->empty()) return wrong("expected chapters");
        for (const Json& each : *list) {
            auto chapter = read_chapter(each);
            if (!chapter) return tl::unexpected(chapter.error());
            made.push_back(std::move(*chapter));
        }
        for (const auto& [key, text] : texts_.texts()) {
            if (used_.count(key) == 0) {
                return fail("{}: the text \"{}\" belongs to no page", name_, key);
            }
        }
        return made;
    }

  private:
    template <typename... Args>
    [[nodiscard]] tl::unexpected<Error> wrong(fmt::format_string<Args...> text, Args&&... args) {
        return fail("{}: {}: {}", name_, where_, fmt::format(text, std::forward<Args>(args)...));
    }

    /// Null: something else stands there. An empty list: nothing does.
    static const Json* list_of(const Json& json, const char* field) {
        static const Json kNothing = Json::array();
        if (!json.is_object()) return nullptr;
        const auto found = json.find(field);
        if (found == json.end()) return &kNothing;
        return found->is_array() ? &*found : nullptr;
    }

    Result<std::string> word(const Json& json, const char* field) {
        if (json.is_object()) {
            const auto found = json.find(field);
            if (found != json.end() && found->is_string() && !found->get<std::string>().empty()) {
                return found->get<std::string>();
            }
        }
        return wrong("expected a text as \"{}\"", field);
    }

    /// A key that must have a text, whose points must be the board's.
    Result<std::string> key(std::string wanted) {
        const std::string* text = texts_.find(wanted);
        if (text == nullptr) return wrong("there is no text \"{}\"", wanted);
        const auto points = argument_names(*text);
        if (!points) return wrong("\"{}\": {}", wanted, points.error().message);
        for (const std::string& point : *points) {
            const auto read = point_of_argument(board_, point);
            if (!read) return wrong("\"{}\": {}", wanted, read.error().message);
        }
        used_.insert(wanted);
        return wanted;
    }

    Result<Point> point(const Json& json, const char* field) {
        const auto text = word(json, field);
        if (!text) return tl::unexpected(text.error());
        const auto at = parse_point(board_, *text);
        if (!at) return wrong("\"{}\": {}", field, at.error().message);
        return *at;
    }

    /// Nothing: the field is not there.
    Result<std::optional<Unit>> unit(const Json& json) {
        if (!json.contains("unit")) return std::nullopt;
        const auto text = word(json, "unit");
        if (!text) return tl::unexpected(text.error());
        const auto read = unit_from_letters(*text);
        if (!read) return wrong("\"unit\": expected the letters of a unit, found {}", *text);
        return read;
    }

    Result<double> distance(const Json& json) {
        constexpr double kUsual = 2.4, kLeast = 0.5, kMost = 6.0;
        if (!json.contains("distance")) return kUsual;
        const Json& value = json.at("distance");
        if (!value.is_number() || value < kLeast || value > kMost) {
            return wrong("\"distance\": expected a number from {} to {}", kLeast, kMost);
        }
        return value.get<double>();
    }

    Result<Chapter> read_chapter(const Json& json);
    Result<Page> read_page(const Json& json);
    Result<Place> read_place(const Json& json);
    Result<Figure> read_figure(const Json& json, const std::string& page);
    Result<void> read_examples(const Json& json, Verdict verdict, const std::string& figure,
                               Figure& into);
    Result<void> judge_example(const Position& position, const Example& example);

    const Board& board_;
    std::string_view name_;
    const TextFile& texts_;
    std::string where_;
    std::set<std::string> pages_;
    std::set<std::string, std::less<>> used_;
};

Result<Chapter> Reader::read_chapter(const Json& json) {
    Chapter made;
    auto id = word(json, "id");
    if (!id) return tl::unexpected(id.error());
    made.id = where_ = *std::move(id);
    auto title = key("chapter." + made.id);
    if (!title) return tl::unexpected(title.error());
    made.title = *std::move(title);
    const Json* list = list_of(json, "pages");
    if (list == nullptr || list->empty()) return wrong("expected pages");
    for (const Json& each : *list) {
        auto page = read_page(each);
        if (!page) return tl::unexpected(page.error());
        made.pages.push_back(std::move(*page));
    }
    return made;
}

Result<Page> Reader::read_page(const Json& json) {
    Page made;
    auto id = word(json, "id");
    if (!id) return tl::unexpected(id.error());
    made.id = where_ = *std::move(id);
    if (!pages_.insert(made.id).second) return wrong("there are two pages of this name");
    const auto about = unit(json);
    if (!about) return tl::unexpected(about.error());
    made.unit = *about;
    auto title = key(made.id + ".title");
    if (!title) return tl::unexpected(title.error());
    made.title = *std::move(title);
    do {
        auto paragraph = key(fmt::format("{}.{}", made.id, made.paragraphs.size() + 1));
        if (!paragraph) return tl::unexpected(paragraph.error());
        made.paragraphs.push_back(*std::move(paragraph));
    } while (texts_.find(fmt::format("{}.{}", made.id, made.paragraphs.size() + 1)) != nullptr);
    const Json* places = list_of(json, "places");
    const Json* figures = list_of(json, "diagrams");
    if (places == nullptr || figures == nullptr) return wrong("expected lists");
    for (const Json& each : *places) {
        auto place = read_place(each);
        if (!place) return tl::unexpected(place.error());
        made.places.push_back(std::move(*place));
    }
    for (const Json& each : *figures) {
        auto figure = read_figure(each, made.id);
        if (!figure) return tl::unexpected(figure.error());
        made.figures.push_back(std::move(*figure));
    }
    return made;
}

Result<Place> Reader::read_place(const Json& json) {
    auto id = word(json, "id");
    if (!id) return tl::unexpected(id.error());
    const auto at = point(json, "at");
    if (!at) return tl::unexpected(at.error());
    auto name = key("place." + *id);
    if (!name) return tl::unexpected(name.error());
    return Place{.id = *std::move(id), .at = *at, .name = *std::move(name)};
}

Result<Figure> Reader::read_figure(const Json& json, const std::string& page) {
    where_ = page;
    auto id = word(json, "id");
    if (!id) return tl::unexpected(id.error());
    where_ = page + "." + *id;
    auto tfen = word(json, "tfen");
    if (!tfen) return tl::unexpected(tfen.error());
    const auto position = parse_tfen(board_, *tfen);
    if (!position) return wrong("{}", position.error().message);
    const auto look = point(json, "look");
    if (!look) return tl::unexpected(look.error());
    const auto far = distance(json);
    if (!far) return tl::unexpected(far.error());
    auto caption = key(where_);
    if (!caption) return tl::unexpected(caption.error());
    Figure made{.id = *std::move(id),
                .tfen = *std::move(tfen),
                .position = *position,
                .look = *look,
                .distance = *far,
                .caption = *std::move(caption),
                .examples = {}};
    for (const Verdict verdict : {Verdict::May, Verdict::Never}) {
        const auto read = read_examples(json, verdict, made.caption, made);
        if (!read) return tl::unexpected(read.error());
    }
    if (made.examples.empty() || made.examples.front().verdict == Verdict::Never) {
        return wrong("expected a move that the reader may make");
    }
    return made;
}

Result<void> Reader::read_examples(const Json& json, Verdict verdict, const std::string& figure,
                                   Figure& into) {
    const char* field = verdict == Verdict::May ? "may" : "never";
    const Json* list = list_of(json, field);
    if (list == nullptr) return wrong("expected a list as \"{}\"", field);
    std::size_t number = 0;
    for (const Json& each : *list) {
        if (!each.is_string()) return wrong("expected moves as \"{}\"", field);
        auto text = key(fmt::format("{}.{}{}", figure, field, ++number));
        if (!text) return tl::unexpected(text.error());
        Example made{each.get<std::string>(), verdict, *std::move(text)};
        const auto judged = judge_example(into.position, made);
        if (!judged) return judged;
        into.examples.push_back(std::move(made));
    }
    return {};
}

Result<void> Reader::judge_example(const Position& position, const Example& example) {
    const auto move = parse_move_syntax(board_, example.move);
    if (!move) return wrong("{}", move.error().message);
    const auto legal = parse_move(position, example.move);
    if (example.verdict == Verdict::May && !legal) return wrong("{}", legal.error().message);
    if (example.verdict == Verdict::Never) {
        if (legal) return wrong("{} is legal", example.move);
        // The program shows why, which needs a piece of the reader's there.
        const auto piece = position.piece_at(move->from);
        if (!piece || piece->side != position.side_to_move()) {
            return wrong("{}: no piece of the reader's is there", example.move);
        }
    }
    return {};
}

}  // namespace

Result<Point> point_of_argument(const Board& board, std::string_view argument) {
    std::string text(argument);
    std::replace(text.begin(), text.end(), '_', '.');
    return parse_point(board, text);
}

Result<std::vector<Chapter>> read_chapters(const Board& board, std::string_view json,
                                           std::string_view name, const Language& texts) {
    const Json read = Json::parse(json, nullptr, false);
    if (read.is_discarded()) return fail("{}: not JSON", name);
    return Reader(board, name, texts).chapters(read);
}

}  // namespace taiji::book
