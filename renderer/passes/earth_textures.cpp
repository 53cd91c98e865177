#include "renderer/passes/earth_textures.hpp"

#include <chrono>

namespace taiji {
namespace {

constexpr std::uint32_t kDay = 0;
constexpr std::uint32_t kNight = 1;

Extent extent_of(PictureSize size) {
    return {size.width, size.height};
}

PixelRows rows_of(const TextureBuilder::Level& level) {
    return {level.data, level.row_pitch};
}

/// Before the coast is known: what is bluer than red is sea. Coarse, as the small pictures are.
void guess_coast(const TextureBuilder::Level& level) {
    for (std::uint32_t y = 0; y < level.extent.height; ++y) {
        auto* p = reinterpret_cast<std::uint8_t*>(level.data) + level.row_pitch * y;
        for (std::uint32_t x = 0; x < level.extent.width; ++x, p += 4) {
            p[3] = p[2] > p[0] + 12 ? 96 : 160;
        }
    }
}

void set_coast(const TextureBuilder::Level& level, const GreyPicture& coast) {
    const std::uint8_t* from = coast.pixels.data();
    for (std::uint32_t y = 0; y < level.extent.height; ++y) {
        auto* p = reinterpret_cast<std::uint8_t*>(level.data) + level.row_pitch * y;
        for (std::uint32_t x = 0; x < level.extent.width; ++x, p += 4) p[3] = *from++;
    }
}

struct OpenedEarth {
    JpegFile day;
    JpegFile night;
    JpegFile clouds;
};

Result<OpenedEarth> open_earth(const std::filesystem::path& folder, const std::string& suffix) {
    auto day = JpegFile::open(folder / ("day" + suffix + ".jpg"));
    if (!day) return tl::unexpected(day.error());
    auto night = JpegFile::open(folder / ("night" + suffix + ".jpg"));
    if (!night) return tl::unexpected(night.error());
    auto clouds = JpegFile::open(folder / ("clouds" + suffix + ".jpg"));
    if (!clouds) return tl::unexpected(clouds.error());
    if (!(day->size() == night->size())) {
        return fail("{}: day{}.jpg and night{}.jpg differ in size", folder.string(), suffix,
                    suffix);
    }
    return OpenedEarth{std::move(*day), std::move(*night), std::move(*clouds)};
}

TextureBuilder earth_builder(Device& device, PictureSize size) {
    const Extent extent = extent_of(size);
    return TextureBuilder(device, {VK_FORMAT_R8G8B8A8_UNORM, extent, full_mip_count(extent), 2},
                          "earth");
}

TextureBuilder cloud_builder(Device& device, PictureSize size) {
    const Extent extent = extent_of(size);
    return TextureBuilder(device, {VK_FORMAT_R8_UNORM, extent, full_mip_count(extent), 1},
                          "clouds");
}

}  // namespace

Result<EarthTextures> load_small_earth(Device& device, Uploads& uploads,
                                       const std::filesystem::path& folder) {
    const auto files = open_earth(folder, "-small");
    if (!files) return tl::unexpected(files.error());
    TextureBuilder earth = earth_builder(device, files->day.size());
    TextureBuilder clouds = cloud_builder(device, files->clouds.size());
    for (const auto& done :
         {files->day.decode(PixelFormat::Rgba, rows_of(earth.level(0, kDay))),
          files->night.decode(PixelFormat::Rgba, rows_of(earth.level(0, kNight))),
          files->clouds.decode(PixelFormat::Grey, rows_of(clouds.level(0, 0)))}) {
        if (!done) return tl::unexpected(done.error());
    }
    guess_coast(earth.level(0, kDay));
    const TextureBuilder::Level day = earth.level(0, kDay);
    const TextureBuilder::Level night = earth.level(0, kNight);
    for (std::uint32_t y = 0; y < day.extent.height; ++y) {
        for (std::uint32_t x = 0; x < day.extent.width; ++x) {
            night.data[night.row_pitch * y + 4 * x + 3] = day.data[day.row_pitch * y + 4 * x + 3];
        }
    }
    earth.fill_mip_levels(kDay);
    earth.fill_mip_levels(kNight);
    clouds.fill_mip_levels(0);
    return EarthTextures{earth.finish(uploads), clouds.finish(uploads)};
}

/// Two threads, split so that each has about the same to do; both need the coast, which the second
/// reads first.
struct EarthLoad::Work {
    Work(Device& device, OpenedEarth opened, const std::filesystem::path& folder)
        : files(std::move(opened)),
          earth(earth_builder(device, files.day.size())),
          clouds(cloud_builder(device, files.clouds.size())) {
        std::promise<Result<GreyPicture>> coast_promise;
        coast = coast_promise.get_future().share();
        second = std::async(std::launch::async,
                            [this, folder, promise = std::move(coast_promise)]() mutable {
                                promise.set_value(read_grey_png(folder / "coast.png"));
                                return night_and_clouds();
                            });
        first = std::async(std::launch::async, [this, folder] { return layer(files.day, kDay); });
    }

    Result<void> layer(const JpegFile& file, std::uint32_t which) {
        const TextureBuilder::Level top = earth.level(0, which);
        if (auto done = file.decode(PixelFormat::Rgba, rows_of(top)); !done) return done;
        const Result<GreyPicture>& shape = coast.get();
        if (!shape) return tl::unexpected(shape.error());
        if (!(shape->size == files.day.size())) return fail("coast.png and day.jpg differ in size");
        set_coast(top, *shape);
        earth.fill_mip_levels(which);
        return {};
    }
    Result<void> night_and_clouds() {
        if (auto done = layer(files.night, kNight); !done) return done;
        const TextureBuilder::Level top = clouds.level(0, 0);
        if (auto done = files.clouds.decode(PixelFormat::Grey, rows_of(top)); !done) return done;
        clouds.fill_mip_levels(0);
        return {};
    }

    OpenedEarth files;
    TextureBuilder earth;
    TextureBuilder clouds;
    std::shared_future<Result<GreyPicture>> coast;
    std::future<Result<void>> second;
    std::future<Result<void>> first;
};

EarthLoad::EarthLoad(Device& device, const std::filesystem::path& folder) {
    // Opening reads the whole files; an error is kept for take().
    auto files = open_earth(folder, "");
    if (!files) {
        error_ = files.error();
        return;
    }
    work_ = std::make_unique<Work>(device, std::move(*files), folder);
}

EarthLoad::~EarthLoad() = default;

bool EarthLoad::ready() const {
    if (!work_) return true;
    const auto done = [](const std::future<Result<void>>& f) {
        return f.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    };
    return done(work_->first) && done(work_->second);
}

Result<EarthTextures> EarthLoad::take(Uploads& uploads) {
    if (!work_) return tl::unexpected(error_);
    const std::unique_ptr<Work> work = std::move(work_);
    for (auto* future : {&work->first, &work->second}) {
        if (auto done = future->get(); !done) return tl::unexpected(done.error());
    }
    return EarthTextures{work->earth.finish(uploads), work->clouds.finish(uploads)};
}

}  // namespace taiji
