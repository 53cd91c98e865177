#include <gmock/gmock.h>

#include <cstring>
#include <functional>
#include <random>

#include "tests/models/model_checks.hpp"

namespace taiji::models {
namespace {

using ::testing::HasSubstr;

std::string army() {
    return read_bytes(kFolder / "army.glb");
}

std::uint32_t word(const std::string& bytes, std::size_t at) {
    std::uint32_t value = 0;
    std::memcpy(&value, bytes.data() + at, sizeof value);
    return value;
}

void set_word(std::string& bytes, std::size_t at, std::uint32_t value) {
    std::memcpy(bytes.data() + at, &value, sizeof value);
}

/// The file with its JSON text changed; lengths put right.
std::string with_json(const std::string& bytes, const std::function<void(std::string&)>& change) {
    const std::size_t length = word(bytes, 12);
    std::string text = bytes.substr(20, length);
    change(text);
    text.resize((text.size() + 3) / 4 * 4, ' ');
    std::string result = bytes.substr(0, 20) + text + bytes.substr(20 + length);
    set_word(result, 12, static_cast<std::uint32_t>(text.size()));
    set_word(result, 8, static_cast<std::uint32_t>(result.size()));
    return result;
}

std::string replaced(const std::string& bytes, const std::string& from, const std::string& to) {
    return with_json(bytes, [&](std::string& text) {
        const std::size_t at = text.find(from);
        ASSERT_NE(at, std::string::npos) << from;
        text.replace(at, from.size(), to);
    });
}

/// The message that a file of these bytes gives; empty when it loads.
std::string message(const std::string& bytes) {
    const Scratch scratch;
    write_bytes(scratch / "broken.glb", bytes);
    const Result<Model> model = load_model(scratch / "broken.glb");
    if (model) return {};
    EXPECT_THAT(model.error().message, HasSubstr("broken.glb: "));
    EXPECT_THAT(model.error().message, ::testing::Not(HasSubstr("\n")));
    return model.error().message;
}

TEST(HostileModel, MissingSaysSo) {
    const Result<Model> model = load_model(kFolder / "no_such.glb");
    ASSERT_FALSE(model);
    EXPECT_THAT(model.error().message, HasSubstr("no_such.glb: cannot be read (No such file"));
}

TEST(HostileModel, AFolderIsNotAModel) {
    const Result<Model> model = load_model(kFolder);
    ASSERT_FALSE(model);
    EXPECT_THAT(model.error().message, HasSubstr("cannot be read"));
}

TEST(HostileModel, EmptySaysSo) {
    EXPECT_THAT(message(""), HasSubstr("is empty"));
}

TEST(HostileModel, OverlargeIsNotRead) {
    EXPECT_THAT(message(std::string(kMaxModelBytes + 1, 'x')), HasSubstr("at most 2097152"));
}

TEST(HostileModel, GarbageSaysSo) {
    std::mt19937 random(1);
    std::string bytes(10000, '\0');
    for (char& byte : bytes) byte = static_cast<char>(random());
    EXPECT_THAT(message(bytes), HasSubstr("does not begin as a binary glTF"));
    bytes.replace(0, 12, army().substr(0, 12));
    set_word(bytes, 8, static_cast<std::uint32_t>(bytes.size()));
    EXPECT_THAT(message(bytes), HasSubstr("expected the JSON chunk at byte 12"));
}

class TruncatedModel : public ::testing::TestWithParam<int> {};

TEST_P(TruncatedModel, SaysWhatItClaims) {
    const std::string bytes = army();
    const std::string cut =
        bytes.substr(0, bytes.size() * static_cast<std::size_t>(GetParam()) / 16);
    EXPECT_THAT(message(cut),
                HasSubstr(fmt::format("claims {} bytes and has {}", bytes.size(), cut.size())));
}

TEST_P(TruncatedModel, IsRefusedAlsoWhereTheHeaderWasPutRight) {
    const std::string bytes = army();
    std::string cut = bytes.substr(0, bytes.size() * static_cast<std::size_t>(GetParam()) / 16);
    set_word(cut, 8, static_cast<std::uint32_t>(cut.size()));
    EXPECT_THAT(message(cut), HasSubstr("bytes, the file has"));
}

INSTANTIATE_TEST_SUITE_P(Sixteenths, TruncatedModel, ::testing::Range(1, 16));

TEST(HostileModel, AnIndexBeyondTheVerticesIsNamed) {
    std::string bytes = army();
    bytes[bytes.size() - 4] = '\xFF';
    bytes[bytes.size() - 3] = '\xFF';
    EXPECT_THAT(message(bytes), HasSubstr("names vertex 65535, there are"));
}

TEST(HostileModel, ACoordinateThatIsNoNumberIsNamed) {
    std::string bytes = army();
    const std::size_t binary = 20 + word(bytes, 12) + 8;
    set_word(bytes, binary, 0x7FC00000U);
    EXPECT_THAT(message(bytes), HasSubstr("\"lod0_base\" vertex 0 lies at nan"));
    set_word(bytes, binary, 0x7F800000U);
    EXPECT_THAT(message(bytes), HasSubstr("\"lod0_base\" vertex 0 lies at inf"));
}

TEST(HostileModel, ANormalOfZeroLengthIsNamed) {
    std::string bytes = army();
    const std::size_t json = 20 + word(bytes, 12) + 8;
    const std::string text = bytes.substr(20, word(bytes, 12));
    const std::size_t view = text.find("\"byteOffset\":", text.find("\"byteOffset\":") + 1);
    const std::size_t offset = std::stoul(text.substr(view + 13));
    bytes.replace(json + offset, 12, 12, '\0');
    EXPECT_THAT(message(bytes), HasSubstr("the normal of vertex 0 has length 0"));
}

struct Lie {
    const char* from;
    const char* to;
    const char* expected;
};

TEST(HostileModel, EachLieOfTheDocumentIsNamed) {
    const Lie lies[] = {
        {"\"version\":\"2.0\"", "\"version\":\"1.0\"", "expected glTF version 2.0"},
        {"\"buffers\":[{\"byteLength\":", "\"buffers\":[{\"byteLength\":9",
         "expected one buffer of at most"},
        {"\"buffers\":[{", "\"buffers\":[{\"uri\":\"x.bin\",", "which no piece needs"},
        {"\"byteOffset\":0", "\"byteOffset\":4000000000", "lies outside the buffer"},
        {"\"byteOffset\":0", "\"byteOffset\":-4", "should be a whole number from 0"},
        {"\"byteOffset\":0", "\"byteOffset\":2", "should begin at a multiple of 4"},
        {"\"count\":", "\"count\":9", "does not fit its view"},
        {"\"count\":", "\"count\":1e99,\"min\":", "whole number"},
        {"\"componentType\":5126", "\"componentType\":5125", "should hold floats"},
        {"\"type\":\"VEC3\"", "\"type\":\"MAT4\"", "should be SCALAR, VEC3 or VEC4"},
        {"\"bufferView\":0", "\"bufferView\":77", "is 77, there are"},
        {"\"POSITION\":0", "\"POSITION\":4", "should be VEC3 of component type 5126"},
        {"\"indices\":4", "\"indices\":0", "should be SCALAR of component type 5123"},
        {"\"material\":0", "\"material\":1", "is 1, there are 1"},
        {"\"mesh\":0", "\"mesh\":99", "is 99, there are"},
        {"\"name\":\"lod0_base\",\"mesh\"", "\"name\":\"lod7_base\",\"mesh\"",
         "is not the name of a part"},
        {"\"name\":\"lod0_base\",\"mesh\"", "\"name\":\"lod0_body\",\"mesh\"", "appears twice"},
        {"\"name\":\"lod0_base\",\"mesh\"", "\"scale\":[2,2,2],\"name\":\"lod0_base\",\"mesh\"",
         "is moved, turned or scaled"},
        {"\"name\":\"lod0_base\",\"mesh\"", "\"children\":[0],\"name\":\"lod0_base\",\"mesh\"",
         "\"children\", which no piece needs"},
        {"\"scene\":0", "\"scene\":1", "expected one scene"},
        {"\"nodes\":[0,1", "\"nodes\":[0,0", "the scene should list each node once"},
        {"\"asset\":", "\"images\":[],\"asset\":", "which no piece needs"},
        {"\"baseColorFactor\":[", "\"baseColorFactor\":[1e300,", "moderate numbers"},
        {"\"asset\":{", "\"asset\":[{", "cannot be parsed"},
        {"\"meshes\":[{", "\"meshes\":7,\"meshes\":[{", ""}};
    for (const Lie& lie : lies) {
        const std::string got = message(replaced(army(), lie.from, lie.to));
        EXPECT_THAT(got, HasSubstr(lie.expected)) << lie.from << " -> " << lie.to;
    }
}

TEST(HostileModel, ManyTrianglesAreCounted) {
    std::string bytes = army();
    // Let the near body's indices run over far more than the limit, all of them vertex 0.
    const std::size_t old_binary = word(bytes, 20 + word(bytes, 12));
    const std::size_t extra = 3 * (kMaxTriangles + 1) * 2 / 4 * 4 + 8;
    bytes.append(extra, '\0');
    set_word(bytes, 20 + word(bytes, 12), static_cast<std::uint32_t>(old_binary + extra));
    set_word(bytes, 8, static_cast<std::uint32_t>(bytes.size()));
    const std::size_t count = 3 * (kMaxTriangles + 1);
    const std::string grown = with_json(bytes, [&](std::string& text) {
        const std::string buffers = fmt::format("\"byteLength\":{}}}]", old_binary);
        const std::size_t buffer = text.find("\"buffers\":[{\"byteLength\":") + 25;
        text.replace(buffer, text.find('}', buffer) - buffer, std::to_string(old_binary + extra));
        // Accessor 4 holds the first mesh's indices.
        std::size_t at = text.find("\"bufferView\":4,");
        at = text.find("\"count\":", at) + 8;
        text.replace(at, text.find(',', at) - at, std::to_string(count));
        std::size_t view = text.find("\"bufferViews\":");
        for (int i = 0; i < 5; ++i) view = text.find("\"byteOffset\":", view + 1);
        view += 13;
        text.replace(view, text.find(',', view) - view, std::to_string(old_binary));
        view = text.find("\"byteLength\":", view) + 13;
        text.replace(view, text.find(',', view) - view, std::to_string(count * 2));
    });
    EXPECT_THAT(message(grown), HasSubstr("has 5001 triangles, at most 5000 are allowed"));
}

/// Whatever single bytes a fault on the way changes: an error, or a model that is sound.
TEST(HostileModel, ChangedBytesNeverGetThroughUnsound) {
    const std::string whole = army();
    const std::size_t document_end = 20 + word(whole, 12) + 8;
    std::mt19937 random(20260101);
    int refused = 0;
    int loaded = 0;
    const Scratch scratch;
    for (int round = 0; round < 400; ++round) {
        std::string bytes = whole;
        const std::size_t reach = round % 2 == 0 ? document_end : bytes.size();
        for (int change = 0; change <= round % 3; ++change) {
            bytes[random() % reach] = static_cast<char>(random());
        }
        write_bytes(scratch / "changed.glb", bytes);
        const Result<Model> model = load_model(scratch / "changed.glb");
        model ? ++loaded : ++refused;
        if (!model) continue;
        for (const Mesh& mesh : model->levels) {
            ASSERT_LE(mesh.indices.size() / 3, kMaxTriangles);
            for (const std::uint16_t index : mesh.indices) ASSERT_LT(index, mesh.vertices.size());
        }
    }
    EXPECT_GT(refused, 50);
    EXPECT_GT(loaded, 50);
}

}  // namespace
}  // namespace taiji::models
