#include "tests/models/model_checks.hpp"

namespace taiji::models {
namespace {

class PlainDisc : public ::testing::TestWithParam<scene::Owner> {};

TEST_P(PlainDisc, IsAClosedSolidSeenFromOutsideAtBothDetails) {
    const Model disc = plain_disc(GetParam());
    for (const Mesh& mesh : disc.levels) {
        EXPECT_EQ(open_edges(mesh), 0U);
        EXPECT_GT(signed_volume(mesh, mesh.part(Part::Base)), 0.3);
        EXPECT_GT(worst_facing(mesh), 0.99);
        EXPECT_EQ(mesh.part(Part::Base).count, mesh.indices.size());
    }
}

TEST_P(PlainDisc, HasAPlaceForItsCharacterAndColoursForItsSide) {
    const Model disc = plain_disc(GetParam());
    EXPECT_TRUE(disc.attachment(Attachment::CharacterNear).has_value());
    EXPECT_TRUE(disc.attachment(Attachment::CharacterFar).has_value());
    EXPECT_TRUE(disc.colours.has_value());
}

INSTANTIATE_TEST_SUITE_P(Sides, PlainDisc,
                         ::testing::Values(scene::Owner::West, scene::Owner::East));

TEST(PlainDiscs, DifferInOutlineAndNotByColourAlone) {
    EXPECT_NE(plain_disc(scene::Owner::West).mesh(Detail::Far).indices.size(),
              plain_disc(scene::Owner::East).mesh(Detail::Far).indices.size());
}

}  // namespace
}  // namespace taiji::models
