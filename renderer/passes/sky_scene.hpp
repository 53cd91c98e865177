#pragma once

#include <optional>
#include <span>
#include <string>

#include "renderer/sky/mansion_names.hpp"
#include "renderer/sky/sky_files.hpp"
#include "renderer/text/coordinate_labels.hpp"
#include "renderer/vulkan/upload.hpp"

namespace taiji {

/// Everything of the sky and the labels that lies on the device, made once from the files. Parts
/// whose file was broken are missing and nothing is drawn of them.
class SkyScene {
  public:
    SkyScene(Device& device, Uploads& uploads, sky::SkyFiles files);

    /// One sentence for each part that is missing.
    [[nodiscard]] std::span<const Error> faults() const { return faults_; }

    struct Stars {
        std::vector<sky::Star> catalogue;
        std::vector<sky::StarPatch> patches;
        Buffer vertices;  ///< four a star
    };
    struct MilkyWayMesh {
        Buffer vertices;
        Buffer indices;
        std::uint32_t index_count = 0;
        std::optional<Image> picture;
    };
    struct Figures {
        Buffer lines;  ///< four vertices a segment
        std::uint32_t line_count = 0;
        Buffer marks;  ///< four vertices a star
        std::uint32_t mark_count = 0;
    };
    struct Labels {
        text::LabelFont font;
        Image atlas;
        std::optional<text::CoordinateLabels> coordinates;
        std::optional<sky::MansionNames> names;
    };
    [[nodiscard]] const std::optional<Stars>& stars() const { return stars_; }
    [[nodiscard]] const std::optional<MilkyWayMesh>& milky_way() const { return milky_way_; }
    [[nodiscard]] const std::optional<Figures>& figures() const { return figures_; }
    [[nodiscard]] const std::optional<Labels>& labels() const { return labels_; }

    /// 16-bit indices of quads of four vertices each, as many as anything here needs.
    [[nodiscard]] VkBuffer quad_indices() const { return quad_indices_.get(); }
    static constexpr std::uint32_t kQuads = 8192;

  private:
    std::vector<Error> faults_;
    std::optional<Stars> stars_;
    std::optional<MilkyWayMesh> milky_way_;
    std::optional<Figures> figures_;
    std::optional<Labels> labels_;
    Buffer quad_indices_;
};

}  // namespace taiji
