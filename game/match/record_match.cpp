#include <utility>
#include <variant>

#include "base/check.hpp"
#include "game/match/record.hpp"

namespace taiji {

Record record_of(const Match& match) {
    Record record;
    record.players = {{match.player(Side::White), match.player(Side::Black)}};
    record.board = match.board();
    record.start = match.line().front();
    record.time_control = match.time_control();
    record.draw_offer = match.draw_offer();
    record.end = match.end();
    const bool timed = !std::holds_alternative<Untimed>(match.time_control());
    for (std::size_t i = 0; i < match.plies().size(); ++i) {
        const Ply& ply = match.plies()[i];
        RecordPly& written = record.plies.emplace_back();
        written.move = ply.move;
        if (timed) written.clock = ply.clocks[match.line()[i].side_to_move()];
    }
    if (timed && match.clocks() != match.clocks_at(match.plies().size())) {
        record.clocks = match.clocks();
    }
    return record;
}

void add_hashes(Record& record) {
    Position position = record.start;
    for (RecordPly& ply : record.plies) {
        Undo undo;
        position.make(ply.move, undo);
        ply.hash = position.hash();
    }
}

Result<Match> match_of(const Record& record) {
    TAIJI_CHECK(record.board != nullptr && &record.start.board() == record.board.get());
    MatchSetup setup;
    setup.board = record.board;
    setup.players = record.players;
    setup.time_control = record.time_control.value_or(Untimed{});
    setup.start = record.start;

    MatchProgress progress;
    Clocks clocks = clocks_at_start(setup.time_control);
    Side side = record.start.side_to_move();
    for (const RecordPly& ply : record.plies) {
        if (ply.clock) clocks[side] = *ply.clock;
        progress.plies.push_back({ply.move, clocks});
        side = opponent(side);
    }
    progress.clocks = record.clocks;
    progress.draw_offer = record.draw_offer;
    progress.end = record.end;
    return Match::resume(std::move(setup), progress);
}

}  // namespace taiji
