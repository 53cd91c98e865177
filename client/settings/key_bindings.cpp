#include "client/settings/key_bindings.hpp"

#include <algorithm>
#include <utility>

namespace taiji {
namespace {

constexpr Modifiers kCtrl{.ctrl = true};
constexpr Modifiers kShift{.shift = true};
constexpr Modifiers kCtrlShift{.ctrl = true, .shift = true};
constexpr Modifiers kAlt{.alt = true};

std::vector<KeyCombo> default_keys(Command command) {
    switch (command) {
        case Command::MoveLeft:
            return {{Key::Left}, {Key::A}};
        case Command::MoveRight:
            return {{Key::Right}, {Key::D}};
        case Command::MoveUp:
            return {{Key::Up}, {Key::W}};
        case Command::MoveDown:
            return {{Key::Down}, {Key::S}};
        case Command::Nearer:
            return {{Key::Plus}};
        case Command::Farther:
            return {{Key::Minus}};
        case Command::TurnLeft:
            return {{Key::Q}};
        case Command::TurnRight:
            return {{Key::E}};
        case Command::LeanBack:
            return {{Key::PageUp}};
        case Command::LeanForward:
            return {{Key::PageDown}};
        case Command::Home:
            return {{Key::Home}};
        case Command::NorthUp:
            return {{Key::N}};
        case Command::Unroll:
            return {{Key::F}};
        case Command::Mansions:
            return {{Key::M}};
        case Command::Coordinates:
            return {{Key::G}};
        case Command::FiveColours:
            return {{Key::C}};
        case Command::Clouds:
            return {{Key::O}};
        case Command::BoardLines:
            return {{Key::U}};
        case Command::TrueSun:
            return {{Key::T}};
        case Command::PieceText:
            return {{Key::L}};
        case Command::HideInterface:
            return {{Key::H}};
        case Command::FullScreen:
            return {{Key::F11}, {Key::Enter, kAlt}};
        case Command::SavePicture:
            return {{Key::F12}};
        case Command::NextPiece:
            return {{Key::Tab}};
        case Command::PreviousPiece:
            return {{Key::Tab, kShift}};
        case Command::NextTarget:
            return {{Key::RightBracket}};
        case Command::PreviousTarget:
            return {{Key::LeftBracket}};
        case Command::Confirm:
            return {{Key::Enter}, {Key::Space}};
        case Command::Back:
            return {{Key::Escape}};
        case Command::TakeBack:
            return {{Key::Z, kCtrl}, {Key::Backspace}};
        case Command::FirstPly:
            return {{Key::Home, kCtrl}};
        case Command::PreviousPly:
            return {{Key::Left, kCtrl}, {Key::Comma}};
        case Command::NextPly:
            return {{Key::Right, kCtrl}, {Key::Period}};
        case Command::LastPly:
            return {{Key::End, kCtrl}, {Key::End}};
        case Command::ContinueFromHere:
            return {{Key::Enter, kCtrl}};
        case Command::Intelligence:
            return {{Key::I}};
        case Command::Hint:
            return {{Key::K}};
        case Command::BestLines:
            return {{Key::B}};
        case Command::Threats:
            return {{Key::X}};
        case Command::ReviewGame:
            return {{Key::R}};
        case Command::ReplayPlay:
            return {{Key::Space}};
        case Command::ReplayForwards:
            return {{Key::Right}};
        case Command::ReplayBackwards:
            return {{Key::Left}};
        case Command::ReplayStart:
            return {{Key::Home}};
        case Command::ReplayEnd:
            return {{Key::End}};
        case Command::ReplayReverse:
            return {{Key::J}};
        case Command::ReplayFaster:
            return {{Key::Plus}};
        case Command::ReplaySlower:
            return {{Key::Minus}};
        case Command::ReplayGame:
            return {{Key::P}};
        case Command::DirectCamera:
            return {{Key::V}};
        case Command::NewGame:
            return {{Key::N, kCtrl}};
        case Command::OpenFile:
            return {{Key::O, kCtrl}};
        case Command::SaveFile:
            return {{Key::S, kCtrl}};
        case Command::CopyRecord:
            return {{Key::C, kCtrl}};
        case Command::CopyTfen:
            return {{Key::C, kCtrlShift}};
        case Command::Paste:
            return {{Key::V, kCtrl}};
        case Command::RulesBook:
            return {{Key::F1}};
        case Command::Settings:
            return {{Key::Comma, kCtrl}};
        case Command::SwitchLanguage:
            return {{Key::L, kCtrl}};
        case Command::Mute:
            return {{Key::M, kCtrl}};
        case Command::Quit:
            return {{Key::Q, kCtrl}};
    }
    return {};
}

}  // namespace

KeyBindings::KeyBindings() {
    for (std::size_t i = 0; i < kCommandCount; ++i) {
        keys_[i] = default_keys(static_cast<Command>(i));
    }
}

std::span<const KeyCombo> KeyBindings::keys(Command command) const {
    return keys_[static_cast<std::size_t>(command)];
}

std::optional<Command> KeyBindings::command(KeyCombo combo, KeyContext context) const {
    const auto find = [&](bool of_replay) -> std::optional<Command> {
        for (std::size_t i = 0; i < kCommandCount; ++i) {
            const auto command = static_cast<Command>(i);
            if (is_of_replay(command) != of_replay) continue;
            if (std::ranges::find(keys_[i], combo) != keys_[i].end()) return command;
        }
        return std::nullopt;
    };
    if (context == KeyContext::Replay) {
        if (const auto command_of_replay = find(true)) return command_of_replay;
    }
    return find(false);
}

bool KeyBindings::is_default(Command command) const {
    return keys_[static_cast<std::size_t>(command)] == default_keys(command);
}

std::vector<KeyConflict> KeyBindings::conflicts() const {
    std::vector<KeyConflict> found;
    for (std::size_t i = 0; i < kCommandCount; ++i) {
        for (const KeyCombo& combo : keys_[i]) {
            for (std::size_t j = i + 1; j < kCommandCount; ++j) {
                if (std::ranges::find(keys_[j], combo) == keys_[j].end()) continue;
                if (is_of_replay(static_cast<Command>(i)) != is_of_replay(static_cast<Command>(j)))
                    continue;
                found.push_back({combo, static_cast<Command>(i), static_cast<Command>(j)});
            }
        }
    }
    return found;
}

void KeyBindings::set(Command command, std::vector<KeyCombo> keys) {
    keys_[static_cast<std::size_t>(command)] = std::move(keys);
}

void KeyBindings::reset(Command command) {
    keys_[static_cast<std::size_t>(command)] = default_keys(command);
}

}  // namespace taiji
