#include "renderer/models/glb_check.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string_view>

namespace taiji::models {
namespace {

static_assert(std::endian::native == std::endian::little, "glTF is little-endian");

using Json = nlohmann::json;

/// Ends the check from any depth; never leaves this file.
struct Refused {
    std::string why;
};

template <typename... Args>
[[noreturn]] void refuse(fmt::format_string<Args...> text, Args&&... args) {
    throw Refused{fmt::format(text, std::forward<Args>(args)...)};
}

constexpr std::uint32_t kMagic = 0x46546C67;
constexpr std::uint32_t kJsonChunk = 0x4E4F534A;
constexpr std::uint32_t kBinaryChunk = 0x004E4942;
constexpr std::size_t kHeader = 12;
constexpr std::size_t kChunkHeader = 8;
constexpr std::size_t kMaxItems = 64;
constexpr std::size_t kMaxName = 64;
constexpr std::uint32_t kFloat = 5126;
constexpr std::uint32_t kUnsignedShort = 5123;
constexpr std::uint32_t kUnsignedByte = 5121;

std::uint32_t read_u32(std::span<const char> bytes, std::size_t at) {
    std::uint32_t value = 0;
    std::memcpy(&value, bytes.data() + at, sizeof value);
    return value;
}

std::span<const char> chunk(std::span<const char> file, std::size_t at, std::uint32_t type,
                            std::string_view name) {
    if (file.size() < at + kChunkHeader) {
        refuse("ends at byte {} where the {} chunk should begin", file.size(), name);
    }
    const std::size_t length = read_u32(file, at);
    if (read_u32(file, at + 4) != type) refuse("expected the {} chunk at byte {}", name, at);
    if (length > file.size() - at - kChunkHeader) {
        refuse("the {} chunk claims {} bytes, the file has {} left", name, length,
               file.size() - at - kChunkHeader);
    }
    return file.subspan(at + kChunkHeader, length);
}

const Json& member(const Json& object, const char* key, std::string_view where) {
    const auto found = object.find(key);
    if (found == object.end()) refuse("{} lacks \"{}\"", where, key);
    return *found;
}

std::size_t number(const Json& object, const char* key, std::string_view where) {
    const Json& value = member(object, key, where);
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() > UINT32_MAX) {
        refuse("\"{}\" of {} should be a whole number from 0", key, where);
    }
    return value.get<std::size_t>();
}

std::size_t reference(const Json& object, const char* key, const Json& list,
                      std::string_view where) {
    const std::size_t index = number(object, key, where);
    if (index >= list.size()) {
        refuse("\"{}\" of {} is {}, there are {}", key, where, index, list.size());
    }
    return index;
}

void only(const Json& object, std::initializer_list<std::string_view> keys,
          std::string_view where) {
    if (!object.is_object()) refuse("{} should be an object", where);
    for (const auto& [key, value] : object.items()) {
        if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
            refuse("{} has \"{:.32}\", which no piece needs", where, key);
        }
    }
    if (const auto name = object.find("name"); name != object.end()) {
        if (!name->is_string() || name->get_ref<const std::string&>().size() > kMaxName) {
            refuse("the name of {} should be a text of at most {} bytes", where, kMaxName);
        }
    }
}

const Json& list(const Json& document, const char* key) {
    const Json& items = member(document, key, "the document");
    if (!items.is_array() || items.empty() || items.size() > kMaxItems) {
        refuse("\"{}\" should be a list of 1 to {} items", key, kMaxItems);
    }
    return items;
}

void check_numbers(const Json& object, const char* key, std::size_t count, std::string_view where) {
    const auto found = object.find(key);
    if (found == object.end()) return;
    const bool good = found->is_array() && found->size() == count &&
                      std::all_of(found->begin(), found->end(), [](const Json& value) {
                          return value.is_number() && std::abs(value.get<double>()) < 1e6;
                      });
    if (!good) refuse("\"{}\" of {} should be {} moderate numbers", key, where, count);
}

/// A check of one file: the document and its binary chunk's size.
class Checker {
  public:
    Checker(const Json& document, std::span<const char> binary)
        : document_(document), binary_(binary) {}

    void run() const {
        only(document_,
             {"asset", "scene", "scenes", "nodes", "meshes", "materials", "buffers", "bufferViews",
              "accessors"},
             "the document");
        const Json& asset = member(document_, "asset", "the document");
        only(asset, {"version", "generator"}, "asset");
        if (member(asset, "version", "asset") != "2.0") refuse("expected glTF version 2.0");
        check_buffers();
        check_accessors();
        check_materials();
        check_meshes();
        check_nodes();
    }

  private:
    void check_buffers() const {
        const Json& buffers = list(document_, "buffers");
        only(buffers[0], {"byteLength"}, "buffer 0");
        const std::size_t size = number(buffers[0], "byteLength", "buffer 0");
        if (buffers.size() != 1 || size > binary_.size()) {
            refuse("expected one buffer of at most {} bytes", binary_.size());
        }
        const Json& views = list(document_, "bufferViews");
        for (std::size_t i = 0; i < views.size(); ++i) {
            const std::string where = fmt::format("bufferView {}", i);
            only(views[i], {"buffer", "byteOffset", "byteLength", "target"}, where);
            static_cast<void>(reference(views[i], "buffer", buffers, where));
            const std::size_t offset = number(views[i], "byteOffset", where);
            const std::size_t length = number(views[i], "byteLength", where);
            if (offset % 4 != 0) refuse("{} should begin at a multiple of 4", where);
            if (length == 0 || offset > size || length > size - offset) {
                refuse("{} of {} bytes at {} lies outside the buffer of {}", where, length, offset,
                       size);
            }
            static_cast<void>(number(views[i], "target", where));
        }
    }

    void check_accessors() const {
        const Json& views = document_["bufferViews"];
        const Json& accessors = list(document_, "accessors");
        for (std::size_t i = 0; i < accessors.size(); ++i) {
            const std::string where = fmt::format("accessor {}", i);
            const Json& accessor = accessors[i];
            only(accessor,
                 {"bufferView", "componentType", "count", "type", "normalized", "min", "max"},
                 where);
            check_numbers(accessor, "min", 3, where);
            check_numbers(accessor, "max", 3, where);
            const Json& view = views[reference(accessor, "bufferView", views, where)];
            const std::size_t bytes =
                component_bytes(accessor, where) * component_count(accessor, where);
            const std::size_t count = number(accessor, "count", where);
            const std::size_t length = view["byteLength"].get<std::size_t>();
            if (count == 0 || count > length / bytes) {
                refuse("{} of {} elements of {} bytes does not fit its view of {} bytes", where,
                       count, bytes, length);
            }
        }
    }

    static std::size_t component_bytes(const Json& accessor, std::string_view where) {
        switch (number(accessor, "componentType", where)) {
            case kFloat:
                return 4;
            case kUnsignedShort:
                return 2;
            case kUnsignedByte:
                return 1;
            default:
                refuse("{} should hold floats, unsigned shorts or unsigned bytes", where);
        }
    }

    static std::size_t component_count(const Json& accessor, std::string_view where) {
        const Json& type = member(accessor, "type", where);
        if (type == "SCALAR") return 1;
        if (type == "VEC3") return 3;
        if (type == "VEC4") return 4;
        refuse("{} should be SCALAR, VEC3 or VEC4", where);
    }

    void check_materials() const {
        const Json& materials = list(document_, "materials");
        for (std::size_t i = 0; i < materials.size(); ++i) {
            const std::string where = fmt::format("material {}", i);
            only(materials[i], {"name", "pbrMetallicRoughness"}, where);
            const Json& look = member(materials[i], "pbrMetallicRoughness", where);
            only(look, {"baseColorFactor"}, where);
            check_numbers(look, "baseColorFactor", 4, where);
        }
    }

    /// The accessor that `key` of `object` names, of the given layout. Returns its count.
    std::size_t layout(const Json& object, const char* key, std::string_view type,
                       std::uint32_t component, std::string_view where) const {
        const Json& accessors = document_["accessors"];
        const Json& accessor = accessors[reference(object, key, accessors, where)];
        if (accessor["type"] != type || accessor["componentType"] != component) {
            refuse("\"{}\" of {} should be {} of component type {}", key, where, type, component);
        }
        const auto normalized = accessor.find("normalized");
        const bool is_share = normalized != accessor.end() && *normalized == true;
        if (is_share != (type == "VEC4")) {
            refuse("\"{}\" of {}: only colours are normalized", key, where);
        }
        return accessor["count"].get<std::size_t>();
    }

    void check_meshes() const {
        const Json& meshes = list(document_, "meshes");
        for (std::size_t i = 0; i < meshes.size(); ++i) {
            const std::string where = fmt::format("mesh {}", i);
            only(meshes[i], {"name", "primitives"}, where);
            const Json& primitives = member(meshes[i], "primitives", where);
            if (!primitives.is_array() || primitives.size() != 1) {
                refuse("{} should have one primitive", where);
            }
            only(primitives[0], {"attributes", "indices", "material"}, where);
            static_cast<void>(reference(primitives[0], "material", document_["materials"], where));
            const Json& attributes = member(primitives[0], "attributes", where);
            only(attributes, {"POSITION", "NORMAL", "COLOR_0", "COLOR_1"}, where);
            const std::size_t count = layout(attributes, "POSITION", "VEC3", kFloat, where);
            if (count > kMaxVertices ||
                layout(attributes, "NORMAL", "VEC3", kFloat, where) != count ||
                layout(attributes, "COLOR_0", "VEC4", kUnsignedShort, where) != count ||
                layout(attributes, "COLOR_1", "VEC4", kUnsignedByte, where) != count) {
                refuse("{} should have equally many of each attribute, at most {}", where,
                       kMaxVertices);
            }
            if (layout(primitives[0], "indices", "SCALAR", kUnsignedShort, where) % 3 != 0) {
                refuse("the indices of {} should come in threes", where);
            }
            check_indices(primitives[0]["indices"].get<std::size_t>(), count, where);
        }
    }

    /// The importer drops a triangle with a wrong index without a word.
    void check_indices(std::size_t accessor, std::size_t vertices, std::string_view where) const {
        const Json& indices = document_["accessors"][accessor];
        const Json& view = document_["bufferViews"][indices["bufferView"].get<std::size_t>()];
        const char* from = binary_.data() + view["byteOffset"].get<std::size_t>();
        const std::size_t count = indices["count"].get<std::size_t>();
        for (std::size_t i = 0; i < count; ++i) {
            std::uint16_t index = 0;
            std::memcpy(&index, from + i * sizeof index, sizeof index);
            if (index >= vertices) {
                refuse("triangle {} of {} names vertex {}, there are {}", i / 3, where, index,
                       vertices);
            }
        }
    }

    void check_nodes() const {
        const Json& nodes = list(document_, "nodes");
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const std::string where = fmt::format("node {}", i);
            only(nodes[i], {"name", "mesh", "translation", "rotation", "scale"}, where);
            static_cast<void>(member(nodes[i], "name", where));
            if (nodes[i].contains("mesh")) {
                static_cast<void>(reference(nodes[i], "mesh", document_["meshes"], where));
            }
            check_numbers(nodes[i], "translation", 3, where);
            check_numbers(nodes[i], "rotation", 4, where);
            check_numbers(nodes[i], "scale", 3, where);
        }
        const Json& scenes = list(document_, "scenes");
        if (scenes.size() != 1 || number(document_, "scene", "the document") != 0) {
            refuse("expected one scene");
        }
        only(scenes[0], {"name", "nodes"}, "the scene");
        const Json& used = member(scenes[0], "nodes", "the scene");
        if (!used.is_array() || used.size() != nodes.size())
            refuse("the scene should list each node");
        for (std::size_t i = 0; i < used.size(); ++i) {
            if (used[i] != i) refuse("the scene should list each node once, in order");
        }
    }

    const Json& document_;
    std::span<const char> binary_;
};

void append_u32(std::string& out, std::size_t value) {
    const auto word = static_cast<std::uint32_t>(value);
    char bytes[sizeof word];
    std::memcpy(bytes, &word, sizeof word);
    out.append(bytes, sizeof word);
}

std::string written_anew(const Json& document, std::span<const char> binary) {
    std::string text = document.dump();
    text.resize((text.size() + 3) / 4 * 4, ' ');
    std::string out;
    append_u32(out, kMagic);
    append_u32(out, 2);
    append_u32(out, kHeader + 2 * kChunkHeader + text.size() + binary.size());
    append_u32(out, text.size());
    append_u32(out, kJsonChunk);
    out += text;
    append_u32(out, binary.size());
    append_u32(out, kBinaryChunk);
    out.append(binary.data(), binary.size());
    return out;
}

std::vector<GlbMaterial> materials_of(const Json& document) {
    std::vector<GlbMaterial> result;
    for (const Json& material : document["materials"]) {
        const Json factor =
            material["pbrMetallicRoughness"].value("baseColorFactor", Json{1, 1, 1});
        result.push_back(
            {.name = material.value("name", ""),
             .colour = {factor[0].get<float>(), factor[1].get<float>(), factor[2].get<float>()}});
    }
    return result;
}

SoundGlb check(std::span<const char> file) {
    if (file.empty()) refuse("is empty");
    if (file.size() < kHeader || read_u32(file, 0) != kMagic) {
        refuse("does not begin as a binary glTF");
    }
    if (read_u32(file, 4) != 2) refuse("is glTF version {}, expected 2", read_u32(file, 4));
    if (read_u32(file, 8) != file.size()) {
        refuse("claims {} bytes and has {}", read_u32(file, 8), file.size());
    }
    const std::span<const char> text = chunk(file, kHeader, kJsonChunk, "JSON");
    const std::size_t next = kHeader + kChunkHeader + text.size();
    const std::span<const char> binary = chunk(file, next, kBinaryChunk, "binary");
    if (next + kChunkHeader + binary.size() != file.size())
        refuse("goes on after its binary chunk");
    if (binary.size() % 4 != 0) refuse("the binary chunk should be a multiple of 4 bytes");
    const Json document = Json::parse(text.begin(), text.end(), nullptr, false);
    if (document.is_discarded()) refuse("its JSON chunk cannot be parsed");
    Checker(document, binary).run();
    return {.bytes = written_anew(document, binary), .materials = materials_of(document)};
}

}  // namespace

Result<SoundGlb> checked_glb(std::span<const char> file) {
    try {
        return check(file);
    } catch (const Refused& refused) {
        return fail("{}", refused.why);
    } catch (const Json::exception& error) {
        return fail("its JSON chunk is not what was expected ({})", error.what());
    }
}

}  // namespace taiji::models
