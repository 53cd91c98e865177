#include "client/film/export_job.hpp"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

#include "base/system_reason.hpp"
#include "client/film/child_process.hpp"

namespace taiji::film {
namespace {

constexpr std::size_t kLongestLine = 256;
constexpr std::string_view kOwnName = "taiji: ";

}  // namespace

Result<std::unique_ptr<ScratchFolder>> ScratchFolder::make() {
    std::error_code error;
    const std::filesystem::path folder = std::filesystem::temp_directory_path(error);
    if (error) return fail("there is no folder for temporary files: {}", error.message());
    std::string name = (folder / "taiji-export-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) {
        return fail("no folder can be made in {}: {}", folder.string(), system_reason(errno));
    }
    return std::unique_ptr<ScratchFolder>(new ScratchFolder(name));
}

ScratchFolder::~ScratchFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

/// In the order in which they are let go, from the last: the process first.
struct ExportJob::Inside {
    Inside() = default;
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;
    ~Inside() {
        child.reset();
        if (output >= 0) ::close(output);
        if (errors >= 0) ::close(errors);
    }
    std::unique_ptr<ScratchFolder> scratch;
    int output = -1;
    int errors = -1;
    std::string unread;
    std::optional<ChildProcess> child;
};

ExportJob::ExportJob(std::unique_ptr<Inside> inside, std::filesystem::path out)
    : inside_(std::move(inside)), out_(std::move(out)) {}
ExportJob::~ExportJob() = default;

Result<std::unique_ptr<ExportJob>> ExportJob::start(const std::vector<std::string>& words,
                                                    std::filesystem::path out,
                                                    std::unique_ptr<ScratchFolder> scratch) {
    auto inside = std::make_unique<Inside>();
    inside->scratch = std::move(scratch);
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0)
        return fail("no pipe can be opened: {}", system_reason(errno));
    inside->output = ends[0];
    static_cast<void>(::fcntl(ends[0], F_SETFL, O_NONBLOCK));
    inside->errors = open_memory("errors of an export");
    int error = 0;
    inside->child = ChildProcess::start(
        words, {.input = -1, .output = ends[1], .errors = inside->errors}, error);
    ::close(ends[1]);
    if (!inside->child) {
        return fail("{} cannot be started: {}", words.front(), system_reason(error));
    }
    return std::unique_ptr<ExportJob>(new ExportJob(std::move(inside), std::move(out)));
}

void ExportJob::read_progress() {
    std::array<char, 4096> chunk{};
    while (true) {
        const ssize_t count = ::read(inside_->output, chunk.data(), chunk.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) break;
        inside_->unread.append(chunk.data(), static_cast<std::size_t>(count));
        std::size_t end = 0;
        while ((end = inside_->unread.find('\n')) != std::string::npos) {
            const auto told = parse_progress(std::string_view(inside_->unread).substr(0, end));
            if (told) progress_ = *told;
            inside_->unread.erase(0, end + 1);
        }
        if (inside_->unread.size() > kLongestLine) inside_->unread.clear();
    }
}

void ExportJob::update() {
    if (state_ != State::Running) return;
    // Asked before what it told is read, so that nothing of this is missed.
    const auto status = inside_->child->ended();
    read_progress();
    if (!status) return;
    if (WIFEXITED(*status) && WEXITSTATUS(*status) == 0) {
        state_ = State::Done;
    } else if (cancelled_) {
        state_ = State::Cancelled;
    } else {
        state_ = State::Failed;
        problem_ = last_line(inside_->errors);
        if (problem_.starts_with(kOwnName)) problem_.erase(0, kOwnName.size());
        if (problem_.empty()) {
            problem_ = WIFSIGNALED(*status)
                           ? fmt::format("it was ended by signal {}", WTERMSIG(*status))
                           : fmt::format("it ended with exit code {}", WEXITSTATUS(*status));
        }
    }
    inside_->scratch.reset();
}

void ExportJob::cancel() {
    if (state_ != State::Running) return;
    cancelled_ = true;
    inside_->child->interrupt();
}

}  // namespace taiji::film
