#pragma once

#include <span>
#include <string>

#include "client/language/language.hpp"
#include "game/rules/apply.hpp"

namespace taiji::describe {

/// Says what happens in a game, in the chosen language, for those who do not see the globe. Every
/// sentence ends with its full stop.
class Narrator {
  public:
    /// Both outlive this.
    Narrator(const Language& language, const Board& board) : language_(language), board_(board) {}

    /// A move with all that it brought: one to five short sentences in one line. Precondition:
    /// `events` came from apply(), perhaps with a GameEnded of the match behind; or are a GameEnded
    /// alone.
    [[nodiscard]] std::string events(std::span<const Event> events) const;
    /// "Check to Black's hub!" and the like: of one event that is no part of a move.
    [[nodiscard]] std::string check(const CheckGiven& given) const;
    [[nodiscard]] std::string threat(const SeatThreatened& given) const;
    /// "Black has resigned. White wins."
    [[nodiscard]] std::string ending(const GameEnd& end) const;
    [[nodiscard]] std::string draw_offered(Side by) const;
    [[nodiscard]] std::string draw_declined(Side by) const;
    /// "the Sahara (0, S1)", "撒哈拉（南1）": where a point lies.
    [[nodiscard]] std::string place(Point point) const;

  private:
    struct Story;
    [[nodiscard]] std::string main_sentence(const Story& story) const;
    [[nodiscard]] std::string way(const Moved& moved) const;
    [[nodiscard]] std::string taking(const Moved& moved, const Taken& taken) const;
    [[nodiscard]] std::string stay(const Story& story) const;
    [[nodiscard]] std::string piece(Piece piece) const;

    const Language& language_;
    const Board& board_;
};

}  // namespace taiji::describe
