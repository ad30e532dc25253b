extension CurveCode {
  /// The curve that a line of code means; `nil` where it is none of the calls that are known.
  ///
  /// Labels decide, not the language: `response:` is a number of SwiftUI's whatever is around it. What
  /// a scene file writes like a call is left to who reads those.
  ///
  /// - Throws: what is wrong with a number of a call that is known.
  public static func read(_ code: String) throws(MotionError) -> TimingCurve? {
    guard !code.hasPrefix("cubic-bezier"),
      let call = CurveCall(code, of: springs.union(cubics).union(["animate"]))
    else { return nil }
    do throws(MotionError) {
      try call.checkNumbers()
      if springs.contains(call.name) { return try call.spring }
      return try cubics.contains(call.name) ? call.cubic : call.fitted
    } catch {
      throw error.inCode
    }
  }

  private static let springs: Set<String> = [
    "spring", "interactiveSpring", "interpolatingSpring", "UISpringTimingParameters",
    "SpringDescription", "SpringSimulation", "withSpring",
  ]

  private static let cubics: Set<String> = [
    "timingCurve", "CubicBezierEasing", "Cubic", "bezier", "UICubicTimingParameters",
    "CAMediaTimingFunction",
  ]
}

extension CurveCall {
  /// A spring by whichever numbers are there.
  fileprivate var spring: TimingCurve? {
    get throws(MotionError) {
      let velocity = self["initialVelocity", "velocity", "dx"] ?? unlabeled.last ?? 0
      let isMoving = ["spring", "interactiveSpring"].contains(name) ? 0 : velocity
      guard let spring = try described else { return nil }
      return .spring(try spring.launched(at: isMoving))
    }
  }

  /// A spring at rest; `nil` where no numbers say how fast it is.
  private var described: Spring? {
    get throws(MotionError) {
      if let response = self["response"] {
        return try Spring(
          response: response, dampingFraction: self["dampingFraction", "dampingRatio"] ?? 1)
      }
      if let stiffness = self["stiffness"], let ratio = self["dampingRatio"] {
        return try Spring(dampingRatio: ratio, stiffness: stiffness)
      }
      if let stiffness = self["stiffness"], let damping = self["damping"] {
        return try slowed(Spring(mass: self["mass"] ?? 1, stiffness: stiffness, damping: damping))
      }
      guard let duration = self["duration"] else { return nil }
      return try Spring(duration: duration, bounce: self["bounce"] ?? 0)
    }
  }

  /// Flutter's and React Native's springs become slower by more damping.
  private func slowed(_ spring: Spring) -> Spring {
    var spring = spring
    spring.allowsOverdamping = ["SpringDescription", "SpringSimulation", "withSpring"].contains(
      name)
    return spring
  }

  /// A cubic by its four numbers.
  fileprivate var cubic: TimingCurve? {
    get throws(MotionError) {
      let numbers = Array(all.prefix(4))
      guard numbers.count == 4 else { return nil }
      let curve = try CubicBezier(
        x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
      return .easing(.curve(curve))
    }
  }

  /// UIView's spring, which is made to fit a duration.
  fileprivate var fitted: TimingCurve? {
    get throws(MotionError) {
      guard let duration = self["withDuration"], let ratio = self["usingSpringWithDamping"] else {
        return nil
      }
      return .spring(
        try SpringFit(
          duration: duration, dampingRatio: ratio,
          initialVelocity: self["initialSpringVelocity"] ?? 0))
    }
  }
}
