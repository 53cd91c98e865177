#include <gmock/gmock.h>

#include "tests/models/model_checks.hpp"

namespace taiji::models {
namespace {

constexpr std::size_t kFarTriangles = 320;

class PieceModel : public ::testing::TestWithParam<const char*> {
  protected:
    void SetUp() override {
        Result<Model> loaded = load_model(kFolder / GetParam());
        ASSERT_TRUE(loaded) << loaded.error().message;
        model_ = std::move(*loaded);
    }
    Model model_;
};

TEST_P(PieceModel, KeepsToItsTrianglesAtBothDetails) {
    const std::size_t near = model_.mesh(Detail::Near).indices.size() / 3;
    const std::size_t far = model_.mesh(Detail::Far).indices.size() / 3;
    EXPECT_LT(near, kMaxTriangles);
    EXPECT_GT(near, 1000U);
    EXPECT_LE(far, kFarTriangles);
    EXPECT_GT(far, 100U);
}

TEST_P(PieceModel, ConsistsOfClosedSolidsSeenFromOutside) {
    for (const Mesh& mesh : model_.levels) {
        EXPECT_EQ(open_edges(mesh), 0U);
        for (const IndexRange range : mesh.parts) {
            if (range.count == 0) continue;
            EXPECT_GT(signed_volume(mesh, range), 0.0);
        }
    }
}

TEST_P(PieceModel, HasNormalsOfUnitLengthOnTheFrontOfTheirTriangles) {
    for (const Mesh& mesh : model_.levels) {
        for (const Vertex& vertex : mesh.vertices) {
            const glm::dvec3 normal(vertex.normal[0], vertex.normal[1], vertex.normal[2]);
            ASSERT_NEAR(glm::length(normal) / 32767.0, 1.0, 1e-3);
        }
        EXPECT_GT(worst_facing(mesh), 0.0);
    }
}

TEST_P(PieceModel, UsesEachVertexAndEachIndexOnce) {
    for (const Mesh& mesh : model_.levels) {
        std::vector<bool> used(mesh.vertices.size(), false);
        for (const std::uint16_t index : mesh.indices) used[index] = true;
        EXPECT_THAT(used, ::testing::Each(true));
        std::uint32_t next = 0;
        for (const IndexRange range : mesh.parts) {
            if (range.count == 0) continue;
            EXPECT_EQ(range.first, next);
            next += range.count;
        }
        EXPECT_EQ(next, mesh.indices.size());
    }
}

TEST_P(PieceModel, HasOneTintATriangleOfTheThreeThereAre) {
    for (const Mesh& mesh : model_.levels) {
        for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
            const std::uint8_t tint = mesh.vertices[mesh.indices[i]].surface[0];
            ASSERT_TRUE(tint == kTintNone || tint == kTintTrim || tint == kTintBody) << int{tint};
            ASSERT_EQ(mesh.vertices[mesh.indices[i + 1]].surface[0], tint);
            ASSERT_EQ(mesh.vertices[mesh.indices[i + 2]].surface[0], tint);
        }
    }
}

TEST_P(PieceModel, StandsOnItsFootWithinItsSpace) {
    for (const Mesh& mesh : model_.levels) {
        const IndexRange base = mesh.part(Part::Base);
        ASSERT_GT(base.count, 0U);
        float lowest = 1.0F;
        for (const Vertex& vertex : mesh.vertices) {
            lowest = std::min(lowest, vertex.position.z);
            EXPECT_LT(glm::length(glm::vec2(vertex.position)), 1.06F);
            EXPECT_LE(vertex.position.z, scene::kModelHeight);
        }
        EXPECT_GT(lowest, -0.06F);
    }
}

TEST_P(PieceModel, CarriesShadeThatWasBaked) {
    const Mesh& mesh = model_.mesh(Detail::Near);
    std::uint8_t darkest = 255;
    std::uint8_t lightest = 0;
    for (const Vertex& vertex : mesh.vertices) {
        darkest = std::min(darkest, vertex.colour[3]);
        lightest = std::max(lightest, vertex.colour[3]);
    }
    EXPECT_LT(darkest, 190);
    EXPECT_GT(lightest, 230);
}

INSTANTIATE_TEST_SUITE_P(Files, PieceModel,
                         ::testing::Values("army.glb", "navy.glb", "air_force.glb", "missile.glb",
                                           "submarine.glb", "carrier.glb", "citizen.glb", "hub.glb",
                                           "disc_west.glb", "disc_east.glb"),
                         [](const auto& parameter) {
                             const std::string file = parameter.param;
                             return file.substr(0, file.find('.'));
                         });

TEST(PieceModels, AllLoadWithoutAProblem) {
    const PieceModels models = load_piece_models(kFolder);
    for (const Error& problem : models.problems) ADD_FAILURE() << problem.message;
    for (const Model& unit : models.units) EXPECT_FALSE(unit.empty());
    for (const Model& disc : models.discs) {
        EXPECT_FALSE(disc.empty());
        EXPECT_TRUE(disc.colours.has_value());
    }
}

TEST(PieceModels, PutThePassengerUnderTheAirForce) {
    const PieceModels models = load_piece_models(kFolder);
    const Model& carrier = models.unit(scene::Model::AirForce);
    const glm::mat4 place = carrier.attachment(Attachment::Passenger).value();
    float lowest_aircraft = 9.0F;
    const Mesh& mesh = carrier.mesh(Detail::Near);
    const IndexRange body = mesh.part(Part::Body);
    for (std::uint32_t i = body.first; i < body.first + body.count; ++i) {
        const glm::vec3 p = mesh.vertices[mesh.indices[i]].position;
        if (glm::length(glm::vec2(p)) < 0.2F) lowest_aircraft = std::min(lowest_aircraft, p.z);
    }
    const Mesh& tank = models.unit(scene::Model::Army).mesh(Detail::Near);
    float turret = 0.0F;
    for (const Vertex& vertex : tank.vertices) {
        if (glm::length(glm::vec2(vertex.position)) < 0.15F) {
            turret = std::max(turret, (place * glm::vec4(vertex.position, 1.0F)).z);
        }
    }
    EXPECT_GT(turret, 0.2F);
    EXPECT_LT(turret, lowest_aircraft);
}

TEST(PieceModels, StandTheRocketUprightOnTheSubmarineAndLeaningOnItsLauncher) {
    const PieceModels models = load_piece_models(kFolder);
    const glm::mat4 on_submarine =
        models.unit(scene::Model::Submarine).attachment(Attachment::Rocket).value();
    const glm::mat4 on_launcher =
        models.unit(scene::Model::Missile).attachment(Attachment::Payload).value();
    const glm::vec4 nose(0.0F, 0.0F, 1.0F, 0.0F);
    EXPECT_NEAR(glm::normalize(glm::vec3(on_submarine * nose)).z, 1.0, 1e-5);
    const glm::vec3 leaning = glm::vec3(on_launcher * nose);
    EXPECT_NEAR(glm::length(leaning), 1.0, 1e-5);
    EXPECT_GT(leaning.x, 0.3F);
    EXPECT_GT(leaning.z, 0.8F);
    EXPECT_NEAR(leaning.y, 0.0, 1e-5);
}

TEST(PieceModels, LeaveRoomForTheCharacterInFrontOfTheUnit) {
    const PieceModels models = load_piece_models(kFolder);
    for (const Model& disc : models.discs) {
        const glm::mat4 unit = disc.attachment(Attachment::Unit).value();
        const glm::mat4 near = disc.attachment(Attachment::CharacterNear).value();
        const float character_top = (near * glm::vec4(0.0F, 1.0F, 0.0F, 1.0F)).y;
        const float stage_front = (unit * glm::vec4(0.0F, -0.56F, 0.0F, 1.0F)).y;
        EXPECT_LT(character_top, stage_front);
        const glm::vec4 corner = near * glm::vec4(1.0F, -1.0F, 0.0F, 1.0F);
        EXPECT_LT(glm::length(glm::vec2(corner)), 0.83F);
    }
}

TEST(PieceModels, ReplaceWhatIsMissingByAPlainDiscAndSayWhich) {
    const Scratch scratch;
    for (const auto& entry : std::filesystem::directory_iterator(kFolder)) {
        if (entry.path().extension() == ".glb") {
            std::filesystem::copy(entry.path(), scratch.path());
        }
    }
    std::filesystem::remove(scratch / "navy.glb");
    write_bytes(scratch / "disc_east.glb", "not a model");
    const PieceModels models = load_piece_models(scratch.path());
    ASSERT_EQ(models.problems.size(), 2U);
    EXPECT_THAT(models.problems[0].message, ::testing::HasSubstr("navy.glb: cannot be read"));
    EXPECT_THAT(models.problems[1].message,
                ::testing::HasSubstr("disc_east.glb: does not begin as a binary glTF"));
    EXPECT_TRUE(models.unit(scene::Model::Navy).empty());
    EXPECT_FALSE(models.unit(scene::Model::Army).empty());
    EXPECT_EQ(models.disc(scene::Owner::East).mesh(Detail::Near).indices.size(),
              plain_disc(scene::Owner::East).mesh(Detail::Near).indices.size());
}

TEST(PieceModels, NameAPlaceThatAFileLacks) {
    const Scratch scratch;
    std::filesystem::copy(kFolder / "army.glb", scratch / "submarine.glb");
    const PieceModels models = load_piece_models(scratch.path());
    EXPECT_THAT(
        models.problems,
        ::testing::Contains(::testing::Field(
            &Error::message, ::testing::HasSubstr("submarine.glb: lacks \"attach_rocket\""))));
}

}  // namespace
}  // namespace taiji::models
