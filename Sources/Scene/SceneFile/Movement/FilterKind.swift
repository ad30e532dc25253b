import SegueGeometry
import SegueSceneGraph

/// One kind of filter: its name, and what its amount looks like, at rest and in an animation.
struct FilterKind: Sendable {
  let name: String
  let rule: PropertyRule
  let help: String
  let make: @Sendable (Double) -> Filter

  /// All kinds there are.
  static let all = [
    FilterKind(
      name: "blur", rule: .length,
      help: "Gaussian blur; the number is its sigma, in points, of 512 pixels at most."
    ) {
      .blur(sigma: $0)
    },
    FilterKind(
      name: "brightness", rule: .amount, help: "Multiplies the components; 1 is no change."
    ) {
      .brightness($0)
    },
    FilterKind(
      name: "contrast", rule: .amount, help: "Moves away from middle gray; 1 is no change."
    ) {
      .contrast($0)
    },
    FilterKind(name: "saturation", rule: .amount, help: "Moves away from gray; 1 is no change.") {
      .saturation($0)
    },
    FilterKind(name: "hueRotation", rule: .angle, help: "Turns the colors around the gray axis.") {
      .hueRotation(.degrees($0))
    },
    FilterKind(name: "grayscale", rule: .fraction, help: "Moves towards gray; 0 is no change.") {
      .grayscale($0)
    },
    FilterKind(
      name: "mean", rule: .fraction,
      help:
        "Moves towards the mean of the channels, a gray in which all weigh the same; 0 is no change."
    ) {
      .mean($0)
    },
    FilterKind(
      name: "pixelate", rule: .length,
      help:
        "Squares of one color, from the top left corner on; the number is their side, in points."
    ) {
      .pixelate($0)
    },
    FilterKind(
      name: "smear", rule: .length,
      help: "Averages each place with what lies to the right of it, within so many points."
    ) {
      .smear($0)
    },
    FilterKind(name: "invert", rule: .fraction, help: "Moves towards the negative; 0 is no change.")
    {
      .invert($0)
    },
    FilterKind(
      name: "refraction", rule: .length,
      help:
        "What glass with a beveled rim shows; the number is its distance from what lies behind, in points, of 512"
        + " pixels at most."
    ) {
      .refraction(Refraction(depth: $0))
    },
  ]

  /// Returns the rule for the amount of a filter.
  static func amount(of filter: Filter) -> PropertyRule {
    all.first { $0.name == filter.name }?.rule ?? .filterAmount
  }
}
