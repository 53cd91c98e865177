#include "client/common/read_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <string_view>

#include "base/system_reason.hpp"

namespace taiji {
namespace {

Result<std::string> read_all(int descriptor, std::string_view name) {
    std::string bytes;
    std::array<char, 65536> chunk;
    while (true) {
        const ssize_t count = ::read(descriptor, chunk.data(), chunk.size());
        if (count == 0) return bytes;
        if (count < 0) {
            if (errno == EINTR) continue;
            return fail("cannot read {}: {}", name, system_reason(errno));
        }
        bytes.append(chunk.data(), static_cast<std::size_t>(count));
        if (bytes.size() > kMaxTextFileBytes) {
            return fail("{} is larger than the {} MiB that are read at most", name,
                        kMaxTextFileBytes >> 20);
        }
    }
}

}  // namespace

Result<std::string> read_file(const std::filesystem::path& path) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return fail("cannot open {}: {}", path.string(), system_reason(errno));
    Result<std::string> bytes = read_all(descriptor, path.string());
    ::close(descriptor);
    return bytes;
}

Result<std::string> read_standard_input() {
    return read_all(STDIN_FILENO, "standard input");
}

}  // namespace taiji
