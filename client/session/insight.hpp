#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "client/play/analysis.hpp"
#include "client/play/game.hpp"
#include "client/play/review.hpp"

namespace taiji {

/// How long the engine looks at a position before it rests. With nodes alone its answers are the
/// same each time.
struct InsightLimits {
    play::AnalysisLimits hint{.lines = 1, .nodes = 400'000, .milliseconds = 3'000};
    play::AnalysisLimits lines{.lines = 3, .nodes = 6'000'000, .milliseconds = 15'000};
    play::AnalysisLimits threat{.lines = 3, .nodes = 200'000, .milliseconds = 2'000};
    std::uint64_t review_nodes = 20'000;
};

/// How much of a hint is shown.
enum class HintStep : std::uint8_t {
    None,
    Piece,  ///< which piece
    Move    ///< and where it should go
};

/// What the side that is not on turn would do if it were.
struct Threat {
    bool in_check = false;              ///< the side on turn is: that is the threat
    bool finished = false;              ///< nothing more will be found
    std::vector<play::BestLine> lines;  ///< takings and wins, the worst for the side on turn first
};

/// What a move of the game threw away, as its review found.
struct Better {
    Move played;
    std::vector<Move> line;  ///< what the engine would have played; at least one move
    int loss = 0;            ///< hundredths, above 0
};

/// What the engine tells the player about the position looked at and about the game: a hint, the
/// best lines, threats, a review. All of it is found in the background, and whatever belongs to
/// another position is thrown away.
class Insight {
  public:
    Insight(std::function<void()> wake, const InsightLimits& limits)
        : limits_(limits),
          hinter_(wake, kTableMebibytes),
          liner_(wake, kTableMebibytes),
          threatener_(wake, kTableMebibytes),
          reviewer_(wake, kTableMebibytes) {}

    // What is known:
    [[nodiscard]] HintStep hint_step() const { return hint_step_; }
    /// The hint's move once it is found; how much of it may be told, the step says.
    [[nodiscard]] const std::optional<Move>& hint() const { return hint_; }
    [[nodiscard]] bool evaluates() const { return evaluates_; }
    /// Of the position looked at; nothing: not yet, or the game is over there.
    [[nodiscard]] const std::optional<play::Findings>& findings() const { return findings_; }
    [[nodiscard]] bool watches_threats() const { return watches_threats_; }
    [[nodiscard]] const std::optional<Threat>& threat() const { return threat_; }
    /// Of the game that is on, as far as it is done; nothing: none was asked for.
    [[nodiscard]] const std::optional<play::Review>& review() const { return review_; }
    /// The side's worst moves, as far as the review is done.
    [[nodiscard]] const std::vector<play::Blunder>& blunders(Side side) const {
        return blunders_[side];
    }
    /// What would have been better than the move that was played after `ply` plies; nothing: it
    /// was good enough, or has not been reviewed.
    [[nodiscard]] std::optional<Better> better(std::size_t ply) const;

    // What the player asks for:
    /// The next step of a hint, or its end. Nothing happens unless a person is to move.
    void press_hint();
    [[nodiscard]] bool may_hint() const { return may_hint_; }
    void switch_evaluation() { evaluates_ = !evaluates_; }
    void switch_threats() { watches_threats_ = !watches_threats_; }
    void begin_review(const Match& match);
    void cancel_review();

    /// Another game is on.
    void forget();
    /// What is looked at may have changed: drops what belonged to something else and asks anew.
    /// `is_hidden`: something else than the game is on the globe.
    void follow(const play::Game& game, bool is_hidden);
    /// Takes what has been found. True when something else is to be shown on the globe.
    bool update(double now);
    /// Seconds until `update` has something to do although nobody wakes it.
    [[nodiscard]] std::optional<double> next_change(double now) const;

  private:
    static constexpr std::size_t kTableMebibytes = 8;

    /// Lets what is newest through, but not too often.
    template <typename T>
    struct Pace {
        std::optional<T> waiting;
        double next = 0.0;
        std::optional<T> take(double now, double interval) {
            if (!waiting || now < next) return std::nullopt;
            next = now + interval;
            return std::exchange(waiting, std::nullopt);
        }
    };

    void drop_position();
    void ask(const play::Game& game);
    void ask_for_threat(const Position& position);
    bool take_hint();
    bool take_lines(double now);
    bool take_threat();
    bool take_review(double now);

    InsightLimits limits_;
    /// What is looked at.
    std::vector<Position> line_;
    bool is_over_ = false;  ///< the game is, there
    bool may_hint_ = false;

    play::Analysis hinter_;
    HintStep hint_step_ = HintStep::None;
    std::optional<Move> hint_;

    play::Analysis liner_;
    bool evaluates_ = false;
    bool lines_asked_ = false;
    std::optional<play::Findings> findings_;
    Pace<play::Findings> lines_pace_;

    play::Analysis threatener_;
    bool watches_threats_ = false;
    bool threat_asked_ = false;
    std::optional<Threat> threat_;

    play::Reviewer reviewer_;
    std::optional<Match> reviewed_;
    std::optional<play::Review> review_;
    PerSide<std::vector<play::Blunder>> blunders_;
    Pace<play::Review> review_pace_;
};

}  // namespace taiji
