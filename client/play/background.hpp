#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace taiji::play {

/// A thread that does one job at a time. A new job tells the one that runs to stop, and takes the
/// place of one that waits. The thread begins with the first job.
class Background {
  public:
    /// Ends soon after its token asks it to.
    using Job = std::function<void(const std::stop_token&)>;

    Background() = default;
    /// Tells the job to stop and waits until it has.
    ~Background();
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    void start(Job job);
    /// Tells the job to stop and forgets one that waits. Does not wait.
    void cancel();

  private:
    void run();

    std::mutex mutex_;
    std::condition_variable changed_;
    std::optional<Job> waiting_;
    std::stop_source running_;  ///< of the job that runs, or of the last one
    bool is_closing_ = false;
    std::thread thread_;
};

/// Carries answers from one thread to another.
template <typename T>
class Mailbox {
  public:
    void put(T letter) {
        const std::scoped_lock lock(mutex_);
        letters_.push_back(std::move(letter));
    }
    [[nodiscard]] std::optional<T> take() {
        const std::scoped_lock lock(mutex_);
        if (letters_.empty()) return std::nullopt;
        std::optional<T> letter = std::move(letters_.front());
        letters_.pop_front();
        return letter;
    }

  private:
    std::mutex mutex_;
    std::deque<T> letters_;
};

}  // namespace taiji::play
