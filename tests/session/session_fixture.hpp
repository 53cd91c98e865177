#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "client/session/session.hpp"
#include "tests/storage/temporary_folder.hpp"
#include "tests/support/boards.hpp"

namespace taiji::test {

/// White enters Black's seat with its second move.
inline constexpr const char* kSeatInTwo = "15/15/15/15/2M12/3H7h3/15/3F7v3/15/15/15 w - 0 1";
inline constexpr const char* kSeatMoves = "Fs2w4xe4s2 He4-e5 Fe4s2-e4";
/// White mates with its second move.
inline constexpr const char* kMateInTwo =
    "15/15/15/15/2F4N7/3H6ch3/10c4/15/11s3/15/15 w s@e1.5n4.5 0 6";
inline constexpr const char* kMateMoves = "Fw5n1-w1n5 He4-e4s1 Fw1n5-e5s1";

/// Sessions in a folder of their own.
class SessionTest : public ::testing::Test {
  protected:
    [[nodiscard]] SessionSetup setup() const;
    /// A game of two people from the start position, or as `setup` says.
    [[nodiscard]] std::unique_ptr<Session> open(const SessionSetup& with) const;
    [[nodiscard]] std::unique_ptr<Session> open() const { return open(setup()); }
    [[nodiscard]] std::unique_ptr<Session> open_from(const char* tfen) const;
    [[nodiscard]] std::unique_ptr<Session> begin(const play::NewGame& game) const;
    [[nodiscard]] std::unique_ptr<Session> begin_between_people() const;

    [[nodiscard]] std::filesystem::path data() const { return folder_.path() / "data"; }
    [[nodiscard]] std::filesystem::path config() const { return folder_.path() / "config"; }

  private:
    TemporaryFolder folder_;
};

[[nodiscard]] const std::shared_ptr<const Board>& session_board();
[[nodiscard]] const scene::BoardModel& session_model();

/// By clicks on the piece and its target, and in the chooser. The animation goes on.
void click_move(Session& session, std::string_view move);
/// Moves with blanks between them.
void click_moves(Session& session, std::string_view moves);
/// The moves of the game, blanks between them.
[[nodiscard]] std::string moves_of(const Session& session);
[[nodiscard]] std::vector<std::string> notice_keys(const Session& session);
/// Of the first notice with that key; empty: there is none.
[[nodiscard]] std::string problem_of(const Session& session, std::string_view key);
/// Lets time pass in steps until nothing is shown any more.
void watch_to_the_end(Session& session, double step = 1.0 / 60.0);

}  // namespace taiji::test
