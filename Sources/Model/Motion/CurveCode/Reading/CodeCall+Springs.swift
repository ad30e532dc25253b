import SegueTextSupport

extension CodeCall {
  /// Names of the calls that make springs of any platform.
  static let springs: Set<String> = [
    "spring", "interactiveSpring", "interpolatingSpring", "smooth", "snappy", "bouncy", "Spring",
    "UISpringTimingParameters", "UIViewPropertyAnimator", "CASpringAnimation", "animate",
    "SpringDescription", "SpringSimulation", "withDampingRatio", "withDurationAndBounce",
    "withSpring",
  ]

  /// A spring by whichever numbers are there, or by its platform's own where some are left out.
  var spring: TimingCurve? {
    get throws(MotionError) {
      switch name {
      case "smooth", "snappy", "bouncy":
        return isMember ? .spring(try ready) : nil
      case "animate", "UIViewPropertyAnimator": return try viewSpring
      case "withSpring":
        guard let duration = self["duration"], self["stiffness"] == nil else { break }
        throw MotionError(
          found: "a spring of Reanimated by its duration, \(duration.shortest) ms",
          expected:
            "its numbers, such as 'withSpring(1, { mass: 1, stiffness: 100, damping: 10 })'",
          hint: "which spring a duration means is different in versions of Reanimated")
      case "CASpringAnimation": return try coreAnimation
      case "UISpringTimingParameters":
        guard let ratio = self["dampingRatio"], self["stiffness"] == nil, self["duration"] == nil
        else { break }
        throw MotionError(
          found: "a damping ratio of \(ratio.shortest) without a time",
          expected: "what the animator says, too: 'UIViewPropertyAnimator(duration: 0.5,"
            + " dampingRatio: \(ratio.shortest))'")
      case "withDampingRatio":
        guard let stiffness = self["stiffness"], let ratio = self["ratio"] else { return nil }
        return .spring(
          try Spring(dampingRatio: ratio, stiffness: stiffness / (self["mass"] ?? 1)))
      case "withDurationAndBounce":
        let seconds = (self["milliseconds"] ?? 500) / 1000
        return .spring(try Spring(duration: seconds, bounce: self["bounce"] ?? 0))
      default: break
      }
      if let curve = try described { return curve }
      if isCompose { return .spring(try compose) }
      // A spring of SwiftUI's in a spring: `.spring(.bouncy)`.
      if let inner = try arguments.first?.value.curve { return inner }
      guard numbers.isEmpty else { return nil }
      return CodeNames.curve(["", name])
    }
  }

  /// A spring by its numbers, with a name or without one; `nil` where they don't say how fast it is.
  var described: TimingCurve? {
    get throws(MotionError) {
      if name.isEmpty { try checkNumbers() }
      guard let spring = try described(as: name) else {
        return name.isEmpty ? try object : nil
      }
      return .spring(try spring.launched(at: velocity))
    }
  }

  /// The velocity at its begin; SwiftUI's and Compose's springs are given theirs elsewhere.
  private var velocity: Double {
    if ["spring", "interactiveSpring"].contains(name) { return 0 }
    let last = name == "SpringSimulation" ? unlabeled.last : nil
    return self["initialVelocity", "velocity", "dx"] ?? last ?? 0
  }

  /// A spring at rest; `nil` where no numbers say how fast it is.
  private func described(as name: String) throws(MotionError) -> Spring? {
    if let response = self["response"] {
      let fraction = name == "interactiveSpring" ? 0.86 : 0.825
      // A bare object may be one of scenes and tokens, which count in milliseconds.
      let isInMilliseconds = name.isEmpty && response >= 10
      return try Spring(
        response: isInMilliseconds ? response / 1000 : response,
        dampingFraction: self["dampingFraction", "dampingRatio"] ?? fraction)
    }
    if let stiffness = self["stiffness"], let ratio = self["dampingRatio"] {
      return try Spring(dampingRatio: ratio, stiffness: stiffness)
    }
    if let stiffness = self["stiffness"], let damping = self["damping"] {
      return try slowed(Spring(mass: self["mass"] ?? 1, stiffness: stiffness, damping: damping))
    }
    if let tension = self["tension"], let friction = self["friction"] {
      return try slowed(Spring(mass: self["mass"] ?? 1, stiffness: tension, damping: friction))
    }
    if let seconds = self["visualDuration"] {
      return try Spring(visualDuration: seconds, bounce: self["bounce"] ?? 0)
    }
    // An object with a duration is Motion's, which fits its spring to it as UIView does.
    guard !name.isEmpty, let duration = self["duration", "springDuration", "perceptualDuration"]
    else {
      return nil
    }
    return try Spring(duration: duration, bounce: self["bounce"] ?? 0)
  }

  /// Flutter's and the web's springs become slower by more damping.
  private func slowed(_ spring: Spring) -> Spring {
    var spring = spring
    spring.allowsOverdamping = ["SpringDescription", "SpringSimulation", "withSpring", ""].contains(
      name)
    return spring
  }

  /// True behind a dot, as members of types are written in Swift.
  private var isMember: Bool { owner == "" || owner == "Animation" || owner == "Spring" }

  // MARK: - SwiftUI

  /// SwiftUI's springs by name: half a second, and more bounce if asked for.
  private var ready: Spring {
    get throws(MotionError) {
      let bounces = ["smooth": 0, "snappy": 0.15, "bouncy": 0.3]
      return try Spring(
        duration: self["duration"] ?? 0.5, bounce: (bounces[name] ?? 0) + (self["extraBounce"] ?? 0)
      )
    }
  }

  // MARK: - UIKit and Core Animation

  /// UIView's springs: by their own numbers, or made to fit a duration.
  private var viewSpring: TimingCurve? {
    get throws(MotionError) {
      if let duration = self["springDuration"] {
        let spring = try Spring(duration: duration, bounce: self["bounce"] ?? 0)
        return .spring(try spring.launched(at: self["initialSpringVelocity"] ?? 0))
      }
      guard let duration = self["withDuration", "duration"],
        let ratio = self["usingSpringWithDamping", "dampingRatio"]
      else { return nil }
      return .spring(
        try SpringFit(
          duration: duration, dampingRatio: ratio,
          initialVelocity: self["initialSpringVelocity"] ?? 0))
    }
  }

  /// Core Animation's spring, with its defaults where numbers are left out; it is cut off where it has settled.
  var coreAnimation: TimingCurve? {
    get throws(MotionError) {
      let spring =
        if let duration = self["perceptualDuration"] {
          try Spring(duration: duration, bounce: self["bounce"] ?? 0)
        } else {
          try Spring(
            mass: self["mass"] ?? 1, stiffness: self["stiffness"] ?? 100,
            damping: self["damping"] ?? 10)
        }
      return .spring(try spring.launched(at: self["initialVelocity"] ?? 0), .cut)
    }
  }

  // MARK: - Compose

  /// True for a `spring` that Compose's code may have; Swift writes its own behind a dot.
  private var isCompose: Bool {
    name == "spring" && path.count == 1
      && arguments.allSatisfy {
        ["dampingRatio", "stiffness", "visibilityThreshold", nil].contains($0.label)
      }
  }

  /// Compose's spring, with its defaults where numbers are left out.
  private var compose: Spring {
    get throws(MotionError) {
      let ratio = self["dampingRatio"] ?? unlabeled.first ?? 1
      let stiffness = self["stiffness"] ?? unlabeled.dropFirst().first ?? 1500
      return try Spring(dampingRatio: ratio, stiffness: stiffness)
    }
  }

  // MARK: - Objects

  /// An object as Motion and Figma write them, whose numbers alone make no spring.
  private var object: TimingCurve? {
    get throws(MotionError) {
      if let x1 = self["x1"], let y1 = self["y1"], let x2 = self["x2"], let y2 = self["y2"] {
        return .easing(.curve(try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)))
      }
      guard case .text("spring")? = argument("type") else { return nil }
      if let duration = self["duration"] {
        let ratio = min(max(1 - (self["bounce"] ?? 0.25), 0.05), 1)
        return .spring(try SpringFit(duration: duration, dampingRatio: ratio))
      }
      let spring = try Spring(
        mass: self["mass"] ?? 1, stiffness: self["stiffness"] ?? 100, damping: self["damping"] ?? 10
      )
      return .spring(try slowed(spring).launched(at: self["velocity"] ?? 0))
    }
  }
}
