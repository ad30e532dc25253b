import Foundation

/// The looks of a symbol at a moment of an effect.
nonisolated struct SymbolPose: Equatable {
  var scale = 1.0
  /// Degrees clockwise.
  var turn = 0.0
  var x = 0.0
  var y = 0.0
  var opacity = 1.0

  /// The pose some of the way from none to this one.
  func faded(to amount: Double) -> SymbolPose {
    SymbolPose(
      scale: 1 + (scale - 1) * amount, turn: turn * amount, x: x * amount, y: y * amount,
      opacity: 1 + (opacity - 1) * amount)
  }

  /// Both poses, one on top of the other.
  func joined(with other: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: scale * other.scale, turn: turn + other.turn, x: x + other.x, y: y + other.y,
      opacity: opacity * other.opacity)
  }
}

/// A movement of a whole symbol.
///
/// All numbers are guesses from looking at devices: Apple publishes none.
nonisolated enum SymbolMovement: Hashable, Sendable {
  /// The way of a rocking.
  enum Way: Hashable, Sendable {
    case turn(Double)
    case shift(x: Double, y: Double)
  }

  case bounce(down: Bool)
  case pulse
  case variableColor(reversing: Bool)
  case scale(down: Bool)
  case appear, disappear
  case replace
  case wiggle(Way)
  case rotate(backward: Bool)
  case breathe(pulsing: Bool)

  /// Seconds between rounds, where an app names none.
  static let delay = 0.5
  /// Seconds in which a lasting effect comes and goes.
  static let fading = 0.35
  /// Factor of the size at the height of a bounce, and of one that goes down.
  private static let bounce = (up: 1.2, down: 0.8)
  /// Factor of the size of a symbol that is scaled up or down.
  private static let scale = (up: 1.2, down: 0.8)
  /// Size of a symbol that is not there.
  static let hiddenScale = 0.5
  /// Opacity of a symbol at the bottom of a pulse.
  private static let dimmed = 0.3
  /// Degrees of a rocking, and points where it goes to the sides.
  private static let wiggle = (degrees: 10.0, points: 3.0)
  /// Factor of the size at the height of a breath.
  private static let breath = 1.1

  /// The pose that a lasting effect holds; `nil` where it moves in rounds.
  var heldPose: SymbolPose? {
    switch self {
    case .scale(let down): SymbolPose(scale: down ? Self.scale.down : Self.scale.up)
    case .disappear, .appear: SymbolPose(scale: Self.hiddenScale, opacity: 0)
    case .replace: SymbolPose()
    case .bounce, .pulse, .variableColor, .wiggle, .rotate, .breathe: nil
    }
  }

  /// True if the pose is held while the effect is not active.
  var isHeldBefore: Bool { self == .appear }

  /// True if a lasting effect goes on for ever, where its options say nothing.
  var goesOn: Bool { if case .bounce = self { false } else { true } }

  /// One round.
  var round: KeyframeTimeline<SymbolPose> {
    switch self {
    case .bounce(let down): bounceRound(to: down ? Self.bounce.down : Self.bounce.up)
    case .pulse: fadeRound(in: 1.8)
    case .variableColor(let reversing): fadeRound(in: reversing ? 1.8 : 1.2)
    case .wiggle(let way): wiggleRound(way)
    case .rotate(let backward):
      KeyframeTimeline(initialValue: SymbolPose()) {
        KeyframeTrack(\.turn) { LinearKeyframe(backward ? -360 : 360, duration: 1.6) }
      }
    case .breathe(let pulsing): breathRound(pulsing)
    case .scale, .appear, .disappear, .replace:
      KeyframeTimeline(initialValue: SymbolPose()) {
        KeyframeTrack(\.scale) { MoveKeyframe(1.0) }
      }
    }
  }

  private func bounceRound(to scale: Double) -> KeyframeTimeline<SymbolPose> {
    KeyframeTimeline(initialValue: SymbolPose()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(scale, duration: 0.14, timingCurve: .easeOut)
        SpringKeyframe(1.0, duration: 0.56, spring: Spring(duration: 0.3, bounce: 0.4))
      }
    }
  }

  private func fadeRound(in seconds: Double) -> KeyframeTimeline<SymbolPose> {
    KeyframeTimeline(initialValue: SymbolPose()) {
      KeyframeTrack(\.opacity) {
        LinearKeyframe(Self.dimmed, duration: seconds / 2, timingCurve: .easeInOut)
        LinearKeyframe(1.0, duration: seconds / 2, timingCurve: .easeInOut)
      }
    }
  }

  private func wiggleRound(_ way: Way) -> KeyframeTimeline<SymbolPose> {
    let (turn, x, y) =
      switch way {
      case .turn(let sign): (sign * Self.wiggle.degrees, 0.0, 0.0)
      case .shift(let x, let y): (0.0, x * Self.wiggle.points, y * Self.wiggle.points)
      }
    return KeyframeTimeline(initialValue: SymbolPose()) {
      KeyframeTrack(\.turn) { Self.rocking(turn) }
      KeyframeTrack(\.x) { Self.rocking(x) }
      KeyframeTrack(\.y) { Self.rocking(y) }
    }
  }

  /// To one side, to the other and a little back, which takes as long each time.
  private static func rocking(_ amount: Double) -> _KeyframeSteps<Double> {
    let steps = [1, -1, 0.5, -0.5, 0].map { part in
      CubicKeyframe(amount * part, duration: 0.15)._steps().steps
    }
    return _KeyframeSteps(steps.flatMap { $0 })
  }

  private func breathRound(_ pulsing: Bool) -> KeyframeTimeline<SymbolPose> {
    let half = 1.2
    return KeyframeTimeline(initialValue: SymbolPose()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(Self.breath, duration: half, timingCurve: .easeInOut)
        LinearKeyframe(1.0, duration: half, timingCurve: .easeInOut)
      }
      KeyframeTrack(\.opacity) {
        LinearKeyframe(pulsing ? 0.6 : 1, duration: half, timingCurve: .easeInOut)
        LinearKeyframe(1.0, duration: half, timingCurve: .easeInOut)
      }
    }
  }
}
