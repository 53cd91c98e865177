#pragma once

#include "client/input.hpp"
#include "client/ui/interface.hpp"

struct ImGuiContext;
struct ImDrawData;
struct ImDrawList;
struct ImDrawCmd;
struct ImVec2;

namespace taiji::ui {

/// ImGui's state, for as long as it lives: settings, style, clipboard, input.
class ImGuiHost {
  public:
    explicit ImGuiHost(const Interface::Setup& setup);
    ~ImGuiHost();
    ImGuiHost(const ImGuiHost&) = delete;
    ImGuiHost& operator=(const ImGuiHost&) = delete;

    void style(float pixels_a_unit);
    /// Tells ImGui of the event. False: it would undo what another one of this frame did (a press
    /// and its release); it must wait for the next frame.
    [[nodiscard]] bool take(const InputEvent& event, double pixels_x, double pixels_y);
    void begin(float width, float height, double seconds);

  private:
    const Interface::Setup& setup_;
    ImGuiContext* context_;
    std::string clipboard_;
    unsigned touched_ = 0;  ///< buttons that changed in this frame
    double last_seconds_ = 0.0;
};

/// ImGui's triangles as views; kept from frame to frame, so that nothing is allocated once grown.
class DrawLists {
  public:
    void take(const ImDrawData& data);
    [[nodiscard]] std::span<const scene::InterfaceList> lists() const { return lists_; }
    /// Of everything that is drawn: another picture has another one.
    [[nodiscard]] std::uint64_t hash() const { return hash_; }

  private:
    void split(const ImDrawList& list, const ImDrawCmd& command, const ImVec2& white);
    std::vector<scene::InterfaceList> lists_;
    std::vector<scene::InterfaceDraw> draws_;
    std::vector<std::size_t> counts_;  ///< of draws in each list
    std::uint64_t hash_ = 0;
};

}  // namespace taiji::ui
