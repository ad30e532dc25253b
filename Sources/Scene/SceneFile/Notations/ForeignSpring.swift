import SegueJSON
import SegueTextSupport

/// A spring by the numbers of another notation.
///
/// Motion has stiffness 100 and damping 10 where they are not said (`springDefaults` in its source), react-spring
/// tension 170 and friction 26. React Native's tension and friction are Origami's, and others:
/// stiffness (t − 30) · 3.62 + 194, damping (f − 8) · 3 + 25, from tension 40 and friction 7.
struct ForeignSpring {
  /// Members that are numbers of springs.
  static let names = [
    "stiffness", "damping", "mass", "bounce", "response", "dampingRatio", "dampingFraction",
    "tension", "friction", "velocity", "initialVelocity", "visualDuration",
  ]

  /// True if tension and friction are those of React Native.
  var isReactNative = false
  private(set) var remarks: [String] = []
  private(set) var left: [String] = []
  private var given: [JSONValue.Member] = []
  private var isNamed = false

  /// True if the members have said that it is a spring.
  var isMeant: Bool { isNamed || !given.isEmpty }

  /// Returns true if the member belongs to a spring.
  mutating func take(_ member: JSONValue.Member) -> Bool {
    if member.key == "type" {
      isNamed = member.value == "spring"
      return isNamed
    }
    guard Self.names.contains(member.key) else { return false }
    given.append(member)
    return true
  }

  /// The numbers as a scene writes them; true if they have made use of a duration beside them.
  mutating func numbers(
    within duration: JSONValue?
  ) -> (numbers: JSONValue, takesDuration: Bool) {
    if let velocity = given.first(where: { $0.key == "velocity" }), velocity.value != 0 {
      left.append(velocity.key)
    }
    if self["visualDuration"] != nil || self["bounce"] != nil || isTimed(duration) {
      return timed(within: duration)
    }
    if self["tension"] != nil || self["friction"] != nil { return (tense(), false) }
    var ours: [JSONValue.Member] = []
    for member in given where member.key != "velocity" {
      switch member.key {
      case "dampingFraction": ours.append(.init("dampingRatio", member.value))
      case "response": ours.append(.init("response", member.value.milliseconds))
      default: ours.append(member)
      }
    }
    return (.object(ours + defaults(besides: ours)), false)
  }

  /// The numbers of an object that is a spring already.
  static func read(_ value: JSONValue) -> JSONValue {
    guard case .object(let members) = value else { return value }
    return .object(
      members.map {
        ["response", "duration"].contains($0.key)
          ? .init($0.key, $0.value.milliseconds)
          : .init($0.key == "dampingFraction" ? "dampingRatio" : $0.key, $0.value)
      })
  }

  private subscript(name: String) -> JSONValue? { given.first { $0.key == name }?.value }

  /// True if nothing but a duration says how fast it is.
  private func isTimed(_ duration: JSONValue?) -> Bool {
    duration != nil
      && !["stiffness", "response", "tension", "friction", "damping", "mass"].contains {
        self[$0] != nil
      }
  }

  /// A spring by its duration and its bounce.
  private mutating func timed(
    within duration: JSONValue?
  ) -> (numbers: JSONValue, takesDuration: Bool) {
    var ours: [JSONValue.Member] = []
    if let time = self["visualDuration"]?.milliseconds ?? duration {
      ours.append(.init("duration", time))
    }
    for name in ["bounce", "dampingRatio", "dampingFraction"] {
      guard let value = self[name] else { continue }
      ours.append(.init(name == "bounce" ? name : "dampingRatio", value))
    }
    let hasTime = duration != nil || self["visualDuration"] != nil
    if !hasTime {
      remarks.append("a spring with \"bounce\" needs its \"duration\" in milliseconds beside it")
    } else if ours.count == 1 {
      remarks.append("without \"bounce\" it does not overshoot, and springs of Motion do")
    }
    left += given.map(\.key).filter { name in
      !["visualDuration", "bounce", "dampingRatio", "dampingFraction", "velocity"].contains(name)
    }
    return (.object(ours), self["visualDuration"] == nil)
  }

  /// A spring by tension and friction.
  private mutating func tense() -> JSONValue {
    let (tension, friction) = (self["tension"], self["friction"])
    let usual: (tension: Double, friction: Double) = isReactNative ? (40, 7) : (170, 26)
    let name = isReactNative ? "React Native" : "react-spring"
    if tension == nil {
      remarks.append("tension \(usual.tension.shortest) is the default of \(name)")
    }
    if friction == nil {
      remarks.append("friction \(usual.friction.shortest) is the default of \(name)")
    }
    var (stiffness, damping) = (
      tension ?? .number(usual.tension), friction ?? .number(usual.friction)
    )
    if isReactNative {
      if case .number(let number) = stiffness { stiffness = .number(scaled(number, 30, 3.62, 194)) }
      if case .number(let number) = damping { damping = .number(scaled(number, 8, 3, 25)) }
    } else {
      remarks.append("tension and friction are taken as react-spring means them")
    }
    var numbers = [JSONValue.Member("stiffness", stiffness), .init("damping", damping)]
    if let mass = self["mass"] { numbers.append(.init("mass", mass)) }
    left += given.map(\.key).filter { !["tension", "friction", "mass", "velocity"].contains($0) }
    return .object(numbers)
  }

  private func scaled(
    _ number: Double, _ origin: Double, _ factor: Double, _ offset: Double
  ) -> Double {
    ((number - origin) * factor + offset).rounded(toDecimals: 6)
  }

  /// The numbers that Motion has where they are not said.
  private mutating func defaults(besides ours: [JSONValue.Member]) -> [JSONValue.Member] {
    let has = { (names: [String]) in ours.contains { names.contains($0.key) } }
    if has(["response"]) { return [] }
    var defaults: [JSONValue.Member] = []
    if !has(["stiffness"]) { defaults.append(.init("stiffness", 100)) }
    if !has(["damping", "dampingRatio"]) { defaults.append(.init("damping", 10)) }
    if !defaults.isEmpty {
      let words = defaults.map { "\($0.key) \($0.value.line)" }.joined(with: "and")
      remarks.append(
        "\(words) \(defaults.count == 1 ? "is the default" : "are defaults") of Motion")
    }
    return defaults
  }
}
