#include <algorithm>
#include <stdexcept>
#include <utility>

#include "tests/rules/twin/moves.hpp"

namespace taiji::twin {
namespace {

std::optional<Kind> what_stays(Kind whole, Kind mover) {
    if (whole == mover) return std::nullopt;
    if (whole == Kind::FA) return mover == Kind::A ? Kind::F : Kind::A;
    if (whole == Kind::FC) return mover == Kind::C ? Kind::F : Kind::C;
    if (whole == Kind::SM) return mover == Kind::M ? Kind::S : Kind::M;
    throw std::logic_error("twin: mover is no part of the piece");
}

Kind stack_with(Kind passenger) {
    switch (passenger) {
        case Kind::A:
            return Kind::FA;
        case Kind::C:
            return Kind::FC;
        case Kind::M:
            return Kind::SM;
        default:
            throw std::logic_error("twin: no passenger");
    }
}

End won_by(Colour colour, std::string reason) {
    return {std::move(reason), colour == Colour::White ? "1-0" : "0-1"};
}

std::optional<End> repetition_end(const std::vector<State>& line) {
    std::vector<std::size_t> times;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i].is_same_placement(line.back())) times.push_back(i);
    }
    if (times.size() < 3) return std::nullopt;
    bool always_threatened[2] = {true, true};
    for (std::size_t i = times[0] + 1; i < line.size(); ++i) {
        const Colour mover = other(line[i].to_move);
        if (!threatens(line[i], mover)) always_threatened[static_cast<int>(mover)] = false;
    }
    if (always_threatened[0] == always_threatened[1]) return End{"repetition", "1/2-1/2"};
    return won_by(always_threatened[0] ? Colour::Black : Colour::White, "perpetual");
}

}  // namespace

State after(const State& state, const Move& move) {
    State next = state;
    const Man whole = *state.at(move.from);
    const auto stays = what_stays(whole.kind, move.mover);
    if (move.sign == '*') {
        next.put(move.to, std::nullopt);
    } else {
        next.put(move.from, stays ? std::optional(Man{*stays, whole.colour}) : std::nullopt);
        const Kind arrives = move.sign == '+' ? stack_with(move.mover) : move.mover;
        next.put(move.to, Man{arrives, whole.colour});
    }
    const bool is_taking = move.sign == 'x' || move.sign == '*';
    next.quiet = is_taking ? 0 : state.quiet + 1;
    if (state.to_move == Colour::Black) ++next.number;
    next.to_move = other(state.to_move);
    return next;
}

bool is_in_check(const State& state, Colour colour) {
    const auto hub = state.hub(colour);
    if (!hub) throw std::logic_error("twin: a side has no hub");
    return !moves_of(state, other(colour), hub).empty();
}

bool is_seat_entered(const State& state, Colour whose_seat) {
    const auto& man = state.at(state.map().seat(whose_seat));
    return man && man->colour != whose_seat;
}

bool threatens(const State& state, Colour colour) {
    return is_in_check(state, other(colour)) ||
           !moves_of(state, colour, state.map().seat(other(colour))).empty();
}

bool is_finished(const State& state) {
    return is_seat_entered(state, Colour::White) || is_seat_entered(state, Colour::Black);
}

bool is_guarded(const State& state, const Move& move) {
    return move.to == state.map().seat(other(state.to_move)) ||
           !is_in_check(after(state, move), state.to_move);
}

std::vector<Move> legal_moves(const State& state) {
    std::vector<Move> legal;
    if (is_finished(state)) return legal;
    for (const Move& move : moves_of(state, state.to_move)) {
        if (is_guarded(state, move)) legal.push_back(move);
    }
    return legal;
}

bool has_legal_move(const State& state) {
    if (is_finished(state)) return false;
    return std::ranges::any_of(moves_of(state, state.to_move),
                               [&](const Move& move) { return is_guarded(state, move); });
}

std::optional<Move> legal_move(const State& state, std::string_view text) {
    if (is_finished(state)) return std::nullopt;
    for (const Move& move : moves_of(state, state.to_move)) {
        if (move_text(move) == text && is_guarded(state, move)) return move;
    }
    return std::nullopt;
}

std::vector<std::string> legal_texts(const State& state) {
    std::vector<std::string> texts;
    for (const Move& move : legal_moves(state)) texts.push_back(move_text(move));
    std::ranges::sort(texts);
    return texts;
}

std::uint64_t perft(const State& state, int depth) {
    if (depth == 0) return 1;
    const auto moves = legal_moves(state);
    if (depth == 1) return moves.size();
    std::uint64_t count = 0;
    for (const Move& move : moves) count += perft(after(state, move), depth - 1);
    return count;
}

End game_end(const std::vector<State>& line) {
    const State& now = line.back();
    for (Colour colour : {Colour::White, Colour::Black}) {
        if (is_seat_entered(now, colour)) return won_by(other(colour), "seat");
    }
    if (!has_legal_move(now)) {
        return won_by(other(now.to_move), is_in_check(now, now.to_move) ? "mate" : "stalemate");
    }
    if (const auto end = repetition_end(line)) return *end;
    if (now.quiet >= 120) return {"quiet", "1/2-1/2"};
    return {};
}

}  // namespace taiji::twin
