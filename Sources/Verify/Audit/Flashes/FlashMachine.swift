/// Levels of danger of flashes.
package enum FlashLevel: Int, Hashable, Sendable, Comparable {
  /// None to speak of.
  case pass
  /// Two or three flashes within a second.
  case warning
  /// Two or three flashes a second for four of five seconds.
  case extendedFail
  /// More than three flashes within a second.
  case fail

  /// Returns true if `left` is less dangerous than `right`.
  package static func < (left: FlashLevel, right: FlashLevel) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Kinds of flashes: light, or a saturated red.
package enum FlashKind: String, Hashable, Sendable, CaseIterable {
  /// Relative luminance, from 0 to 1.
  case luminance
  /// The redness of a saturated red, from 0 to 320.
  case red

  /// The least change that is a step of a flash.
  var step: Double { self == .luminance ? 0.1 : 20 }

  /// The limit for the darker of two pictures; brighter ones do not flash.
  var darkest: Double { self == .luminance ? 0.8 : .infinity }
}

/// Counts the steps of flashes, frame by frame: WCAG 2.3.1 as the open analyzer IRIS reads it.
///
/// Changes in one direction add up, for a second at most; a step is counted when their sum reaches the least
/// change, once until the direction turns. Two steps are a flash.
package struct FlashMachine: Sendable {
  private let kind: FlashKind
  /// Number of frames in a second.
  private let second: Int
  private var frame = -1
  private var mean = 0.0
  /// The sum of the changes in one direction.
  private var sum = 0.0
  /// Those changes, with their frames.
  private var changes: [(frame: Int, change: Double)] = []
  /// The frames with steps in the last second.
  private var steps: [Int] = []
  /// The frames of the last five seconds with two or three flashes.
  private var strained: [Int] = []

  /// Epsilon by which a sum may stay below the least change: sums of rounded numbers.
  private static let slack = 1e-6
  /// The most steps within a second that are harmless: more than one flash and a half warns.
  private static let warningSteps = 4
  /// The most steps within a second: three flashes.
  private static let mostSteps = 6

  /// A machine for films of so many frames a second.
  package init(_ kind: FlashKind, framesPerSecond: Double) {
    self.kind = kind
    second = max(1, Int(framesPerSecond.rounded()))
  }

  /// Number of steps in the last second.
  package var stepCount: Int { steps.count }

  /// Takes the next frame, whose mean is this.
  ///
  /// - Parameter isChanged: whether a quarter of the pixels or more are others than in the frame before.
  package mutating func take(mean: Double, isChanged: Bool) -> FlashLevel {
    frame += 1
    defer { self.mean = mean }
    guard frame > 0 else { return .pass }
    let old = sum
    add(isChanged ? mean - self.mean : 0)
    let wasReached = old.magnitude >= kind.step - Self.slack && old * sum > 0
    let isReached = sum.magnitude >= kind.step - Self.slack
    if isReached, !wasReached, min(mean, self.mean) < kind.darkest { steps.append(frame) }
    steps.removeAll { $0 <= frame - second }
    return level()
  }

  private mutating func add(_ change: Double) {
    if change * sum < 0 {
      (sum, changes) = (0, [])
    }
    if change != 0 { changes.append((frame, change)) }
    let isOld = { [frame, second] (item: (frame: Int, change: Double)) in
      item.frame <= frame - second
    }
    changes.removeAll(where: isOld)
    // Added up anew, so that nothing is left of what has been taken away.
    sum = changes.reduce(0) { $0 + $1.change }
  }

  private mutating func level() -> FlashLevel {
    if steps.count > Self.mostSteps { return .fail }
    strained.removeAll { $0 <= frame - 5 * second }
    guard steps.count >= Self.warningSteps else { return .pass }
    strained.append(frame)
    return strained.count >= 4 * second ? .extendedFail : .warning
  }
}
