#include "client/describe/narrator.hpp"

#include <array>
#include <optional>

#include "base/check.hpp"
#include "client/describe/places.hpp"
#include "client/describe/words.hpp"

namespace taiji::describe {
namespace {

/// Of the unit that carries a stack.
std::size_t carrier_of(Unit unit) {
    return static_cast<std::size_t>(*units_of(unit)[0]);
}

std::string_view going_key(Unit unit) {
    constexpr std::array<std::string_view, 8> kKeys = {
        "tell.army",      "tell.navy",    "tell.air_force", "tell.missile",
        "tell.submarine", "tell.carrier", "tell.citizen",   "tell.hub"};
    return kKeys[carrier_of(unit)];
}

/// Precondition: no hub, which takes nothing.
std::string_view taking_key(Unit unit) {
    constexpr std::array<std::string_view, 7> kKeys = {
        "tell.army_takes",      "tell.navy_takes",    "tell.air_force_takes", "tell.missile_takes",
        "tell.submarine_takes", "tell.carrier_takes", "tell.citizen_takes"};
    const std::size_t i = carrier_of(unit);
    TAIJI_CHECK(i < kKeys.size());
    return kKeys[i];
}

std::string_view going_frame(Manner manner) {
    switch (manner) {
        case Manner::Crossed:
            return "tell.crosses";
        case Manner::Landed:
            return "tell.lands";
        case Manner::Dived:
            return "tell.dives";
        case Manner::Surfaced:
            return "tell.surfaces";
        case Manner::Travelled:
        case Manner::Launched:
            break;
    }
    return "tell.way";
}

std::string_view taking_frame(Manner manner) {
    switch (manner) {
        case Manner::Crossed:
            return "tell.takes_crossing";
        case Manner::Landed:
            return "tell.takes_landing";
        case Manner::Surfaced:
            return "tell.takes_surfacing";
        case Manner::Launched:
            return "tell.launch";
        case Manner::Travelled:
        case Manner::Dived:
            break;
    }
    return "tell.takes";
}

}  // namespace

/// The events of one move, each by its kind.
struct Narrator::Story {
    explicit Story(std::span<const Event> events) {
        for (const Event& event : events) {
            std::visit([this](const auto& it) { take(it); }, event);
        }
    }
    void take(const LeftBehind& it) { left = it; }
    void take(const Taken& it) { taken = it; }
    void take(const Moved& it) { moved = it; }
    void take(const Boarded& it) { boarded = it; }
    void take(const Joined& it) { joined = it; }
    void take(const Struck& it) { struck = it; }
    void take(const CheckGiven& it) { check = it; }
    void take(const SeatThreatened& it) { threat = it; }
    void take(const GameEnded& it) { end = it.end; }

    std::optional<LeftBehind> left;
    std::optional<Taken> taken;
    std::optional<Moved> moved;
    std::optional<Boarded> boarded;
    std::optional<Joined> joined;
    std::optional<Struck> struck;
    std::optional<CheckGiven> check;
    std::optional<SeatThreatened> threat;
    std::optional<GameEnd> end;
};

std::string Narrator::events(std::span<const Event> events) const {
    const Story story(events);
    std::string made;
    const auto add = [&](const std::string& sentence) {
        if (sentence.empty()) return;
        if (!made.empty() && language_.chosen() == UiLanguage::English) made += ' ';
        made += sentence;
    };
    add(main_sentence(story));
    add(stay(story));
    // An end says more than what led to it.
    if (story.end) {
        add(ending(*story.end));
        return made;
    }
    if (story.check) add(check(*story.check));
    if (story.threat) add(threat(*story.threat));
    return made;
}

std::string Narrator::main_sentence(const Story& story) const {
    if (story.struck) {
        return language_.format("tell.strikes", {{"piece", piece(story.struck->navy)},
                                                 {"to", place(story.struck->at)},
                                                 {"victim", piece(story.struck->target)}});
    }
    if (story.boarded) {
        return language_.format("tell.boards", {{"piece", piece(story.boarded->passenger)},
                                                {"to", place(story.boarded->at)}});
    }
    if (story.joined) {
        return language_.format("tell.joins", {{"piece", piece(story.joined->missile)},
                                               {"to", place(story.joined->at)}});
    }
    if (!story.moved) return {};
    return story.taken ? taking(*story.moved, *story.taken) : way(*story.moved);
}

std::string Narrator::way(const Moved& moved) const {
    const std::string_view key = place_key(board_, moved.to);
    if (going_frame(moved.manner) == "tell.way" && !key.empty() &&
        key == place_key(board_, moved.from)) {
        return language_.format("tell.within",
                                {{"piece", piece(moved.piece)},
                                 {"verb", std::string(language_.text(going_key(moved.piece.unit)))},
                                 {"place", std::string(language_.text(key))},
                                 {"from", point_name(language_, board_, moved.from)},
                                 {"to", point_name(language_, board_, moved.to)}});
    }
    return language_.format(going_frame(moved.manner),
                            {{"piece", piece(moved.piece)},
                             {"verb", std::string(language_.text(going_key(moved.piece.unit)))},
                             {"from", place(moved.from)},
                             {"to", place(moved.to)}});
}

std::string Narrator::taking(const Moved& moved, const Taken& taken) const {
    return language_.format(taking_frame(moved.manner),
                            {{"piece", piece(moved.piece)},
                             {"verb", std::string(language_.text(taking_key(moved.piece.unit)))},
                             {"victim", piece(taken.piece)},
                             {"from", place(moved.from)},
                             {"to", place(moved.to)}});
}

std::string Narrator::stay(const Story& story) const {
    if (!story.left) return {};
    const Unit unit = story.left->piece.unit;
    const bool passenger_stays = unit == Unit::Army || unit == Unit::Citizen;
    return language_.format(passenger_stays ? "tell.sets_down" : "tell.parts",
                            {{"unit", unit_name(language_, unit)}, {"at", place(story.left->at)}});
}

std::string Narrator::check(const CheckGiven& given) const {
    return language_.format("tell.check", {{"side", side_name(language_, given.side)}});
}

std::string Narrator::threat(const SeatThreatened& given) const {
    return language_.format("tell.seat", {{"side", side_name(language_, given.side)}});
}

std::string Narrator::ending(const GameEnd& end) const {
    const std::string how = ending_sentence(language_, end);
    if (!end.winner) return language_.format("tell.draw", {{"how", how}});
    return language_.format("tell.end", {{"how", how}, {"result", result_words(language_, end)}});
}

std::string Narrator::draw_offered(Side by) const {
    return language_.format("tell.offers_draw", {{"side", side_name(language_, by)}});
}

std::string Narrator::draw_declined(Side by) const {
    return language_.format("tell.declines_draw", {{"side", side_name(language_, by)}});
}

std::string Narrator::place(Point point) const {
    const std::string at = point_name(language_, board_, point);
    const std::string_view key = place_key(board_, point);
    if (key.empty()) return at;
    return language_.format("tell.place",
                            {{"place", std::string(language_.text(key))}, {"point", at}});
}

std::string Narrator::piece(Piece piece) const {
    return piece_name(language_, piece);
}

}  // namespace taiji::describe
