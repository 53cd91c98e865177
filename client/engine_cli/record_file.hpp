#pragma once

#include <memory>
#include <string>
#include <utility>

#include "client/engine_cli/input.hpp"
#include "game/match/record_reader.hpp"

namespace taiji::cli {

/// The games of a file given on the command line.
class RecordFile {
  public:
    /// Error: the file cannot be read, or is no text of records.
    static Result<RecordFile> open(const std::shared_ptr<const Board>& board,
                                   const std::string& file) {
        auto text = read_input(file);
        if (!text) return tl::unexpected(text.error());
        auto kept = std::make_unique<std::string>(*std::move(text));
        auto reader = RecordReader::open(board, *kept);
        if (!reader) return fail("{}: {}", input_name(file), reader.error().message);
        return RecordFile(std::move(kept), *std::move(reader));
    }

    /// The next game, or nothing at the end of the file.
    [[nodiscard]] std::optional<ReadGame> next() { return reader_.next(); }

  private:
    RecordFile(std::unique_ptr<std::string> text, RecordReader reader)
        : text_(std::move(text)), reader_(std::move(reader)) {}

    std::unique_ptr<std::string> text_;  ///< stays where it is: the reader looks into it
    RecordReader reader_;
};

}  // namespace taiji::cli
