#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "client/film/film_sink.hpp"

namespace taiji::film {

/// Hands frames to a sink in a thread of its own, so that the next ones are drawn meanwhile.
class FilmWriter {
  public:
    FilmWriter(std::unique_ptr<FilmSink> sink, FrameSize size);
    /// Without finish(): what is under way is thrown away.
    ~FilmWriter();
    FilmWriter(const FilmWriter&) = delete;
    FilmWriter& operator=(const FilmWriter&) = delete;

    /// Room for a frame, RGBA, waiting for it; to be filled and given to `add`. Error: what the
    /// sink said of an earlier frame.
    [[nodiscard]] Result<std::vector<std::uint8_t>> room();
    void add(std::vector<std::uint8_t> frame);
    /// Waits until all frames are in the sink, and finishes it.
    [[nodiscard]] Result<void> finish();

  private:
    void write();

    std::unique_ptr<FilmSink> sink_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::vector<std::uint8_t>> waiting_;
    std::vector<std::vector<std::uint8_t>> free_;
    bool no_more_ = false;
    bool thrown_away_ = false;
    Result<void> result_;
    std::thread thread_;  ///< last: it uses all of the above
};

}  // namespace taiji::film
