#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/match/record.hpp"

namespace taiji {

/// What a record says of a game beyond what the match itself knows.
struct RecordNotes {
    struct PlyNote {
        std::optional<Evaluation> evaluation;
        std::string comment;
        friend bool operator==(const PlyNote&, const PlyNote&) = default;
    };
    std::string event = "?";
    std::string site = "?";
    std::string date = "????.??.??";
    std::string round = "?";
    std::vector<Tag> other_tags;
    std::string comment;         ///< before the first move
    std::vector<PlyNote> plies;  ///< of the first moves; the rest has none

    /// Of the position after `ply` plies; 0: of the game. Empty: none.
    [[nodiscard]] std::string_view comment_at(std::size_t ply) const;
    /// Of the position after `ply` plies, 1 or more.
    [[nodiscard]] std::optional<Evaluation> evaluation_at(std::size_t ply) const;
    /// The game goes on differently from here on: what was noted later is of other moves.
    void keep_plies(std::size_t count);

    friend bool operator==(const RecordNotes&, const RecordNotes&) = default;
};

[[nodiscard]] RecordNotes notes_of(const Record& record);
/// Writes the notes into a record of that game; those of plies that it has not are left out.
void add_notes(Record& record, const RecordNotes& notes);

}  // namespace taiji
