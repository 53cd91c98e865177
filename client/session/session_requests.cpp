#include <algorithm>
#include <utility>

#include "client/session/session_state.hpp"
#include "game/rules/tfen.hpp"

namespace taiji {
namespace {

template <typename... F>
struct Overloaded : F... {
    using F::operator()...;
};
template <typename... F>
Overloaded(F...) -> Overloaded<F...>;

play::IntelligenceMode next(play::IntelligenceMode mode) {
    switch (mode) {
        case play::IntelligenceMode::Off:
            return play::IntelligenceMode::White;
        case play::IntelligenceMode::White:
            return play::IntelligenceMode::Black;
        case play::IntelligenceMode::Black:
            return play::IntelligenceMode::Both;
        case play::IntelligenceMode::Both:
            break;
    }
    return play::IntelligenceMode::Off;
}

std::string_view refused_key(MatchRefused why) {
    switch (why) {
        case MatchRefused::GameOver:
            return "notice.game_is_over";
        case MatchRefused::NotLegal:
            return "notice.not_legal";
        case MatchRefused::NoSuchPly:
            return "notice.nothing_to_take_back";
        case MatchRefused::DrawAlreadyOffered:
            return "notice.draw_already_offered";
        case MatchRefused::NoDrawOffered:
            return "notice.no_draw_offered";
        case MatchRefused::OwnDrawOffer:
            return "notice.own_draw_offer";
    }
    return "notice.not_legal";
}

}  // namespace

void Session::State::told(const MatchResult<void>& result) {
    if (result) {
        take_news();
    } else {
        tell(std::string(refused_key(result.error())));
    }
}

void Session::State::begin(const play::NewGame& wanted) {
    auto begun = play::Game::begin(setup.board, wanted);
    if (!begun) {
        tell_problem("notice.game_refused", {{"problem", begun.error().message}});
        return;
    }
    replace_game(*std::move(begun), {.date = setup.date});
    wishes.emplace_back(FlyCameraHome{});
}

void Session::State::change_settings(Settings wanted) {
    if (wanted == settings) return;
    settings = std::move(wanted);
    if (replay) replay->set_style(style());
    if (auto done = settings_store.save(settings); !done) {
        tell_problem("notice.settings_not_saved", {{"problem", done.error().message}});
    }
    ++scene_version;
}

void Session::State::show_diagram(const std::optional<std::string>& tfen) {
    ++scene_version;
    dragged.reset();
    diagram_show.skip();
    if (!tfen) {
        if (!diagram) return;
        diagram.reset();
        if (camera) {
            wishes.emplace_back(FlyCameraBack{*camera});
        } else {
            wishes.emplace_back(FlyCameraHome{});
        }
        return;
    }
    auto opened = Diagram::open(*setup.board, *tfen);
    if (!opened) {
        tell_problem("notice.game_refused", {{"problem", opened.error().message}});
        return;
    }
    diagram.emplace(*std::move(opened));
}

void Session::State::try_in_diagram(const std::string& text) {
    if (!diagram) return;
    diagram_show.skip();
    const auto move = diagram->try_from_first(text);
    if (!move) return tell_problem("notice.not_legal");
    if (*move) play(**move);
}

void Session::State::put_back_diagram() {
    if (!diagram) return;
    diagram_show.skip();
    diagram->put_back();
    ++scene_version;
}

void Session::carry_out(const Request& request) {
    State& s = *state_;
    // Who only reads does not begin to play.
    if (!std::holds_alternative<ShowDiagram>(request)) s.touched();
    if (s.waits_for_the_replay(request)) return;
    std::visit(
        Overloaded{
            [&](const BeginGame& r) { s.begin(r.setup); },
            [&](CloseNewGameDialog) { s.wants_dialog = false; },
            [&](Rematch) { s.begin(s.game.rematch()); },
            [&](const ShowPly& r) {
                if (s.replay) return s.show_ply_in_replay(r.ply);
                s.game.show_ply(r.ply);
                s.take_news();
                s.look_at_better();
            },
            [&](ContinueFromHere) { s.continue_from_here(); },
            [&](TakeBack) { s.told(s.game.take_back()); },
            [&](OfferDraw) {
                if (const auto side = person()) s.told(s.game.offer_draw(*side));
            },
            [&](const AnswerDraw& r) {
                const auto by = s.game.match().draw_offer();
                if (!by) return s.told(tl::unexpected(MatchRefused::NoDrawOffered));
                s.told(r.accept ? s.game.accept_draw(opponent(*by))
                                : s.game.decline_draw(opponent(*by)));
            },
            [&](Resign) {
                if (const auto side = person()) s.told(s.game.resign(*side));
            },
            [&](const ChooseMove& r) {
                play::Selection& hand = s.hand();
                if (hand.chooser() && r.i < hand.chooser()->moves.size()) s.play(hand.choose(r.i));
            },
            [&](LetGo) { s.hand().escape(); },
            [&](const ChangeSettings& r) { s.change_settings(r.settings); },
            [&](const SetIntelligence& r) { s.intelligence = r.view; },
            [&](const FlyToPoint& r) {
                s.wishes.emplace_back(FlyCameraTo{r.at, r.distance});
            },
            [&](GoHome) { s.wishes.emplace_back(FlyCameraHome{}); },
            [&](const OpenFile& r) { s.open_file(r.path); },
            [&](const SaveFile& r) { s.save_file(r.path); },
            [&](CopyTfen) {
                s.wishes.emplace_back(PutIntoClipboard{tfen(shown())});
                s.tell("notice.position_copied");
            },
            [&](CopyRecord) {
                s.wishes.emplace_back(
                    PutIntoClipboard{write_record(record_of_game(s.game, s.notes))});
                s.tell("notice.record_copied");
            },
            [&](const PasteText& r) { s.paste(r.text); },
            [&](const ShowDiagram& r) { s.show_diagram(r.tfen); },
            [&](const TryInDiagram& r) { s.try_in_diagram(r.move); },
            [&](PutBackDiagram) { s.put_back_diagram(); },
            [&](SkipAnimation) { s.on_globe().skip(); },
            [&](BeginReplay) { s.begin_replay(); },
            [&](EndReplay) { s.end_replay(); },
            [&](const ReplayPlay& r) { s.play_replay(r.speed); },
            [&](ReplayPause) { s.change_replay([](replay::Player& player) { player.pause(); }); },
            [&](const ReplaySpeed& r) {
                if (!std::isfinite(r.speed) || r.speed == 0.0) return;
                s.change_replay([&](replay::Player& player) { player.set_speed(r.speed); });
            },
            [&](const ReplaySeek& r) {
                if (std::isnan(r.time)) return;
                s.change_replay([&](replay::Player& player) { player.seek(r.time); });
            },
            [&](const ReplayStep& r) {
                const auto way =
                    r.by < 0 ? replay::Direction::Backwards : replay::Direction::Forwards;
                s.change_replay([&](replay::Player& player) { player.step(way); });
            },
            [&](const Direct& r) {
                s.directed = r.on;
                ++s.scene_version;
            },
            [&](BeginReview) { s.begin_review(); },
            [&](CancelReview) { s.insight.cancel_review(); },
            [&](const ExportPicture& r) {
                if (may_export()) s.export_picture(r, moment());
            },
            [&](const ExportFilm& r) {
                if (may_export()) s.export_film(r);
            },
            [&](CancelExport) {
                if (s.export_job) s.export_job->cancel();
            },
            [&](Quit) {
                save_now();
                s.wishes.emplace_back(CloseWindow{});
            },
        },
        request);
}

bool Session::obey(Command command) {
    State& s = *state_;
    if (s.diagram) {
        switch (command) {
            case Command::TakeBack:
                s.put_back_diagram();
                return true;
            case Command::FirstPly:
            case Command::PreviousPly:
            case Command::NextPly:
            case Command::LastPly:
            case Command::ContinueFromHere:
                return true;  // of the game, which is out of sight
            default:
                break;
        }
    }
    if (s.obey_in_replay(command)) return true;
    const auto change = [&](auto&& how) {
        Settings wanted = s.settings;
        how(wanted);
        carry_out(ChangeSettings{std::move(wanted)});
    };
    const std::size_t ply = s.game.shown_ply();
    switch (command) {
        case Command::NextPiece:
        case Command::PreviousPiece:
            s.touched();
            s.hand().step_piece(command == Command::NextPiece ? 1 : -1);
            if (const auto at = s.hand().piece()) s.wishes.emplace_back(ShowPoint{*at});
            break;
        case Command::NextTarget:
        case Command::PreviousTarget:
            s.touched();
            s.hand().step_target(command == Command::NextTarget ? 1 : -1);
            if (const auto* target = s.hand().marked_target()) {
                s.wishes.emplace_back(ShowPoint{target->at});
            }
            break;
        case Command::Confirm:
            s.touched();
            if (const auto move = s.hand().confirm()) s.play(*move);
            break;
        case Command::Back:
            s.touched();
            return s.hand().escape();
        case Command::TakeBack:
            carry_out(TakeBack{});
            break;
        case Command::FirstPly:
            carry_out(ShowPly{0});
            break;
        case Command::PreviousPly:
            if (ply > 0) carry_out(ShowPly{ply - 1});
            break;
        case Command::NextPly:
            carry_out(ShowPly{ply + 1});
            break;
        case Command::LastPly:
            carry_out(ShowPly{s.game.match().plies().size()});
            break;
        case Command::ContinueFromHere:
            carry_out(ContinueFromHere{});
            break;
        case Command::ReplayGame:
            if (s.replay) {
                carry_out(EndReplay{});
            } else {
                carry_out(ReplayPlay{});
            }
            break;
        case Command::DirectCamera:
            carry_out(Direct{!s.directed});
            break;
        case Command::Intelligence:
            carry_out(SetIntelligence{
                {next(s.intelligence.mode), s.intelligence.in_two, s.intelligence.corridors}});
            break;
        case Command::Hint:
        case Command::BestLines:
        case Command::Threats:
            s.touched();
            s.switch_insight(command);
            break;
        case Command::CopyRecord:
            carry_out(CopyRecord{});
            break;
        case Command::CopyTfen:
            carry_out(CopyTfen{});
            break;
        case Command::Mansions:
            change([](Settings& t) { t.mansions = !t.mansions; });
            break;
        case Command::Coordinates:
            change([](Settings& t) { t.coordinates = !t.coordinates; });
            break;
        case Command::FiveColours:
            change([](Settings& t) { t.five_colours = !t.five_colours; });
            break;
        case Command::Clouds:
            change([](Settings& t) { t.clouds = !t.clouds; });
            break;
        case Command::TrueSun:
            change([](Settings& t) {
                t.light = t.light == PlayLight::ForPlay ? PlayLight::TrueSun : PlayLight::ForPlay;
            });
            break;
        case Command::PieceText:
            change([](Settings& t) {
                t.piece_text = t.piece_text == PieceText::Characters ? PieceText::Letters
                                                                     : PieceText::Characters;
            });
            break;
        case Command::SwitchLanguage:
            change([](Settings& t) {
                t.language =
                    t.language == UiLanguage::English ? UiLanguage::Chinese : UiLanguage::English;
            });
            break;
        case Command::Mute:
            change([](Settings& t) { t.muted = !t.muted; });
            break;
        default:
            return false;
    }
    return true;
}

}  // namespace taiji
