#include "client/ui/imgui_context.hpp"

#include <imgui/imgui.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstring>

#include "base/check.hpp"
#include "client/ui/theme.hpp"

namespace taiji::ui {
namespace {

static_assert(sizeof(ImDrawVert) == sizeof(scene::InterfaceVertex));
static_assert(offsetof(ImDrawVert, uv) == offsetof(scene::InterfaceVertex, u));
static_assert(offsetof(ImDrawVert, col) == offsetof(scene::InterfaceVertex, red));
static_assert(sizeof(ImDrawIdx) == sizeof(std::uint16_t));

void bind_keys(ImGuiIO& io) {
    constexpr std::array<std::pair<ImGuiKey_, Key>, 21> kKeys = {
        {{ImGuiKey_Tab, Key::Tab},
         {ImGuiKey_LeftArrow, Key::Left},
         {ImGuiKey_RightArrow, Key::Right},
         {ImGuiKey_UpArrow, Key::Up},
         {ImGuiKey_DownArrow, Key::Down},
         {ImGuiKey_PageUp, Key::PageUp},
         {ImGuiKey_PageDown, Key::PageDown},
         {ImGuiKey_Home, Key::Home},
         {ImGuiKey_End, Key::End},
         {ImGuiKey_Insert, Key::Insert},
         {ImGuiKey_Delete, Key::Delete},
         {ImGuiKey_Backspace, Key::Backspace},
         {ImGuiKey_Space, Key::Space},
         {ImGuiKey_Enter, Key::Enter},
         {ImGuiKey_Escape, Key::Escape},
         {ImGuiKey_A, Key::A},
         {ImGuiKey_C, Key::C},
         {ImGuiKey_V, Key::V},
         {ImGuiKey_X, Key::X},
         {ImGuiKey_Y, Key::Y},
         {ImGuiKey_Z, Key::Z}}};
    for (const auto& [of_imgui, key] : kKeys) io.KeyMap[of_imgui] = static_cast<int>(key);
}

std::uint64_t mix(std::uint64_t hash, const void* data, std::size_t size) {
    // FNV-1a over words (Fowler, Noll, Vo); the rest bytewise.
    constexpr std::uint64_t kPrime = 1099511628211U;
    const auto* bytes = static_cast<const unsigned char*>(data);
    std::size_t i = 0;
    for (; i + 8 <= size; i += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes + i, 8);
        hash = (hash ^ word) * kPrime;
        hash ^= hash >> 29U;
    }
    for (; i < size; ++i) hash = (hash ^ bytes[i]) * kPrime;
    return hash;
}

/// Worth a draw of its own that does not read the atlas.
bool is_large_and_plain(const ImDrawVert& a, const ImDrawVert& b, const ImDrawVert& c,
                        const ImVec2& white) {
    constexpr float kLarge = 8'000.0F;  // twice the pixels of the triangle
    const float twice =
        (b.pos.x - a.pos.x) * (c.pos.y - a.pos.y) - (c.pos.x - a.pos.x) * (b.pos.y - a.pos.y);
    if (std::abs(twice) < kLarge) return false;
    const auto is_white = [&](const ImDrawVert& v) {
        return v.uv.x == white.x && v.uv.y == white.y;
    };
    return is_white(a) && is_white(b) && is_white(c);
}

}  // namespace

ImGuiHost::ImGuiHost(const Interface::Setup& setup) : setup_(setup) {
    TAIJI_CHECK(ImGui::GetCurrentContext() == nullptr);
    context_ = ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
    io.ConfigWindowsMoveFromTitleBarOnly = true;
    bind_keys(io);
    io.ClipboardUserData = this;
    io.GetClipboardTextFn = [](void* self) {
        auto& host = *static_cast<ImGuiHost*>(self);
        host.clipboard_ = host.setup_.read_clipboard();
        return host.clipboard_.c_str();
    };
    io.SetClipboardTextFn = [](void* self, const char* text) {
        static_cast<ImGuiHost*>(self)->setup_.write_clipboard(text);
    };
}

ImGuiHost::~ImGuiHost() {
    ImGui::DestroyContext(context_);
}

void ImGuiHost::style(float pixels_a_unit) {
    ImGuiStyle style;
    style.WindowPadding = {0.0F, 0.0F};
    style.WindowBorderSize = 0.0F;
    style.WindowMinSize = {1.0F, 1.0F};
    style.FrameBorderSize = 0.0F;
    style.ScrollbarSize = std::round(10.0F * pixels_a_unit);
    style.ScrollbarRounding = 5.0F * pixels_a_unit;
    style.GrabMinSize = std::round(24.0F * pixels_a_unit);
    style.CircleTessellationMaxError = 0.4F;
    // The atlas holds no lines: it is read without interpolation.
    style.AntiAliasedLinesUseTex = false;
    const auto set = [&](ImGuiCol_ which, Colour c) {
        style.Colors[which] = ImGui::ColorConvertU32ToFloat4(c);
    };
    set(ImGuiCol_Text, theme::kText);
    set(ImGuiCol_FrameBg, 0);
    set(ImGuiCol_ScrollbarBg, 0);
    set(ImGuiCol_ScrollbarGrab, theme::kHovered);
    set(ImGuiCol_ScrollbarGrabHovered, theme::kPressed);
    set(ImGuiCol_ScrollbarGrabActive, with_opacity(theme::kJade, 0.5));
    set(ImGuiCol_TextSelectedBg, with_opacity(theme::kJade, 0.35));
    ImGui::GetStyle() = style;
}

bool ImGuiHost::take(const InputEvent& event, double pixels_x, double pixels_y) {
    ImGuiIO& io = ImGui::GetIO();
    const auto point_to = [&](scene::WindowPoint at) {
        io.MousePos = {static_cast<float>(at.x * pixels_x), static_cast<float>(at.y * pixels_y)};
    };
    if (const auto* moved = std::get_if<PointerMoved>(&event)) {
        // A press belongs to the place where it was made.
        if (touched_ != 0) return false;
        point_to(moved->at);
    } else if (const auto* button = std::get_if<ButtonEvent>(&event)) {
        // ImGui's order is left, right, middle.
        const std::size_t which = button->button == PointerButton::Left    ? 0
                                  : button->button == PointerButton::Right ? 1
                                                                           : 2;
        if ((touched_ & (1U << which)) != 0) return false;
        touched_ |= 1U << which;
        point_to(button->at);
        io.MouseDown[which] = button->pressed;
    } else if (const auto* scrolled = std::get_if<Scrolled>(&event)) {
        io.MouseWheel += static_cast<float>(scrolled->notches);
    } else if (const auto* key = std::get_if<KeyEvent>(&event)) {
        const auto which = static_cast<std::size_t>(key->key);
        const unsigned bit = 8U;
        // One key a frame: a press and its release are two, and their order counts.
        if ((touched_ & bit) != 0) return false;
        touched_ |= bit;
        io.KeysDown[which] = key->pressed;
        // What is held together with the key does not tell of the key itself.
        const auto held = [&](Key modifier, bool with) {
            return key->key == modifier ? key->pressed : with;
        };
        io.KeyCtrl = held(Key::Control, key->with.ctrl);
        io.KeyShift = held(Key::Shift, key->with.shift);
        io.KeyAlt = held(Key::Alt, key->with.alt);
    } else if (const auto* typed = std::get_if<TextTyped>(&event)) {
        io.AddInputCharacter(static_cast<unsigned>(typed->character));
    } else if (std::holds_alternative<PointerLeft>(event)) {
        if (touched_ != 0) return false;
        io.MousePos = {-FLT_MAX, -FLT_MAX};
    } else if (std::holds_alternative<FocusLost>(event)) {
        io.ClearInputKeys();
        for (bool& down : io.MouseDown) down = false;
    }
    return true;
}

void ImGuiHost::begin(float width, float height, double seconds) {
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {std::max(1.0F, width), std::max(1.0F, height)};
    // ImGui wants time to pass in every frame.
    io.DeltaTime = static_cast<float>(std::clamp(seconds - last_seconds_, 1e-5, 0.5));
    last_seconds_ = seconds;
    touched_ = 0;
    ImGui::NewFrame();
}

void DrawLists::take(const ImDrawData& data) {
    lists_.clear();
    draws_.clear();
    counts_.clear();
    hash_ = 14695981039346656037U;
    const ImVec2 white = ImGui::GetIO().Fonts->TexUvWhitePixel;
    for (int i = 0; i < data.CmdListsCount; ++i) {
        const ImDrawList& list = *data.CmdLists[i];
        const std::size_t first = draws_.size();
        for (const ImDrawCmd& command : list.CmdBuffer) {
            TAIJI_CHECK(command.UserCallback == nullptr && command.VtxOffset == 0);
            split(list, command, white);
        }
        counts_.push_back(draws_.size() - first);
    }
    // Views of the draws only now that these have stopped growing.
    const scene::InterfaceDraw* draws = draws_.data();
    for (int i = 0; i < data.CmdListsCount; ++i) {
        const ImDrawList& list = *data.CmdLists[i];
        const std::size_t count = counts_[static_cast<std::size_t>(i)];
        const auto* vertices = reinterpret_cast<const scene::InterfaceVertex*>(list.VtxBuffer.Data);
        lists_.push_back({{vertices, static_cast<std::size_t>(list.VtxBuffer.Size)},
                          {list.IdxBuffer.Data, static_cast<std::size_t>(list.IdxBuffer.Size)},
                          {draws, count}});
        draws += count;
        const scene::InterfaceList& made = lists_.back();
        hash_ = mix(hash_, made.vertices.data(), made.vertices.size_bytes());
        hash_ = mix(hash_, made.indices.data(), made.indices.size_bytes());
        for (const scene::InterfaceDraw& draw : made.draws) {
            const std::array<std::int32_t, 4> clip = {draw.left, draw.top, draw.right, draw.bottom};
            hash_ = mix(hash_, clip.data(), sizeof(clip));
        }
    }
}

/// A command as draws: runs of large areas without ink apart from the rest.
void DrawLists::split(const ImDrawList& list, const ImDrawCmd& command, const ImVec2& white) {
    const ImVec4& clip = command.ClipRect;
    scene::InterfaceDraw draw = {command.IdxOffset,
                                 0,
                                 static_cast<std::int32_t>(std::floor(clip.x)),
                                 static_cast<std::int32_t>(std::floor(clip.y)),
                                 static_cast<std::int32_t>(std::ceil(clip.z)),
                                 static_cast<std::int32_t>(std::ceil(clip.w)),
                                 false};
    const auto flush = [&](unsigned until) {
        draw.index_count = until - draw.first_index;
        if (draw.index_count > 0) draws_.push_back(draw);
        draw.first_index = until;
    };
    const unsigned end = command.IdxOffset + command.ElemCount;
    for (unsigned i = command.IdxOffset; i < end; i += 3) {
        const ImDrawIdx* index = list.IdxBuffer.Data + i;
        const ImDrawVert* v = list.VtxBuffer.Data;
        const bool plain = is_large_and_plain(v[index[0]], v[index[1]], v[index[2]], white);
        if (plain == draw.plain) continue;
        flush(i);
        draw.plain = plain;
    }
    flush(end);
}

}  // namespace taiji::ui
