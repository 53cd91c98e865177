#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "base/result.hpp"
#include "game/board/board.hpp"
#include "game/engine/search.hpp"
#include "game/engine/transposition_table.hpp"
#include "game/rules/position.hpp"

namespace taiji::engine {

/// The outside world of the protocol: the library reads no input, no file and no clock itself.
struct ProtocolHost {
    std::function<void(std::string_view)> write_line;  ///< one line without its end; flushed
    std::function<std::int64_t()> now_ms;              ///< monotonic
    std::function<Result<std::shared_ptr<const Board>>(const std::string& path)> load_board;
    std::string version;
};

/// Speaks the dialect of UCI that docs/protocol.md describes. Searches run on a thread of their
/// own, so that every command is answered at once.
class Protocol {
  public:
    Protocol(ProtocolHost host, std::shared_ptr<const Board> board);
    ~Protocol();
    Protocol(const Protocol&) = delete;
    Protocol& operator=(const Protocol&) = delete;

    /// Handles one line of input. False when it was `quit`.
    bool handle(std::string_view line);

  private:
    using Words = std::span<const std::string_view>;
    struct Go;

    void write(std::string_view line);
    void complain(std::string_view message) { write("info string " + std::string(message)); }
    void introduce();
    void set_option(Words words);
    /// A part of the search or a term of the evaluation, to measure what it is worth.
    void leave_out(std::string_view name);
    /// Other weights of the evaluation, to measure them against the program's own.
    void set_weights(std::string_view text);
    void set_position(Words words);
    void go(Words words);
    void perft_divided(int depth);
    void stop();
    void ponder_hit();
    void show();
    void evaluate_position();

    void think(const Go& go);
    void report(const Report& report);
    [[nodiscard]] std::string score_text(Score score) const;

    ProtocolHost host_;
    std::mutex write_mutex_;
    std::shared_ptr<const Board> board_;
    std::vector<Position> line_;  ///< from the loaded position to the present one
    TranspositionTable table_;
    Search search_;
    SearchOptions options_;
    std::size_t level_ = 8;  ///< 1 to 8

    std::mutex wait_mutex_;
    std::condition_variable answer_;
    bool pondering_ = false;
    bool may_answer_ = true;          ///< false while pondering or thinking without end
    std::optional<TimePlan> on_hit_;  ///< the time plan of a pondering search
    std::thread thinker_;
};

}  // namespace taiji::engine
