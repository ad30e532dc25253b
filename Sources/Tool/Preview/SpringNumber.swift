import SegueMotion
import SegueTextSupport

/// A number by which a spring is described, and how it is turned.
enum SpringNumber: String, CaseIterable {
  case response, duration, stiffness, dampingRatio, bounce, damping, mass, initialVelocity

  /// The unit of its numbers.
  var unit: String { self == .response || self == .duration ? "ms" : "" }

  /// Returns the range of the slider.
  func range(holding value: Double) -> NumberRange {
    switch self {
    case .response, .duration: NumberRange(50...2000, step: 10, holding: value)
    case .stiffness:
      value > 1000
        ? NumberRange(around: value, isWhole: true)
        : NumberRange(10...1000, step: 5, holding: value)
    case .dampingRatio: NumberRange(0.05...1.5, step: 0.01, holding: value)
    case .bounce: NumberRange(-0.9...0.9, step: 0.01, holding: value)
    case .damping: NumberRange(1...100, step: 0.5, holding: value)
    case .mass: NumberRange(0.1...10, step: 0.1, holding: value)
    case .initialVelocity: NumberRange(-20...20, step: 0.1, holding: value)
    }
  }

  /// The numbers in which a platform speaks of its springs, of one that has a name.
  static func own(of name: String, _ spring: Spring) -> [(SpringNumber, Double)] {
    let platform = name.prefix { $0 != "." }
    let numbers: [(SpringNumber, Double)] =
      switch platform {
      case "compose", "material", "android":
        [(.stiffness, spring.stiffness), (.dampingRatio, spring.dampingRatio)]
      case "swiftui"
      where !["swiftui.default", "swiftui.response", "swiftui.interactive"].contains(
        name):
        [(.duration, spring.duration * 1000), (.bounce, spring.bounce)]
      case "swiftui", "ios":
        [(.response, spring.duration * 1000), (.dampingRatio, spring.dampingRatio)]
      default: [(.stiffness, spring.stiffness), (.damping, spring.damping)]
      }
    let velocity = spring.initialVelocity
    let plain = numbers.map { number, value in (number, value.rounded(toDecimals: 6)) }
    return plain + (velocity == 0 ? [] : [(.initialVelocity, velocity)])
  }

  /// The numbers that a spring has although its author left them out.
  static func implied(beside numbers: Set<SpringNumber>) -> [(SpringNumber, Double)] {
    if !numbers.isDisjoint(with: [.dampingRatio, .bounce, .damping]) { return [] }
    if numbers.contains(.response) { return [(.dampingRatio, 1)] }
    if numbers.contains(.duration) { return [(.bounce, 0)] }
    return numbers.contains(.stiffness) ? [(.damping, 0)] : []
  }
}
