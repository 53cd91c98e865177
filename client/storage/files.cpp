#include "client/storage/files.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <system_error>
#include <utility>

#include "base/system_reason.hpp"

namespace taiji {
namespace {

namespace fs = std::filesystem;

/// An open file; closed when this goes away.
class Descriptor {
  public:
    Descriptor(const fs::path& file, int flags)
        : number_(::open(file.c_str(), flags | O_CLOEXEC, 0666)) {}
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    [[nodiscard]] bool is_open() const { return number_ >= 0; }
    [[nodiscard]] bool write(std::string_view text) {
        while (!text.empty()) {
            const ssize_t count = ::write(number_, text.data(), text.size());
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) return false;
            text.remove_prefix(static_cast<std::size_t>(count));
        }
        return true;
    }
    /// To the disk, so that a power cut does not undo it.
    [[nodiscard]] bool sync() { return ::fsync(number_) == 0 || errno == EINVAL; }
    /// Some file systems tell only here that the disk is full.
    [[nodiscard]] bool close() { return ::close(std::exchange(number_, -1)) == 0; }

  private:
    int number_;
};

Result<void> make_folder(const fs::path& file) {
    if (!file.has_parent_path()) return {};
    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    if (error) {
        return fail("the folder {} cannot be made: {}", file.parent_path().string(),
                    error.message());
    }
    return {};
}

tl::unexpected<Error> cannot_write(const fs::path& file) {
    return fail("{} cannot be written: {}", file.string(), system_reason(errno));
}

Result<void> write_and_sync(const fs::path& file, int flags, std::string_view text) {
    Descriptor to(file, O_WRONLY | O_CREAT | flags);
    if (!to.is_open() || !to.write(text) || !to.sync() || !to.close()) return cannot_write(file);
    return {};
}

}  // namespace

Result<void> write_file_whole(const fs::path& file, std::string_view text) {
    if (auto made = make_folder(file); !made) return made;
    std::error_code error;
    fs::path target = fs::is_symlink(file, error) ? fs::weakly_canonical(file, error) : file;
    if (error) target = file;
    const fs::path beside = target.string() + ".new";
    if (auto written = write_and_sync(beside, O_TRUNC, text); !written) {
        ::unlink(beside.c_str());
        return written;
    }
    if (::rename(beside.c_str(), target.c_str()) != 0) {
        const auto why = cannot_write(target);
        ::unlink(beside.c_str());
        return why;
    }
    // The new name, too. The text itself is safe whether or not this works.
    Descriptor folder(target.has_parent_path() ? target.parent_path() : ".",
                      O_RDONLY | O_DIRECTORY);
    if (folder.is_open()) static_cast<void>(folder.sync());
    return {};
}

Result<void> append_to_file(const fs::path& file, std::string_view text) {
    if (auto made = make_folder(file); !made) return made;
    return write_and_sync(file, O_APPEND, text);
}

Result<fs::path> set_aside(const fs::path& file) {
    for (int i = 1; i < 10'000; ++i) {
        fs::path aside = file.string() + ".broken-" + std::to_string(i);
        // Unlike a rename, a link never replaces what is there.
        if (::link(file.c_str(), aside.c_str()) == 0) {
            if (auto removed = remove_file(file); !removed) return tl::unexpected(removed.error());
            return aside;
        }
        if (errno != EEXIST) break;
    }
    return fail("{} cannot be set aside: {}", file.string(), system_reason(errno));
}

Result<void> remove_file(const fs::path& file) {
    if (::unlink(file.c_str()) == 0 || errno == ENOENT) return {};
    return fail("{} cannot be removed: {}", file.string(), system_reason(errno));
}

}  // namespace taiji
