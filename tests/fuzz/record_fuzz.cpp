#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/check.hpp"
#include "game/match/record.hpp"
#include "game/match/record_reader.hpp"
#include "tests/fuzz/fuzz_support.hpp"

// Reads any bytes as records. What the reader keeps of a game, faulty or not, must be a sound
// record: written and read again it is the same, without an error, and it makes a match.

namespace {

using namespace taiji;

void check_game(const ReadGame& game) {
    TAIJI_CHECK(game.record || !game.errors.empty());
    if (!game.record) return;
    const Result<std::vector<ReadGame>> again =
        read_records(fuzz::world(), write_record(*game.record));
    TAIJI_CHECK(again && again->size() == 1);
    TAIJI_CHECK(again->front().errors.empty());
    TAIJI_CHECK(again->front().record == game.record);
    TAIJI_CHECK(match_of(*game.record));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Result<RecordReader> reader = RecordReader::open(fuzz::world(), fuzz::text_of(data, size));
    if (!reader) return 0;
    while (const std::optional<ReadGame> game = reader->next()) check_game(*game);
    TAIJI_CHECK(reader->bytes_read() == size);
    TAIJI_CHECK(reader->looks() <= 12 * size + 100);
    return 0;
}
