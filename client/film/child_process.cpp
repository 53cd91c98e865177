#include "client/film/child_process.hpp"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <thread>
#include <utility>

#include "base/text.hpp"

extern char** environ;

namespace taiji::film {
namespace {

constexpr auto kPatience = std::chrono::milliseconds(2000);  // before it is killed
constexpr auto kLook = std::chrono::milliseconds(10);

void connect(posix_spawn_file_actions_t& actions, int from, int to) {
    if (from >= 0) {
        posix_spawn_file_actions_adddup2(&actions, from, to);
    } else {
        posix_spawn_file_actions_addopen(&actions, to, "/dev/null", O_RDWR, 0);
    }
}

/// Signals as a program expects them, whatever this one ignores.
void set_up_signals(posix_spawnattr_t& attributes) {
    sigset_t plain;
    sigemptyset(&plain);
    for (const int signal : {SIGPIPE, SIGXFSZ, SIGINT, SIGTERM}) sigaddset(&plain, signal);
    posix_spawnattr_setsigdefault(&attributes, &plain);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
}

}  // namespace

std::optional<ChildProcess> ChildProcess::start(const std::vector<std::string>& words,
                                                const ChildStreams& streams, int& error_number) {
    std::vector<std::string> copies = words;
    std::vector<char*> arguments;
    for (std::string& word : copies) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    connect(actions, streams.input, STDIN_FILENO);
    connect(actions, streams.output, STDOUT_FILENO);
    connect(actions, streams.errors, STDERR_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    set_up_signals(attributes);
    pid_t pid = -1;
    error_number =
        posix_spawnp(&pid, arguments[0], &actions, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    if (error_number != 0) return std::nullopt;
    return ChildProcess(pid);
}

ChildProcess::ChildProcess(ChildProcess&& other) noexcept
    : pid_(std::exchange(other.pid_, -1)), status_(std::exchange(other.status_, {})) {}

ChildProcess& ChildProcess::operator=(ChildProcess&& other) noexcept {
    if (this == &other) return *this;
    end();
    pid_ = std::exchange(other.pid_, -1);
    status_ = std::exchange(other.status_, {});
    return *this;
}

ChildProcess::~ChildProcess() {
    end();
}

std::optional<int> ChildProcess::ended() {
    if (status_ || pid_ < 0) return status_;
    int status = 0;
    if (waitpid(pid_, &status, WNOHANG) == pid_) status_ = status;
    return status_;
}

int ChildProcess::wait() {
    int status = 0;
    while (!status_) {
        const pid_t done = waitpid(pid_, &status, 0);
        if (done == pid_ || (done < 0 && errno != EINTR)) status_ = status;
    }
    return *status_;
}

void ChildProcess::interrupt() const {
    if (pid_ > 0 && !status_) kill(pid_, SIGINT);
}

void ChildProcess::end() {
    if (pid_ < 0) return;
    interrupt();
    const auto until = std::chrono::steady_clock::now() + kPatience;
    while (!ended() && std::chrono::steady_clock::now() < until) std::this_thread::sleep_for(kLook);
    if (!ended()) {
        kill(pid_, SIGKILL);
        static_cast<void>(wait());
    }
    pid_ = -1;
}

int open_memory(const char* name) {
    return memfd_create(name, MFD_CLOEXEC);
}

std::string last_line(int descriptor) {
    std::array<char, 4096> end{};
    const off_t size = lseek(descriptor, 0, SEEK_END);
    if (size <= 0) return {};
    const off_t from = std::max<off_t>(0, size - static_cast<off_t>(end.size()));
    const ssize_t count = pread(descriptor, end.data(), end.size(), from);
    if (count <= 0) return {};
    std::string_view text(end.data(), static_cast<std::size_t>(count));
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r' || text.back() == ' ')) {
        text.remove_suffix(1);
    }
    if (const auto line = text.find_last_of("\n\r"); line != std::string_view::npos) {
        text.remove_prefix(line + 1);
    }
    // Whole characters, none of which moves a terminal's cursor.
    std::string made;
    while (!text.empty() && made.size() < 400) {
        const std::size_t length = utf8_sequence_length(text);
        const bool plain =
            length > 1 || (length == 1 && text.front() >= ' ' && text.front() != 127);
        if (plain) made.append(text.substr(0, length));
        text.remove_prefix(std::max<std::size_t>(1, length));
    }
    return made;
}

}  // namespace taiji::film
