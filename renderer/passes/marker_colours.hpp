#pragma once

#include <glm/vec3.hpp>

namespace taiji {

// Of what lies on the surface to be read, as shown.
inline constexpr glm::vec3 kGreen{0.50F, 1.00F, 0.62F};
inline constexpr glm::vec3 kRed{1.00F, 0.20F, 0.14F};
inline constexpr glm::vec3 kBlue{0.30F, 0.66F, 1.00F};
inline constexpr glm::vec3 kOrange{1.00F, 0.44F, 0.12F};
inline constexpr glm::vec3 kGold{1.00F, 0.82F, 0.38F};
inline constexpr glm::vec3 kIvory{0.96F, 0.92F, 0.80F};
inline constexpr glm::vec3 kCopper{0.95F, 0.52F, 0.24F};
inline constexpr glm::vec3 kGrey{0.72F, 0.76F, 0.82F};
inline constexpr glm::vec3 kTeal{0.30F, 0.88F, 0.92F};
inline constexpr glm::vec3 kViolet{0.74F, 0.56F, 1.00F};
inline constexpr glm::vec3 kSteel{0.56F, 0.76F, 1.00F};
inline constexpr glm::vec3 kWater{0.16F, 0.36F, 0.60F};

}  // namespace taiji
