#include "client/film/film_writer.hpp"

#include <utility>

namespace taiji::film {
namespace {

/// One is filled, one waits, one is written.
constexpr std::size_t kFrames = 3;

}  // namespace

FilmWriter::FilmWriter(std::unique_ptr<FilmSink> sink, FrameSize size) : sink_(std::move(sink)) {
    free_.resize(kFrames, std::vector<std::uint8_t>(4 * size.pixels()));
    thread_ = std::thread(&FilmWriter::write, this);
}

FilmWriter::~FilmWriter() {
    {
        const std::scoped_lock lock(mutex_);
        no_more_ = true;
        thrown_away_ = true;
    }
    changed_.notify_all();
    if (thread_.joinable()) thread_.join();
}

Result<std::vector<std::uint8_t>> FilmWriter::room() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !free_.empty() || !result_; });
    if (!result_) return tl::unexpected(result_.error());
    std::vector<std::uint8_t> made = std::move(free_.back());
    free_.pop_back();
    return made;
}

void FilmWriter::add(std::vector<std::uint8_t> frame) {
    {
        const std::scoped_lock lock(mutex_);
        waiting_.push_back(std::move(frame));
    }
    changed_.notify_all();
}

Result<void> FilmWriter::finish() {
    {
        const std::scoped_lock lock(mutex_);
        no_more_ = true;
    }
    changed_.notify_all();
    thread_.join();
    if (!result_) return result_;
    return sink_->finish();
}

void FilmWriter::write() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return !waiting_.empty() || no_more_; });
        if (thrown_away_ || waiting_.empty()) return;
        std::vector<std::uint8_t> frame = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        Result<void> added = sink_->add(frame);
        lock.lock();
        free_.push_back(std::move(frame));
        if (!added) result_ = std::move(added);
        changed_.notify_all();
        if (!result_) return;
    }
}

}  // namespace taiji::film
