#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "base/check.hpp"
#include "game/engine/score.hpp"
#include "game/rules/move.hpp"

namespace taiji::engine {

enum class Bound : std::uint8_t { Upper, Lower, Exact };

/// What the search remembers of a position. Win and loss scores count from that position.
struct TableEntry {
    std::optional<Move> move;
    Score score = 0;
    int depth = 0;
    Bound bound = Bound::Upper;
};

/// Shared by all search threads without locks: an entry whose two words were written by different
/// threads does not match its key and is not found (R. Hyatt, T. Mann, "A lock-less transposition
/// table implementation for parallel search chess engines", ICGA Journal 2002).
class TranspositionTable {
  public:
    /// Precondition: there is that much memory.
    explicit TranspositionTable(std::size_t mebibytes) { TAIJI_CHECK(resize(mebibytes)); }

    /// Forgets everything. False, and nothing is changed, when there is not enough memory.
    /// Precondition of this and `clear`: no search runs.
    [[nodiscard]] bool resize(std::size_t mebibytes);
    void clear();
    /// Entries of earlier searches are replaced first.
    void next_search() { generation_ = (generation_ + 1) % 64; }

    [[nodiscard]] std::optional<TableEntry> find(std::uint64_t key, int ply) const;
    void store(std::uint64_t key, int ply, const TableEntry& entry);
    /// How full it is with entries of the present search, in thousandths.
    [[nodiscard]] int permille_full() const;

  private:
    struct Slot {
        std::atomic<std::uint64_t> check{0};  // key xor data
        std::atomic<std::uint64_t> data{0};
    };
    static constexpr std::size_t kSlotsPerBucket = 4;
    struct alignas(64) Bucket {
        Slot slots[kSlotsPerBucket];
    };

    [[nodiscard]] Bucket& bucket(std::uint64_t key) const { return buckets_[key & mask_]; }

    std::unique_ptr<Bucket[]> buckets_;
    std::size_t mask_ = 0;
    unsigned generation_ = 0;
};

}  // namespace taiji::engine
