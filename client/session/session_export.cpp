#include <utility>

#include "client/picture_file/png_writer.hpp"
#include "client/session/session_state.hpp"
#include "client/storage/files.hpp"

namespace taiji {
namespace {

constexpr double kLook = 0.2;  // seconds between looks at how far it is

std::string size_text(const ExportSize& size) {
    return fmt::format("{}x{}", size.width, size.height);
}

/// A picture of one pixel: it carries the moment.
Result<void> write_moment(const std::filesystem::path& file, const PictureMoment& moment) {
    return write_png(file, {.width = 1, .height = 1, .texts = texts_of_moment(moment, "Taiji")},
                     std::vector<std::uint8_t>(4));
}

std::vector<std::string> common_words(const std::string& program, const ExportSize& size,
                                      bool interface, const std::filesystem::path& settings) {
    std::vector<std::string> words = {program,         "--progress", "--size",
                                      size_text(size), "--settings", settings.string()};
    if (!interface) words.emplace_back("--no-ui");
    return words;
}

}  // namespace

const film::ExportJob* Session::export_job() const {
    return state_->export_job.get();
}

bool Session::may_export() const {
    const auto& job = state_->export_job;
    return !state_->setup.program.empty() &&
           (!job || job->state() != film::ExportJob::State::Running);
}

void Session::keep_light(const SavedLight& light) {
    state_->light = light;
}

/// What both kinds read: the settings, and a folder to put the rest into.
Result<std::unique_ptr<film::ScratchFolder>> Session::State::prepare_export() {
    auto scratch = film::ScratchFolder::make();
    if (!scratch) return scratch;
    const auto written =
        write_file_whole((*scratch)->path() / "settings.json", settings_text(settings));
    if (!written) return tl::unexpected(written.error());
    return scratch;
}

void Session::State::start_export(const Result<std::vector<std::string>>& words,
                                  const std::filesystem::path& out,
                                  std::unique_ptr<film::ScratchFolder> scratch) {
    Result<std::unique_ptr<film::ExportJob>> job;
    if (words) {
        job = film::ExportJob::start(*words, out, std::move(scratch));
    } else {
        job = tl::unexpected(words.error());
    }
    if (job) {
        export_job = *std::move(job);
    } else {
        tell_problem("notice.export_failed", {{"problem", job.error().message}});
    }
}

void Session::State::export_picture(const ExportPicture& wanted, const PictureMoment& moment) {
    auto scratch = prepare_export();
    if (!scratch) {
        return tell_problem("notice.export_failed", {{"problem", scratch.error().message}});
    }
    const std::filesystem::path folder = (*scratch)->path();
    Result<std::vector<std::string>> words = common_words(
        setup.program.string(), wanted.size, wanted.interface, folder / "settings.json");
    if (auto written = write_moment(folder / "moment.png", moment); !written) {
        words = tl::unexpected(written.error());
    } else {
        if (wanted.transparent) words->emplace_back("--transparent");
        for (const std::string& word :
             {std::string("--render"), wanted.out.string(), (folder / "moment.png").string()}) {
            words->push_back(word);
        }
    }
    start_export(words, wanted.out, *std::move(scratch));
}

void Session::State::export_film(const ExportFilm& wanted) {
    auto scratch = prepare_export();
    if (!scratch) {
        return tell_problem("notice.export_failed", {{"problem", scratch.error().message}});
    }
    const std::filesystem::path record = (*scratch)->path() / "game.taiji";
    Result<std::vector<std::string>> words =
        common_words(setup.program.string(), wanted.size, wanted.interface,
                     (*scratch)->path() / "settings.json");
    if (auto written = write_file_whole(record, write_record(record_of_game(game, notes)));
        !written) {
        words = tl::unexpected(written.error());
    } else {
        for (const std::string& word :
             {std::string("--fps"), std::to_string(wanted.frames_a_second), std::string("--speed"),
              fmt::format("{}", wanted.speed), std::string("--from"), std::to_string(wanted.from),
              std::string("--to"), std::to_string(wanted.to), std::string("--film"),
              wanted.out.string(), record.string()}) {
            words->push_back(word);
        }
    }
    start_export(words, wanted.out, *std::move(scratch));
}

void Session::State::take_export() {
    if (!export_job || export_job->state() != film::ExportJob::State::Running) return;
    if (now < look_at_export) return;
    look_at_export = now + kLook;
    export_job->update();
    switch (export_job->state()) {
        case film::ExportJob::State::Running:
            break;
        case film::ExportJob::State::Done:
            tell("notice.exported", {{"file", export_job->out().string()}});
            break;
        case film::ExportJob::State::Cancelled:
            tell("notice.export_cancelled");
            break;
        case film::ExportJob::State::Failed:
            tell_problem("notice.export_failed", {{"problem", export_job->problem()}});
            break;
    }
}

}  // namespace taiji
