// Positions in text: what is read is written strictly, reads the same again, and plays.
#include "base/check.hpp"
#include "game/rules/tfen.hpp"
#include "tests/fuzz/fuzz_support.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace taiji;
    const std::string_view text = fuzz::text_of(data, size);
    const Result<Position> position = parse_tfen(*fuzz::world(), text);
    if (!position) {
        TAIJI_CHECK(!position.error().message.empty());
        return 0;
    }
    const std::string written = tfen(*position);
    const Result<Position> again = parse_tfen(*fuzz::world(), written);
    TAIJI_CHECK(again.has_value() && *again == *position);
    TAIJI_CHECK(tfen(*again) == written);
    fuzz::play_and_take_back(*position, text, 6);
    return 0;
}
