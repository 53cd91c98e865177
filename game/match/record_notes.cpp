#include "game/match/record_notes.hpp"

#include <algorithm>

namespace taiji {

std::string_view RecordNotes::comment_at(std::size_t ply) const {
    if (ply == 0) return comment;
    return ply <= plies.size() ? std::string_view(plies[ply - 1].comment) : std::string_view();
}

std::optional<Evaluation> RecordNotes::evaluation_at(std::size_t ply) const {
    if (ply == 0 || ply > plies.size()) return std::nullopt;
    return plies[ply - 1].evaluation;
}

void RecordNotes::keep_plies(std::size_t count) {
    if (plies.size() > count) plies.resize(count);
}

RecordNotes notes_of(const Record& record) {
    RecordNotes notes{.event = record.event,
                      .site = record.site,
                      .date = record.date,
                      .round = record.round,
                      .other_tags = record.other_tags,
                      .comment = record.comment,
                      .plies = {}};
    notes.plies.reserve(record.plies.size());
    for (const RecordPly& ply : record.plies) notes.plies.push_back({ply.evaluation, ply.comment});
    while (!notes.plies.empty() && notes.plies.back() == RecordNotes::PlyNote{}) {
        notes.plies.pop_back();
    }
    return notes;
}

void add_notes(Record& record, const RecordNotes& notes) {
    record.event = notes.event;
    record.site = notes.site;
    record.date = notes.date;
    record.round = notes.round;
    record.other_tags = notes.other_tags;
    record.comment = notes.comment;
    const std::size_t count = std::min(record.plies.size(), notes.plies.size());
    for (std::size_t i = 0; i < count; ++i) {
        record.plies[i].evaluation = notes.plies[i].evaluation;
        record.plies[i].comment = notes.plies[i].comment;
    }
}

}  // namespace taiji
