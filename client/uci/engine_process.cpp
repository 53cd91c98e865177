#include "client/uci/engine_process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include "base/system_reason.hpp"
#include "client/uci/monotonic_ms.hpp"

extern char** environ;

namespace taiji {
namespace {

constexpr std::size_t kMaxLine = std::size_t{1} << 20;
constexpr std::int64_t kQuitMs = 500;  // before a program that was told to quit is killed
constexpr std::int64_t kQuitPollMs = 10;
constexpr std::int64_t kStopLookMs = 50;  // between looks whether the wait is to be given up

/// Two connected sockets, closed in programs that are started. Unlike a pipe, a socket can be
/// written to without a signal when the other end is gone.
Result<std::array<int, 2>> open_channel() {
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
        return fail("cannot open a channel to an engine: {}", system_reason(errno));
    }
    return ends;
}

/// Starts the program with `input` and `output` as its standard streams. Returns 0 or the error's
/// number.
int spawn(const std::vector<std::string>& command, int input, int output, pid_t& pid) {
    std::vector<std::string> words = command;
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t pipe_signal;
    sigemptyset(&pipe_signal);
    sigaddset(&pipe_signal, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &pipe_signal);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    const int error =
        posix_spawnp(&pid, arguments[0], &actions, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

}  // namespace

Result<EngineCommand> EngineCommand::parse(std::string_view text) {
    EngineCommand command;
    std::string word;
    bool in_word = false;
    char quote = 0;
    const auto finish_word = [&] {
        if (!in_word) return;
        constexpr std::string_view kOption = "option.";
        const std::size_t equals = word.find('=');
        if (word.starts_with(kOption) && equals != std::string::npos) {
            command.options.push_back(
                {word.substr(kOption.size(), equals - kOption.size()), word.substr(equals + 1)});
        } else {
            command.words.push_back(word);
        }
        word.clear();
        in_word = false;
    };
    for (char c : text) {
        if (quote != 0) {
            if (c == quote) {
                quote = 0;
            } else {
                word += c;
            }
        } else if (c == '\'' || c == '"') {
            quote = c;
            in_word = true;
        } else if (c == ' ' || c == '\t') {
            finish_word();
        } else {
            word += c;
            in_word = true;
        }
    }
    if (quote != 0) return fail("engine \"{}\": a quote is not closed", text);
    finish_word();
    if (command.words.empty()) return fail("engine \"{}\": expected a program", text);
    return command;
}

Result<EngineProcess> EngineProcess::start(const EngineCommand& command) {
    const auto channel = open_channel();
    if (!channel) return tl::unexpected(channel.error());
    const auto [ours, theirs] = *channel;
    EngineProcess process;
    const int error = spawn(command.words, theirs, theirs, process.pid_);
    close(theirs);
    process.channel_ = ours;
    process.name_ = command.words.front();
    if (error != 0) {
        process.pid_ = -1;
        return fail("engine \"{}\" cannot be started: {}", process.name_, system_reason(error));
    }
    return process;
}

EngineProcess::EngineProcess(EngineProcess&& other) noexcept
    : pid_(std::exchange(other.pid_, -1)),
      channel_(std::exchange(other.channel_, -1)),
      unread_(std::move(other.unread_)),
      name_(std::move(other.name_)) {}

EngineProcess& EngineProcess::operator=(EngineProcess&& other) noexcept {
    if (this == &other) return *this;
    quit(kQuitMs);
    pid_ = std::exchange(other.pid_, -1);
    channel_ = std::exchange(other.channel_, -1);
    unread_ = std::move(other.unread_);
    name_ = std::move(other.name_);
    return *this;
}

EngineProcess::~EngineProcess() {
    quit(kQuitMs);
}

void EngineProcess::quit(std::int64_t patience_ms) {
    if (channel_ >= 0) {
        send("quit");
        close(channel_);
        channel_ = -1;
    }
    if (pid_ <= 0) return;
    for (std::int64_t waited = 0; waited < patience_ms; waited += kQuitPollMs) {
        if (waitpid(pid_, nullptr, WNOHANG) != 0) {
            pid_ = -1;
            return;
        }
        poll(nullptr, 0, static_cast<int>(kQuitPollMs));
    }
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
    pid_ = -1;
}

bool EngineProcess::send(std::string_view line) {
    std::string text(line);
    text += '\n';
    std::size_t sent = 0;
    while (sent < text.size()) {
        const ssize_t n = ::send(channel_, text.data() + sent, text.size() - sent, MSG_NOSIGNAL);
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return false;
        sent += static_cast<std::size_t>(n);
    }
    return true;
}

EngineProcess::Read EngineProcess::read_line(std::string& line, std::int64_t timeout_ms) {
    const std::int64_t deadline = monotonic_ms() + timeout_ms;
    while (true) {
        const std::size_t end = unread_.find('\n');
        if (end != std::string::npos || unread_.size() > kMaxLine) {
            line = unread_.substr(0, end);
            unread_.erase(0, end == std::string::npos ? unread_.size() : end + 1);
            if (!line.empty() && line.back() == '\r') line.pop_back();
            return Read::Line;
        }
        pollfd wait{channel_, POLLIN, 0};
        const std::int64_t left = std::max<std::int64_t>(0, deadline - monotonic_ms());
        const int ready = poll(&wait, 1, static_cast<int>(std::min<std::int64_t>(left, 1 << 30)));
        if (ready < 0 && errno == EINTR) continue;
        if (ready <= 0) return Read::TimeOut;
        std::array<char, 4096> bytes{};
        const ssize_t n = read(channel_, bytes.data(), bytes.size());
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return Read::Closed;
        unread_.append(bytes.data(), static_cast<std::size_t>(n));
    }
}

Result<void> EngineProcess::wait_for(std::string_view word, std::int64_t timeout_ms,
                                     const std::stop_token& stop) {
    const std::int64_t deadline = monotonic_ms() + timeout_ms;
    const std::int64_t slice = stop.stop_possible() ? kStopLookMs : timeout_ms;
    std::string line;
    while (true) {
        if (stop.stop_requested()) {
            return fail("engine \"{}\": the wait for \"{}\" was given up", name_, word);
        }
        // However much it writes: time is up even when there is always another line.
        const std::int64_t left = deadline - monotonic_ms();
        if (left <= 0) return fail("engine \"{}\" did not answer \"{}\" in time", name_, word);
        switch (read_line(line, std::min(slice, left))) {
            case Read::Line:
                if (line == word) return {};
                break;
            case Read::TimeOut:
                break;
            case Read::Closed:
                return fail("engine \"{}\" ended before it answered \"{}\"", name_, word);
        }
    }
}

Result<void> EngineProcess::wait_ready(std::int64_t timeout_ms, const std::stop_token& stop) {
    send("isready");
    return wait_for("readyok", timeout_ms, stop);
}

Result<void> EngineProcess::shake_hands(const EngineCommand& command, std::int64_t timeout_ms,
                                        const std::stop_token& stop) {
    send("uci");
    if (auto ok = wait_for("uciok", timeout_ms, stop); !ok) return ok;
    for (const EngineCommand::Option& option : command.options) {
        send(fmt::format("setoption name {} value {}", option.name, option.value));
    }
    return wait_ready(timeout_ms, stop);
}

}  // namespace taiji
