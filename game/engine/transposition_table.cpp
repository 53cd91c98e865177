#include "game/engine/transposition_table.hpp"

#include <algorithm>
#include <bit>
#include <new>
#include <utility>

#include "base/check.hpp"

namespace taiji::engine {
namespace {

// Layout of an entry's word, from the lowest bit.
constexpr unsigned kFromBits = 8;
constexpr unsigned kToShift = kFromBits;
constexpr unsigned kMoverShift = 16;
constexpr unsigned kKindShift = 20;
constexpr unsigned kHasMoveShift = 22;
constexpr unsigned kBoundShift = 23;
constexpr unsigned kGenerationShift = 25;
constexpr unsigned kDepthShift = 32;
constexpr unsigned kScoreShift = 48;
constexpr int kDepthOffset = 64;

std::uint64_t pack(const TableEntry& entry, unsigned generation) {
    std::uint64_t data = 0;
    if (entry.move) {
        data = index(entry.move->from) | index(entry.move->to) << kToShift |
               static_cast<std::uint64_t>(entry.move->mover) << kMoverShift |
               static_cast<std::uint64_t>(entry.move->kind) << kKindShift |
               std::uint64_t{1} << kHasMoveShift;
    }
    return data | static_cast<std::uint64_t>(entry.bound) << kBoundShift |
           std::uint64_t{generation} << kGenerationShift |
           static_cast<std::uint64_t>(entry.depth + kDepthOffset) << kDepthShift |
           static_cast<std::uint64_t>(static_cast<std::uint16_t>(entry.score)) << kScoreShift;
}

unsigned generation_of(std::uint64_t data) {
    return (data >> kGenerationShift) & 63U;
}
int depth_of(std::uint64_t data) {
    return static_cast<int>((data >> kDepthShift) & 0xFFFFU) - kDepthOffset;
}

TableEntry unpack(std::uint64_t data) {
    TableEntry entry;
    if ((data >> kHasMoveShift & 1U) != 0) {
        entry.move =
            Move{static_cast<Point>(data & 0xFFU), static_cast<Point>(data >> kToShift & 0xFFU),
                 static_cast<Unit>(data >> kMoverShift & 0xFU),
                 static_cast<MoveKind>(data >> kKindShift & 3U)};
    }
    entry.bound = static_cast<Bound>(data >> kBoundShift & 3U);
    entry.depth = depth_of(data);
    entry.score = static_cast<std::int16_t>(data >> kScoreShift);
    return entry;
}

/// Distances count from the root while searching and from the position itself in the table.
Score to_table(Score score, int ply) {
    if (score >= kDecided) return score + ply;
    if (score <= -kDecided) return score - ply;
    return score;
}
Score from_table(Score score, int ply) {
    if (score >= kDecided) return score - ply;
    if (score <= -kDecided) return score + ply;
    return score;
}

}  // namespace

bool TranspositionTable::resize(std::size_t mebibytes) {
    TAIJI_CHECK(mebibytes > 0);
    const std::size_t count = std::bit_floor(mebibytes * 1024 * 1024 / sizeof(Bucket));
    std::unique_ptr<Bucket[]> buckets(new (std::nothrow) Bucket[count]);
    if (!buckets) return false;
    buckets_ = std::move(buckets);
    mask_ = count - 1;
    generation_ = 0;
    return true;
}

void TranspositionTable::clear() {
    for (std::size_t i = 0; i <= mask_; ++i) {
        for (Slot& slot : buckets_[i].slots) {
            slot.check.store(0, std::memory_order_relaxed);
            slot.data.store(0, std::memory_order_relaxed);
        }
    }
    generation_ = 0;
}

std::optional<TableEntry> TranspositionTable::find(std::uint64_t key, int ply) const {
    for (const Slot& slot : bucket(key).slots) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        if (data == 0 || (slot.check.load(std::memory_order_relaxed) ^ data) != key) continue;
        TableEntry entry = unpack(data);
        entry.score = from_table(entry.score, ply);
        return entry;
    }
    return std::nullopt;
}

void TranspositionTable::store(std::uint64_t key, int ply, const TableEntry& entry) {
    Bucket& home = bucket(key);
    Slot* victim = &home.slots[0];
    int least = 1 << 20;
    std::optional<Move> known;
    for (Slot& slot : home.slots) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        if (data != 0 && (slot.check.load(std::memory_order_relaxed) ^ data) == key) {
            // Keep what is deeper and as certain; a move is never forgotten.
            known = unpack(data).move;
            const bool is_current = generation_of(data) == generation_;
            if (entry.bound != Bound::Exact && is_current && entry.depth + 3 < depth_of(data))
                return;
            victim = &slot;
            break;
        }
        const unsigned age = (generation_ - generation_of(data)) % 64;
        const int worth = data == 0 ? -(1 << 20) : depth_of(data) - 8 * static_cast<int>(age);
        if (worth < least) {
            least = worth;
            victim = &slot;
        }
    }
    TableEntry kept = entry;
    if (!kept.move) kept.move = known;
    kept.score = to_table(entry.score, ply);
    const std::uint64_t data = pack(kept, generation_);
    victim->check.store(key ^ data, std::memory_order_relaxed);
    victim->data.store(data, std::memory_order_relaxed);
}

int TranspositionTable::permille_full() const {
    int used = 0;
    int seen = 0;
    for (std::size_t i = 0; i <= mask_ && seen < 1000; ++i) {
        for (const Slot& slot : buckets_[i].slots) {
            const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
            used += data != 0 && generation_of(data) == generation_ ? 1 : 0;
            ++seen;
        }
    }
    return seen == 0 ? 0 : used * 1000 / seen;
}

}  // namespace taiji::engine
