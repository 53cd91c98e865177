#include "client/session/computers.hpp"

#include <utility>

namespace taiji {

void Computers::seat(const play::Game& game) {
    for (const Side side : kBothSides) {
        seats_[side] = {};
        if (play::is_human(game.seats()[side])) continue;
        seats_[side].player =
            std::make_unique<play::ComputerPlayer>(game.seats()[side], wake_, thinking_);
    }
}

void Computers::drop_questions() {
    for (const Side side : kBothSides) {
        Seat& seat = seats_[side];
        if (seat.player) seat.player->cancel();
        seat.move_ticket.reset();
        seat.draw_ticket.reset();
    }
}

void Computers::ask(const play::Game& game) {
    const Match& match = game.match();
    if (match.end()) return;
    Seat& mover = seats_[match.side_to_move()];
    if (mover.player && !mover.move_ticket) {
        mover.move_ticket = mover.player->think(match, seed_ + match.plies().size());
    }
    if (const auto side = game.computer_to_answer_draw()) {
        Seat& asked = seats_[*side];
        if (asked.player && !asked.draw_ticket) {
            asked.draw_ticket = asked.player->consider_draw(match, *side);
        }
    }
}

bool Computers::is_thinking() const {
    return seats_[Side::White].move_ticket || seats_[Side::Black].move_ticket;
}

std::optional<Computers::Decision> Computers::poll() {
    for (const Side side : kBothSides) {
        Seat& seat = seats_[side];
        while (seat.player) {
            const auto answer = seat.player->poll();
            if (!answer) break;
            if (const auto* thought = std::get_if<play::Thought>(&*answer)) {
                if (thought->ticket != seat.move_ticket) continue;
                seat.move_ticket.reset();
                return PlayMove{thought->move};
            }
            if (const auto* verdict = std::get_if<play::DrawVerdict>(&*answer)) {
                if (verdict->ticket != seat.draw_ticket) continue;
                seat.draw_ticket.reset();
                return AnswerDrawOffer{side, verdict->accepts};
            }
            const auto& failed = std::get<play::SeatFailed>(*answer);
            const bool stands =
                failed.ticket == seat.move_ticket || failed.ticket == seat.draw_ticket;
            if (!stands) continue;
            seat.move_ticket.reset();
            seat.draw_ticket.reset();
            return Failed{side, failed};
        }
    }
    return std::nullopt;
}

}  // namespace taiji
