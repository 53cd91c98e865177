#include <algorithm>
#include <array>

#include "base/check.hpp"
#include "client/motion/workshop.hpp"
#include "client/view/board_view.hpp"

namespace taiji::motion {
namespace {

/// What the events say, sorted out.
struct Plot {
    std::optional<LeftBehind> left{};
    std::optional<Taken> taken{};
    std::optional<Moved> moved{};
    std::optional<Struck> struck{};
    std::optional<Piece> stack{};  ///< what mover and target became
    std::optional<CheckGiven> check{};
    std::optional<SeatThreatened> alarm{};
    std::optional<GameEnded> ended{};

    void operator()(const LeftBehind& event) { left = event; }
    void operator()(const Taken& event) { taken = event; }
    void operator()(const Moved& event) { moved = event; }
    void operator()(const Boarded& event) { stack = event.stack; }
    void operator()(const Joined& event) { stack = event.stack; }
    void operator()(const Struck& event) { struck = event; }
    void operator()(const CheckGiven& event) { check = event; }
    void operator()(const SeatThreatened& event) { alarm = event; }
    void operator()(const GameEnded& event) { ended = event; }
};

class Director {
  public:
    Director(const Position& before, std::span<const Event> events, const scene::BoardModel& model,
             Style style)
        : before_(before), style_(style), shop_{script_, Dice(before.hash())} {
        for (const Event& event : events) std::visit(plot_, event);
        script_.ground = {&before.board(), &model};
    }

    Script direct() {
        place_pieces();
        script_.scene_at = scene_place();
        if (plot_.struck) {
            style_ == Style::Full ? strike() : strike_plainly();
        } else if (plot_.moved) {
            style_ == Style::Full ? move() : move_plainly();
        } else {
            script_.seconds = 0.3;
        }
        warn();
        if (plot_.ended) end();
        std::ranges::stable_sort(script_.cues, {}, &Cue::at);
        return std::move(script_);
    }

  private:
    /// Who stands where before and after, and who is no concern of this move.
    void place_pieces() {
        std::array<std::optional<Piece>, Board::kMaxPoints> after{};
        PointSet concerned;
        for (const Point point : before_.occupied()) {
            after[index(point)] = before_.piece_at(point);
        }
        if (plot_.struck) {
            after[index(plot_.struck->at)] = std::nullopt;
            concerned.insert(plot_.struck->at);
        }
        if (plot_.moved) {
            const Moved& moved = *plot_.moved;
            after[index(moved.from)] = plot_.left ? std::optional(plot_.left->piece) : std::nullopt;
            after[index(moved.to)] = plot_.stack.value_or(moved.piece);
            concerned.insert(moved.from);
            concerned.insert(moved.to);
        }
        for (std::size_t i = 0; i < before_.board().point_count(); ++i) {
            const auto point = static_cast<Point>(i);
            const std::optional<Piece> was = before_.piece_at(point);
            if (was) script_.before.push_back({point, *was});
            if (after[i]) script_.after.push_back({point, *after[i]});
            if (was && !concerned.contains(point)) script_.still.push_back({point, *was});
        }
    }

    [[nodiscard]] scene::BoardPlace scene_place() const {
        if (plot_.ended) return end_place(plot_.ended->end);
        if (plot_.struck) return script_.ground.place(plot_.struck->at);
        return plot_.moved ? script_.ground.place(plot_.moved->to) : scene::BoardPlace{};
    }

    [[nodiscard]] scene::BoardPlace end_place(const GameEnd& end) const {
        if (!end.winner) return {};
        const Side loser = opponent(*end.winner);
        if (end.how == Ending::Seat) return script_.ground.place(before_.board().seat(loser));
        // The loser's hub has not moved in the winner's last move; after its own it may have.
        const Point hub = before_.hub(loser);
        const bool went = plot_.moved && plot_.moved->from == hub;
        return script_.ground.place(went ? plot_.moved->to : hub);
    }

    std::size_t add(Actor actor) {
        script_.actors.push_back(actor);
        return script_.actors.size() - 1;
    }

    void move() {
        Journey journey{.moved = *plot_.moved, .taken = plot_.taken};
        script_.hero = travel(shop_, journey);
        if (plot_.left) part(*plot_.left);
        double over = journey.arrives + 0.12;
        if (plot_.taken) over = std::max(over, take(journey));
        if (plot_.stack) over = std::max(over, join(journey));
        script_.seconds = std::clamp(over, 1.0, 2.5);
        script_.eye_goes = {0.0, 0.01};
        cut_off();
    }

    /// What stays shows at once where it was seen before: the stack had the carrier's disc.
    void part(const LeftBehind& left) {
        Actor rest = shop_.standing(left.at, left.piece);
        const Unit carrier = *units_of(before_.piece_at(left.at)->unit)[0];
        Actor& mover = script_.actors[script_.hero];
        if (left.piece.unit != carrier) {
            rest.fades_in = Span{0.0, 0.3};
        } else if (!mover.fades_in) {
            mover.fades_in = Span{0.0, 0.2};
        }
        add(rest);
    }

    double take(const Journey& journey) {
        const Taken& taken = *plot_.taken;
        Actor victim = shop_.standing(taken.at, taken.piece);
        victim.shudders = Span{journey.hit, 0.6};
        victim.fades_out = Span{journey.hit + 0.05, 0.24};
        victim.shown.until = journey.hit + 0.3;
        add(victim);
        blast(shop_, {.at = script_.ground.place(taken.at),
                      .when = journey.hit,
                      .weight = weight_of(taken.piece),
                      .on_water = script_.ground.is_afloat(taken.at, taken.piece)});
        if (plot_.moved->piece.unit == Unit::Missile) consume(journey);
        return journey.hit + 1.15;
    }

    /// A missile goes up in its own strike; the piece comes out of the smoke.
    void consume(const Journey& journey) {
        Actor& flying = script_.actors[script_.hero];
        flying.fades_out = Span{journey.hit - 0.01, 0.06};
        flying.shown.until = journey.hit + 0.06;
        Actor there = shop_.standing(plot_.moved->to, plot_.moved->piece);
        there.fades_in = Span{journey.hit + 0.30, 0.35};
        there.shown.from = journey.hit + 0.06;
        add(there);
    }

    /// The mover goes aboard what stands at its goal.
    double join(const Journey& journey) {
        const double aboard = journey.arrives + 0.04;
        const Point at = plot_.moved->to;
        Actor& mover = script_.actors[script_.hero];
        mover.shrinks = Span{aboard - 0.34, 0.34};
        mover.fades_out = Span{aboard - 0.16, 0.16};
        mover.shown.until = aboard;
        Actor host = shop_.standing(at, *before_.piece_at(at));
        host.shown.until = aboard;
        add(host);
        Actor stack = shop_.standing(at, *plot_.stack);
        stack.shown.from = aboard;
        add(stack);
        shop_.burst({.kind = scene::EffectKind::PlainRing,
                     .when = {aboard - 0.1, 0.5},
                     .at = script_.ground.place(at),
                     .size = 1.4});
        shop_.cue(aboard, Sound::Board, script_.ground.place(at));
        return aboard + 0.42;
    }

    void strike() {
        const Struck& struck = *plot_.struck;
        constexpr double kFires = 0.15;
        const Way line =
            script_.ground.way(script_.ground.place(struck.from), script_.ground.place(struck.at));
        const double hits = kFires + 0.55 + 0.02 * line.radii;
        Actor victim = shop_.standing(struck.at, struck.target);
        victim.shudders = Span{hits + 0.34, 0.6};
        victim.fades_out = Span{hits + 0.40, 0.35};
        victim.shown.until = hits + 0.76;
        script_.hero = add(victim);
        depth_strike(
            shop_, line.from,
            {.at = line.to, .when = hits, .weight = weight_of(struck.target), .on_water = true},
            kFires);
        script_.seconds = std::clamp(hits + 1.45, 1.0, 2.5);
        cut_off();
    }

    static constexpr double kReducedSeconds = 1.0;

    void fade(Actor actor, std::optional<Span> in, std::optional<Span> out) {
        actor.fades_in = in;
        actor.fades_out = out;
        if (out) actor.shown.until = out->end();
        add(actor);
    }

    void plain_taking(scene::BoardPlace at, double weight) {
        shop_.burst({.kind = scene::EffectKind::PlainRing,
                     .when = {0.25, 0.75},
                     .at = at,
                     .size = 1.5 + 0.6 * weight});
        shop_.cue(0.45, Sound::Blast, at, weight);
    }

    void move_plainly() {
        constexpr Span kOut{0.0, 0.45};
        constexpr Span kIn{0.45, 0.45};
        const Moved& moved = *plot_.moved;
        const Piece whole = *before_.piece_at(moved.from);
        fade(shop_.standing(moved.from, whole), {}, kOut);
        if (plot_.left) fade(shop_.standing(moved.from, plot_.left->piece), Span{0.0, 0.45}, {});
        if (plot_.taken) {
            fade(shop_.standing(moved.to, plot_.taken->piece), {}, kOut);
            plain_taking(script_.ground.place(moved.to), weight_of(plot_.taken->piece));
        }
        if (plot_.stack) fade(shop_.standing(moved.to, *before_.piece_at(moved.to)), {}, kIn);
        fade(shop_.standing(moved.to, plot_.stack.value_or(moved.piece)), kIn, {});
        script_.hero = script_.actors.size() - 1;
        script_.seconds = kReducedSeconds;
        shop_.cue(0.3, plot_.stack ? Sound::Board : Sound::Step, script_.ground.place(moved.to));
    }

    void strike_plainly() {
        const Struck& struck = *plot_.struck;
        fade(shop_.standing(struck.at, struck.target), {}, Span{0.2, 0.5});
        plain_taking(script_.ground.place(struck.at), weight_of(struck.target));
        script_.seconds = kReducedSeconds;
    }

    /// Check and the seat's alarm are heard when the move is done.
    void warn() {
        const double when = std::max(0.0, script_.seconds - 0.25);
        if (plot_.check) shop_.cue(when, Sound::Check, script_.ground.place(plot_.check->hub));
        if (plot_.alarm) shop_.cue(when, Sound::SeatAlarm, script_.ground.place(plot_.alarm->seat));
    }

    void end() {
        const scene::BoardPlace at = end_place(plot_.ended->end);
        const double begins = std::max(0.0, script_.seconds - 0.35);
        script_.seconds = finale(shop_, plot_.ended->end, at, begins, style_);
        script_.eye_goes = {begins, 0.6};
        if (style_ == Style::Full) shake_the_hub(begins);
    }

    /// A trapped hub trembles while the ring closes.
    void shake_the_hub(double begins) {
        const GameEnd& end = plot_.ended->end;
        if (end.how != Ending::Mate && end.how != Ending::Stalemate) return;
        const Point hub = before_.hub(opponent(*end.winner));
        const auto is_it = [&](const Placed& placed) { return placed.at == hub; };
        const auto found = std::ranges::find_if(script_.still, is_it);
        if (found == script_.still.end()) return;
        Actor actor = shop_.standing(hub, found->piece);
        actor.shudders = Span{begins + 0.9, 1.5};
        script_.still.erase(found);
        add(actor);
    }

    /// What is left of the smoke when the move is over goes with it.
    void cut_off() {
        const auto is_late = [&](const Burst& burst) {
            return burst.when.begin > script_.seconds - 0.2;
        };
        std::erase_if(script_.bursts, is_late);
    }

    const Position& before_;
    Style style_;
    Plot plot_;
    Script script_;
    Workshop shop_;
};

}  // namespace

Script make_script(const Position& before, std::span<const Event> events,
                   const scene::BoardModel& model, Style style) {
    return Director(before, events, model, style).direct();
}

}  // namespace taiji::motion
