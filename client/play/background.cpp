#include "client/play/background.hpp"

namespace taiji::play {

Background::~Background() {
    {
        const std::scoped_lock lock(mutex_);
        is_closing_ = true;
        waiting_.reset();
        running_.request_stop();
    }
    changed_.notify_all();
    if (thread_.joinable()) thread_.join();
}

void Background::start(Job job) {
    {
        const std::scoped_lock lock(mutex_);
        running_.request_stop();
        waiting_ = std::move(job);
    }
    changed_.notify_all();
    if (!thread_.joinable()) thread_ = std::thread([this] { run(); });
}

void Background::cancel() {
    const std::scoped_lock lock(mutex_);
    waiting_.reset();
    running_.request_stop();
}

void Background::run() {
    while (true) {
        Job job;
        std::stop_token token;
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [this] { return is_closing_ || waiting_; });
            if (is_closing_) return;
            job = *std::exchange(waiting_, std::nullopt);
            running_ = std::stop_source();
            token = running_.get_token();
        }
        job(token);
    }
}

}  // namespace taiji::play
