/// A staircase in time, as in CSS `steps()`.
///
/// Outside 0...1 the stairs go on, with one step for every interval of time.
public struct Steps: Hashable, Sendable {
  /// Ends of the staircase that have a jump of their own.
  public enum Jump: String, CaseIterable, Hashable, Sendable {
    /// At the start, so that the first value is above 0.
    case start = "jump-start"
    /// At the end, so that the last value appears only at the very end.
    case end = "jump-end"
    /// At neither end: both 0 and 1 are held for an interval.
    case none = "jump-none"
    /// At both ends: neither 0 nor 1 is held.
    case both = "jump-both"
  }

  /// Number of intervals of equal length.
  public let count: Int
  /// Position of the jumps.
  public let jump: Jump

  /// A staircase of `count` intervals; at least one, and two without jumps at the ends.
  public init(_ count: Int, _ jump: Jump = .end) throws(MotionError) {
    let least = jump == .none ? 2 : 1
    guard count >= least, count <= 1_000_000 else {
      throw MotionError(
        found: "\(count) steps", expected: "a whole number of steps from \(least) to 1000000",
        hint: jump == .none ? "jump-none holds both 0 and 1, which takes two steps" : nil)
    }
    self.count = count
    self.jump = jump
  }

  /// The value at `progress`; `before` says that the animation has not begun.
  ///
  /// On the boundary between two intervals the later one counts, unless the animation has not yet
  /// begun: then a backwards fill must show the value from before the jump.
  public func value(at progress: Double, before: Bool = false) -> Double {
    let position = progress * Double(count)
    var step = position.rounded(.down)
    let isOnBoundary = step == position
    if jump == .start || jump == .both { step += 1 }
    if before, isOnBoundary { step -= 1 }
    if progress >= 0 { step = max(step, 0) }
    if progress <= 1 { step = min(step, jumps) }
    return step / jumps
  }

  private var jumps: Double {
    switch jump {
    case .start, .end: Double(count)
    case .none: Double(count - 1)
    case .both: Double(count + 1)
    }
  }
}
