#include "tests/rules/duel.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "game/rules/apply.hpp"
#include "game/rules/attacks.hpp"
#include "game/rules/ending.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/move_text.hpp"
#include "game/rules/tfen.hpp"
#include "tests/support/scene.hpp"

namespace taiji::test {
namespace {

using twin::Colour;
using twin::Kind;

std::vector<std::string> sorted_texts(const std::vector<twin::Move>& moves) {
    std::vector<std::string> texts;
    for (const twin::Move& move : moves) texts.push_back(move_text(move));
    std::ranges::sort(texts);
    return texts;
}

std::vector<std::string> pseudo_legal_texts(const Position& position) {
    MoveList moves;
    pseudo_legal_moves(position, moves);
    std::vector<std::string> texts;
    for (const Move& move : moves) texts.push_back(move_text(position.board(), move));
    std::ranges::sort(texts);
    return texts;
}

twin::End end_of(const std::vector<Position>& line) {
    const auto end = game_end(line);
    if (!end) return {};
    return {std::string(ending_text(end->how)), std::string(result_text(*end))};
}

int failures_of_test() {
    return testing::UnitTest::GetInstance()->current_test_info()->result()->total_part_count();
}

bool is_over_middle(twin::Spot from, twin::Spot to) {
    return from.x2 * to.y2 == from.y2 * to.x2 && from.x2 * to.x2 + from.y2 * to.y2 < 0;
}

void add_way(const twin::Map& map, const twin::Move& move, std::vector<std::string>& names) {
    switch (move.mover) {
        case Kind::A:
        case Kind::C:
            if (!map.is_reached_by_land(move.from, move.to)) {
                names.push_back(move.mover == Kind::A ? "army crossing" : "citizen crossing");
            }
            break;
        case Kind::N:
            if (move.sign != '*' && !map.is_reached_by_sea(move.from, move.to)) {
                names.push_back(move.sign == 'x' ? "landing with taking" : "landing");
            }
            break;
        case Kind::S:
        case Kind::SM:
            if (map.is_solid(move.from) && map.is_dashed(move.to)) names.push_back("dive");
            if (map.is_dashed(move.from) && map.is_solid(move.to)) names.push_back("surfacing");
            if (move.sign == 'x' && map.is_dashed(move.from)) names.push_back("taking from below");
            if (move.sign == 'x' && map.is_dashed(move.to)) names.push_back("taking below");
            break;
        case Kind::F:
        case Kind::FA:
        case Kind::FC:
        case Kind::M:
            if (is_over_middle(move.from, move.to)) names.push_back("over the middle");
            break;
        case Kind::V:
        case Kind::H:
            break;
    }
}

const std::vector<Kind> kMixed = {Kind::A,  Kind::N,  Kind::F,  Kind::M,  Kind::V,
                                  Kind::C,  Kind::S,  Kind::S,  Kind::SM, Kind::SM,
                                  Kind::FA, Kind::FC, Kind::FA, Kind::FC, Kind::N};
/// For fights under water.
const std::vector<Kind> kDeep = {Kind::N, Kind::N, Kind::S, Kind::SM, Kind::S, Kind::M, Kind::C};

void place(twin::State& state, twin::Man man, const std::vector<twin::Spot>& spots, Dice& dice) {
    for (int attempt = 0; attempt < 60; ++attempt) {
        const twin::Spot spot = dice.pick(spots);
        if (!may_stand(state.map(), man, spot) || state.at(spot)) continue;
        const bool is_submarine = man.kind == Kind::S || man.kind == Kind::SM;
        if (is_submarine && state.map().is_solid(spot) && !dice.one_in(3)) continue;
        const bool enters_seat = spot == state.map().seat(other(man.colour));
        if (enters_seat && !dice.one_in(40)) continue;
        state.put(spot, man);
        return;
    }
}

}  // namespace

std::vector<std::string> rarities(const twin::State& state, const twin::Move& move) {
    std::vector<std::string> names;
    const Kind whole = state.at(move.from)->kind;
    if (move.to == state.map().seat(other(state.to_move))) return {"seat entry"};
    add_way(state.map(), move, names);
    if (move.sign == '*') names.emplace_back("depth strike");
    if (move.sign == '+') names.emplace_back(move.mover == Kind::M ? "joining" : "boarding");
    if (move.sign == '+' && whole != move.mover) names.emplace_back("changing carriers");
    if (move.sign == 'x' && move.mover == Kind::M) {
        names.emplace_back(whole == Kind::SM ? "launch" : "taking over a screen");
    }
    if (move.sign == '-' && whole != move.mover) names.emplace_back("parting");
    if (move.mover == Kind::FA || move.mover == Kind::FC) {
        names.emplace_back(move.sign == 'x' ? "laden taking" : "laden flight");
    }
    return names;
}

twin::State random_setup(const twin::Map& map, Dice& dice) {
    std::vector<twin::Spot> spots = map.solid_spots();
    for (twin::Spot spot : map.dashed_spots()) spots.push_back(spot);
    while (true) {
        twin::State state(map);
        const std::vector<Kind>& kinds = dice.one_in(2) ? kDeep : kMixed;
        for (Colour colour : {Colour::White, Colour::Black}) {
            place(state, {Kind::H, colour}, spots, dice);
            const std::size_t men = 4 + dice.below(12);
            for (std::size_t i = 0; i < men; ++i) {
                place(state, {dice.pick(kinds), colour}, spots, dice);
            }
        }
        if (!state.hub(Colour::White) || !state.hub(Colour::Black)) continue;
        state.to_move = dice.one_in(2) ? Colour::White : Colour::Black;
        state.number = 1 + static_cast<unsigned>(dice.below(90));
        state.quiet = static_cast<unsigned>(dice.below(dice.one_in(8) ? 125 : 60));
        if (is_seat_entered(state, Colour::White) && is_seat_entered(state, Colour::Black)) {
            continue;
        }
        if (is_finished(state)) return state;
        if (is_in_check(state, other(state.to_move))) state.to_move = other(state.to_move);
        if (!is_in_check(state, other(state.to_move))) return state;
    }
}

bool Duel::agree(const Line& line, const std::vector<twin::Move>& legal, const twin::End& end) {
    const twin::State& state = line.twins.back();
    const Position& position = line.positions.back();
    const int failures_before = failures_of_test();
    const std::string where = tfen(state);
    EXPECT_EQ(tfen(position), where);
    EXPECT_EQ(legal_texts(position), sorted_texts(legal)) << where;
    EXPECT_EQ(end_of(line.positions), end) << where << ": " << end.reason << ' ' << end.result;
    for (Colour colour : {Colour::White, Colour::Black}) {
        const Side side = colour == Colour::White ? Side::White : Side::Black;
        EXPECT_EQ(in_check(position, side), is_in_check(state, colour)) << where;
        if (!is_finished(state)) {
            EXPECT_EQ(threatens(position, side), threatens(state, colour)) << where;
        }
    }
    if (!is_finished(state)) {
        EXPECT_EQ(pseudo_legal_texts(position), sorted_texts(moves_of(state, state.to_move)))
            << where;
    }
    return failures_before == failures_of_test();
}

twin::Move Duel::choose_rare(const twin::State& state, const std::vector<twin::Move>& legal) {
    std::map<std::string, std::vector<twin::Move>> by_name;
    for (const twin::Move& move : legal) {
        for (const std::string& name : rarities(state, move)) by_name[name].push_back(move);
    }
    if (!dice_.one_in(30)) by_name.erase("seat entry");
    if (by_name.empty()) return dice_.pick(legal);
    const auto rarest = std::ranges::min_element(
        by_name, {}, [&](const auto& entry) { return tally_[entry.first]; });
    return dice_.pick(rarest->second);
}

twin::Move Duel::choose(const Line& line, const std::vector<twin::Move>& legal, bool is_shuffler) {
    if (is_shuffler && line.moves.size() >= 2 && !dice_.one_in(8)) {
        const twin::Move& last = line.moves[line.moves.size() - 2];
        const twin::Move back{last.mover, last.to, last.from, '-'};
        if (std::ranges::count(legal, back) == 1) return back;
    }
    return dice_.one_in(3) ? dice_.pick(legal) : choose_rare(line.twins.back(), legal);
}

void Duel::play(const twin::State& first, int plies) {
    Line line{{first}, {position_of(board_, tfen(first))}, {}};
    const bool is_shuffler = dice_.one_in(kShufflers);
    for (int ply = 0;; ++ply) {
        const twin::State& state = line.twins.back();
        const auto legal = legal_moves(state);
        const twin::End end = game_end(line.twins);
        const std::string text = tfen(state);
        seen_.insert(text.substr(0, text.rfind(' ', text.rfind(' ') - 1)));
        if (!agree(line, legal, end)) {
            ++failures_;
            return;
        }
        if (is_in_check(state, state.to_move)) ++tally_["check"];
        if (!end.reason.empty()) {
            ++tally_["ended by " + end.reason];
            return;
        }
        if (ply == plies) return;
        const twin::Move move = choose(line, legal, is_shuffler);
        for (const std::string& name : rarities(state, move)) ++tally_[name];
        line.positions.push_back(after(line.positions.back(), move_text(move)));
        line.moves.push_back(move);
        line.twins.push_back(twin::after(line.twins.back(), move));
    }
}

}  // namespace taiji::test
