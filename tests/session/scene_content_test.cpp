#include "client/session/scene_content.hpp"

#include "client/view/board_view.hpp"
#include "tests/session/session_fixture.hpp"

namespace taiji {
namespace {

using namespace test;

class Content : public SessionTest {
  protected:
    /// What is drawn now.
    const scene::SceneFrame& frame_of(const Session& session) {
        content_.fill(session, session_model(), scene::Surface());
        content_.show_in(frame_);
        return frame_;
    }
    [[nodiscard]] std::size_t count(scene::MarkerKind kind) const {
        return static_cast<std::size_t>(std::ranges::count_if(
            frame_.markers, [&](const scene::Marker& marker) { return marker.kind == kind; }));
    }
    [[nodiscard]] const scene::PieceView* piece(const char* at_point) const {
        for (const scene::PieceView& piece : frame_.pieces) {
            if (piece.id == id_of_point(at(at_point))) return &piece;
        }
        return nullptr;
    }

  private:
    SceneContent content_;
    scene::SceneFrame frame_{
        .camera = scene::CameraView(scene::CameraRig{}, scene::Surface(), scene::Viewport{})};
};

TEST_F(Content, OfTheStartIsThePieces) {
    const auto session = begin_between_people();
    const auto& frame = frame_of(*session);
    EXPECT_EQ(frame.pieces.size(), 32U);
    EXPECT_TRUE(frame.markers.empty());
    EXPECT_FALSE(frame.last_move);
}

TEST_F(Content, ShowsTheHeldPieceAndItsTargets) {
    const auto session = begin_between_people();
    session->click(at("w5"));  // a missile that may join the submarine
    frame_of(*session);
    EXPECT_EQ(piece("w5")->mark, scene::PieceMark::Selected);
    EXPECT_EQ(count(scene::MarkerKind::MayGo), 2U);
    EXPECT_EQ(count(scene::MarkerKind::MayJoin), 1U);
    EXPECT_EQ(count(scene::MarkerKind::Keyboard), 0U);
    session->obey(Command::NextTarget);
    frame_of(*session);
    EXPECT_EQ(count(scene::MarkerKind::Keyboard), 1U);
}

TEST_F(Content, DrawsWhyATryIsRefused) {
    const auto session = begin_between_people();
    session->click(at("w5n1"));
    session->click(at("w1n1"));  // a citizen is in the way
    ASSERT_TRUE(session->selection().refused());
    const auto& frame = frame_of(*session);
    EXPECT_EQ(count(scene::MarkerKind::Blocked), 1U);
    ASSERT_EQ(frame.arrows.size(), 1U);
    EXPECT_EQ(frame.arrows[0].kind, scene::ArrowKind::Refused);
}

TEST_F(Content, ShowsAMoveOnItsWayAndThenItsTrace) {
    const auto session = begin_between_people();
    click_move(*session, "Vw2-w1");
    session->update(0.4);
    const auto& under_way = frame_of(*session);
    ASSERT_NE(piece("w2"), nullptr);  // has the id of the point it left
    const scene::Geographic from = place_of(session_model(), *session_board(), at("w2"));
    EXPECT_GT(piece("w2")->at.longitude, from.longitude);
    EXPECT_FALSE(under_way.last_move);
    watch_to_the_end(*session);
    const auto& after = frame_of(*session);
    ASSERT_TRUE(after.last_move);
    EXPECT_EQ(after.last_move->from, from);
    EXPECT_EQ(piece("w1")->mark, scene::PieceMark::LastMoved);
}

TEST_F(Content, ShowsCheckAndAThreatenedSeat) {
    const auto session = open_from(kSeatInTwo);
    click_move(*session, "Fs2w4xe4s2");  // the hub on its seat is in check
    session->carry_out(SkipAnimation{});
    const auto& frame = frame_of(*session);
    ASSERT_EQ(frame.arrows.size(), 1U);
    EXPECT_EQ(frame.arrows[0].kind, scene::ArrowKind::Check);
    EXPECT_EQ(count(scene::MarkerKind::SeatThreatened), 1U);
}

TEST_F(Content, ShowsWhatEachSideAttacks) {
    const auto session = begin_between_people();
    session->obey(Command::Intelligence);
    frame_of(*session);
    EXPECT_GT(count(scene::MarkerKind::AttackedByWest), 30U);
    EXPECT_EQ(count(scene::MarkerKind::AttackedByEast), 0U);
    session->obey(Command::Intelligence);
    session->obey(Command::Intelligence);
    session->click(at("w2"));
    frame_of(*session);
    EXPECT_GT(count(scene::MarkerKind::AttackedByEast), 30U);
    EXPECT_GT(count(scene::MarkerKind::ReachOfTwo), 0U);
}

TEST_F(Content, ADraggedPieceFollowsThePointer) {
    const auto session = begin_between_people();
    session->begin_drag(at("w2"));
    session->drag_to(scene::Geographic{0.1, 0.2});
    frame_of(*session);
    EXPECT_EQ(piece("w2")->at, (scene::Geographic{0.1, 0.2}));
    EXPECT_GT(piece("w2")->height, 0.0);
}

}  // namespace
}  // namespace taiji
