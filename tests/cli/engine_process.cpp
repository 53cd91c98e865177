#include "tests/cli/engine_process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <stdexcept>
#include <string_view>

namespace taiji::test {
namespace {

constexpr unsigned kTimeoutSeconds = 60;

void demand(bool fulfilled, const char* what) {
    if (!fulfilled) throw std::runtime_error(what);
}

/// A file descriptor that closes itself.
class Descriptor {
  public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    ~Descriptor() { close(); }
    void close() {
        if (number_ >= 0) ::close(std::exchange(number_, -1));
    }
    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool is_open() const { return number_ >= 0; }

  private:
    int number_ = -1;
};

struct Channel {
    Descriptor reader;
    Descriptor writer;
};

Channel make_pipe() {
    std::array<int, 2> ends{};
    demand(::pipe2(ends.data(), O_CLOEXEC) == 0, "no pipe");
    return {Descriptor(ends[0]), Descriptor(ends[1])};
}

Channel make_output(Stdout out) {
    switch (out) {
        case Stdout::Pipe:
            return make_pipe();
        case Stdout::ClosedPipe: {
            Channel channel = make_pipe();
            channel.reader.close();
            return channel;
        }
        case Stdout::FullDisk:
            return {Descriptor(), Descriptor(::open("/dev/full", O_WRONLY | O_CLOEXEC))};
        case Stdout::Closed:
            return {};
        case Stdout::Terminal: {
            int reader = -1;
            int writer = -1;
            demand(::openpty(&reader, &writer, nullptr, nullptr, nullptr) == 0,
                   "no pseudo-terminal");
            ::fcntl(reader, F_SETFD, FD_CLOEXEC);
            return {Descriptor(reader), Descriptor(writer)};
        }
    }
    throw std::logic_error("a kind of output without a channel");
}

[[noreturn]] void become_engine(const EngineRun& run, int in, int out, int err) {
    ::dup2(in, STDIN_FILENO);
    ::dup2(err, STDERR_FILENO);
    if (out >= 0) {
        ::dup2(out, STDOUT_FILENO);
    } else {
        ::close(STDOUT_FILENO);
    }
    for (const auto& [name, value] : run.environment) ::setenv(name.c_str(), value.c_str(), 1);
    std::signal(SIGPIPE, SIG_DFL);
    ::alarm(kTimeoutSeconds);
    const std::string program = run.program.empty() ? TAIJI_ENGINE : run.program;
    std::vector<char*> arguments = {const_cast<char*>(program.c_str())};
    for (const std::string& argument : run.arguments) {
        arguments.push_back(const_cast<char*>(argument.c_str()));
    }
    arguments.push_back(nullptr);
    ::execv(program.c_str(), arguments.data());
    ::_exit(127);
}

/// Writes more of `left` to the program; closes the channel at the end, or when the program reads
/// no more.
void feed(Descriptor& channel, std::string_view& left) {
    const ssize_t count = ::write(channel.number(), left.data(), left.size());
    if (count >= 0) left.remove_prefix(static_cast<std::size_t>(count));
    if (left.empty() || (count < 0 && errno != EAGAIN && errno != EINTR)) channel.close();
}

void drain(Descriptor& channel, std::string& text) {
    std::array<char, 65536> chunk{};
    const ssize_t count = ::read(channel.number(), chunk.data(), chunk.size());
    if (count > 0) {
        text.append(chunk.data(), static_cast<std::size_t>(count));
    } else if (count == 0 || errno != EINTR) {
        channel.close();  // EIO is how a pseudo-terminal ends
    }
}

void exchange(std::string_view input, Descriptor in, Descriptor out, Descriptor err,
              EngineResult& result) {
    ::fcntl(in.number(), F_SETFL, O_NONBLOCK);
    if (input.empty()) in.close();
    while (in.is_open() || out.is_open() || err.is_open()) {
        std::array<pollfd, 3> channels = {
            {{in.number(), POLLOUT, 0}, {out.number(), POLLIN, 0}, {err.number(), POLLIN, 0}}};
        demand(::poll(channels.data(), channels.size(), -1) >= 0 || errno == EINTR, "poll failed");
        if (channels[0].revents != 0) feed(in, input);
        if (channels[1].revents != 0) drain(out, result.out);
        if (channels[2].revents != 0) drain(err, result.err);
    }
}

}  // namespace

EngineResult run_engine(const EngineRun& run) {
    std::signal(SIGPIPE, SIG_IGN);
    Channel in = make_pipe();
    Channel out = make_output(run.out);
    Channel err = make_pipe();
    const pid_t child = ::fork();
    demand(child >= 0, "no child process");
    if (child == 0)
        become_engine(run, in.reader.number(), out.writer.number(), err.writer.number());
    in.reader.close();
    out.writer.close();
    err.writer.close();
    EngineResult result;
    exchange(run.input, std::move(in.writer), std::move(out.reader), std::move(err.reader), result);
    int status = 0;
    demand(::waitpid(child, &status, 0) == child, "the child process is lost");
    if (WIFEXITED(status)) result.exit_code = WEXITSTATUS(status);
    return result;
}

EngineResult run_engine(std::vector<std::string> arguments) {
    EngineRun run;
    run.arguments = std::move(arguments);
    return run_engine(run);
}

EngineResult run_with_input(std::vector<std::string> arguments, std::string input) {
    EngineRun run;
    run.arguments = std::move(arguments);
    run.input = std::move(input);
    return run_engine(run);
}

}  // namespace taiji::test
