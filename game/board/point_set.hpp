#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

#include "game/board/point.hpp"

namespace taiji {

/// A set of points of one board. Iterates in index order.
class PointSet {
  public:
    constexpr PointSet() = default;
    constexpr PointSet(std::initializer_list<Point> points) {
        for (Point point : points) insert(point);
    }

    constexpr void insert(Point point) { word(point) |= bit(point); }
    constexpr void erase(Point point) { word(point) &= ~bit(point); }
    [[nodiscard]] constexpr bool contains(Point point) const {
        return (words_[index(point) / 64] & bit(point)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const {
        return (words_[0] | words_[1] | words_[2] | words_[3]) == 0;
    }
    [[nodiscard]] constexpr int size() const {
        return std::popcount(words_[0]) + std::popcount(words_[1]) + std::popcount(words_[2]) +
               std::popcount(words_[3]);
    }

    constexpr PointSet& operator|=(const PointSet& other) {
        for (std::size_t i = 0; i < 4; ++i) words_[i] |= other.words_[i];
        return *this;
    }
    constexpr PointSet& operator&=(const PointSet& other) {
        for (std::size_t i = 0; i < 4; ++i) words_[i] &= other.words_[i];
        return *this;
    }
    /// Removes the points of `other`.
    constexpr PointSet& operator-=(const PointSet& other) {
        for (std::size_t i = 0; i < 4; ++i) words_[i] &= ~other.words_[i];
        return *this;
    }
    friend constexpr PointSet operator|(PointSet a, const PointSet& b) { return a |= b; }
    friend constexpr PointSet operator&(PointSet a, const PointSet& b) { return a &= b; }
    friend constexpr PointSet operator-(PointSet a, const PointSet& b) { return a -= b; }
    friend constexpr bool operator==(const PointSet&, const PointSet&) = default;

    class Iterator {
      public:
        using value_type = Point;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::forward_iterator_tag;

        constexpr Iterator() = default;
        [[nodiscard]] constexpr Point operator*() const {
            return static_cast<Point>(64 * at_ +
                                      static_cast<std::size_t>(std::countr_zero(left_[at_])));
        }
        constexpr Iterator& operator++() {
            left_[at_] &= left_[at_] - 1;
            skip_empty();
            return *this;
        }
        constexpr Iterator operator++(int) {
            Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(const Iterator& a, const Iterator& b) {
            return a.at_ == b.at_ && (a.at_ == 4 || a.left_[a.at_] == b.left_[b.at_]);
        }

      private:
        friend class PointSet;
        constexpr Iterator(const std::array<std::uint64_t, 4>& words, std::size_t at)
            : left_(words), at_(at) {
            skip_empty();
        }
        constexpr void skip_empty() {
            while (at_ < 4 && left_[at_] == 0) ++at_;
        }
        std::array<std::uint64_t, 4> left_{};
        std::size_t at_ = 4;
    };
    [[nodiscard]] constexpr Iterator begin() const { return {words_, 0}; }
    [[nodiscard]] constexpr Iterator end() const { return {words_, 4}; }

    /// Calls `visit(Point)` for each point in index order; quicker than the iterator.
    template <typename Visit>
    constexpr void for_each(Visit&& visit) const {
        for (std::size_t i = 0; i < 4; ++i) {
            for (std::uint64_t left = words_[i]; left != 0; left &= left - 1) {
                visit(
                    static_cast<Point>(64 * i + static_cast<std::size_t>(std::countr_zero(left))));
            }
        }
    }

  private:
    [[nodiscard]] static constexpr std::uint64_t bit(Point point) {
        return std::uint64_t{1} << (index(point) % 64);
    }
    [[nodiscard]] constexpr std::uint64_t& word(Point point) { return words_[index(point) / 64]; }

    std::array<std::uint64_t, 4> words_{};
};

}  // namespace taiji
