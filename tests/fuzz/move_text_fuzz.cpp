// Moves and points in text. The first byte chooses the position, the rest is the text.
#include <array>

#include "base/check.hpp"
#include "game/board/coordinates.hpp"
#include "game/rules/legal_moves.hpp"
#include "game/rules/move_text.hpp"
#include "game/rules/refusal.hpp"
#include "game/rules/tfen.hpp"
#include "tests/fuzz/fuzz_support.hpp"

namespace {

using namespace taiji;

const Position& position_for(std::uint8_t choice) {
    static const std::array kPositions = {
        Position::start(*fuzz::world()).value(),
        parse_tfen(*fuzz::world(),
                   "1M1f2F7m/1F5s7/15/5m8n/4C5c4/2H1C6h3/2AAC4accv2/5NV3a4/3S10v/3V3N2nf3/9M5 w "
                   "s@e2.5s1.5,S@w5.5n0.5 78 40")
            .value(),
        parse_tfen(*fuzz::world(),
                   "2m12/15/m14/2A10a1/4C5c4/3HC5ch1v1/1[SM]1AC1N3cfM2/5V1v2ns3/3N3S4a2/3F11/5F7nf "
                   "w s@e1.5n3.5 48 30")
            .value()};
    return kPositions[choice % kPositions.size()];
}

void check_point(const Board& board, std::string_view text) {
    const Result<Point> point = parse_point(board, text);
    if (!point) {
        TAIJI_CHECK(!point.error().message.empty());
        return;
    }
    for (const std::string& written : {point_text(board, *point), point_prose_en(board, *point),
                                       point_prose_zh(board, *point)}) {
        const Result<Point> again = parse_point(board, written);
        TAIJI_CHECK(again.has_value() && *again == *point);
    }
}

void check_move(const Position& position, std::string_view text) {
    const Result<Move> move = parse_move_syntax(position.board(), text);
    const Result<Move> legal = parse_move(position, text);
    if (!move) {
        TAIJI_CHECK(!legal.has_value() && !move.error().message.empty());
        return;
    }
    const Result<Move> again =
        parse_move_syntax(position.board(), move_text(position.board(), *move));
    TAIJI_CHECK(again.has_value() && *again == *move);
    const std::optional<Refusal> why = refusal(position, *move);
    TAIJI_CHECK(why.has_value() != is_legal(position, *move));
    TAIJI_CHECK(why.has_value() != legal.has_value());
    if (why) TAIJI_CHECK(!refusal_text(position, *move, *why).empty());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text = fuzz::text_of(data + 1, size - 1);
    const Position& position = position_for(*data);
    check_point(position.board(), text);
    check_move(position, text);
    return 0;
}
