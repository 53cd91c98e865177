#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "client/film/film_progress.hpp"

namespace taiji::film {

/// A folder of its own below the system's for temporary files, removed with all that is in it when
/// this goes away.
class ScratchFolder {
  public:
    [[nodiscard]] static Result<std::unique_ptr<ScratchFolder>> make();
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  private:
    explicit ScratchFolder(std::filesystem::path path) : path_(std::move(path)) {}
    std::filesystem::path path_;
};

/// A picture or a film that this program makes in another process while play goes on. That ends
/// with this one.
class ExportJob {
  public:
    enum class State : std::uint8_t { Running, Done, Failed, Cancelled };

    /// `words`: program and arguments; it tells its progress on standard output. `scratch`: what it
    /// reads, kept until it has ended; may be null. Error: it cannot be started.
    [[nodiscard]] static Result<std::unique_ptr<ExportJob>> start(
        const std::vector<std::string>& words, std::filesystem::path out,
        std::unique_ptr<ScratchFolder> scratch);
    ~ExportJob();
    ExportJob(const ExportJob&) = delete;
    ExportJob& operator=(const ExportJob&) = delete;

    /// Takes over what it has told, without waiting.
    void update();
    /// It finishes what it has begun, and ends.
    void cancel();
    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] const Progress& progress() const { return progress_; }
    [[nodiscard]] const std::filesystem::path& out() const { return out_; }
    /// Why it failed, as it said.
    [[nodiscard]] const std::string& problem() const { return problem_; }

  private:
    struct Inside;
    explicit ExportJob(std::unique_ptr<Inside> inside, std::filesystem::path out);
    void read_progress();

    std::unique_ptr<Inside> inside_;
    std::filesystem::path out_;
    State state_ = State::Running;
    bool cancelled_ = false;
    Progress progress_;
    std::string problem_;
};

}  // namespace taiji::film
