import SegueGeometry

extension Spring {
  /// From when on the value stays within `tolerance` of 1, in seconds; nil without damping.
  ///
  /// Core Animation's settling duration: for swinging springs a bound by their envelope, for the
  /// others the last time the distance is `tolerance`, which must be positive.
  public func settlingDuration(within tolerance: Double = 0.001) -> Double? {
    oscillation.settlingTime(within: tolerance)
  }

  /// SwiftUI's settling duration in seconds; nil without damping.
  ///
  /// It takes another amplitude for swinging springs, and samples the others ten times a second.
  public func swiftUISettlingDuration(within tolerance: Double = 0.001) -> Double? {
    guard let end = settlingDuration(within: tolerance) else { return nil }
    guard effectiveDampingRatio >= 1 else {
      let decay = dampingRatio * angularFrequency
      return -PortableMath.log(tolerance / ((decay - initialVelocity).magnitude + 1)) / decay
    }
    var tenths = (end * 10).rounded(.up)
    while tenths > 0, (1 - value(at: (tenths - 1) / 10)).magnitude < tolerance { tenths -= 1 }
    return tenths / 10
  }
}

extension SpringMotion {
  /// Returns the time at which the value is first within `distance` of the target while moving no faster than
  /// `speed`.
  ///
  /// React Native and Flutter end a spring then, and put the value on its target. In seconds; nil
  /// without damping, unless the motion never leaves those limits.
  public func restTime(distance: Double, speed: Double) -> Double? {
    let oscillation = oscillation
    func isAtRest(_ time: Double) -> Bool {
      let state = oscillation.state(at: time)
      return state.offset.magnitude <= distance && state.velocity.magnitude <= speed
    }
    if isAtRest(0) { return 0 }
    if oscillation.isPerpetual { return nil }
    var last = oscillation.timeScale
    while oscillation.bound(at: last).offset > distance
      || oscillation.bound(at: last).velocity > speed
    { last *= 2 }
    guard last.isFinite else { return nil }
    // Steps of a thirtieth of a radian miss nothing worth ending for; very weak damping gets fewer.
    let step = max(oscillation.timeScale / 32, last / 1e6)
    var time = step
    while time < last, !isAtRest(time) { time += step }
    return Self.boundary(from: time - step, to: time, isAtRest)
  }

  /// Returns the time between two times at which a condition begins to hold, to about a nanosecond.
  private static func boundary(
    from start: Double, to end: Double, _ holds: (Double) -> Bool
  ) -> Double {
    var (low, high) = (start, end)
    while high - low > 1e-9 {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
