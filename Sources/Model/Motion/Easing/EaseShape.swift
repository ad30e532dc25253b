import SegueGeometry

/// A family of curves given by a formula for the way in; the other sides are mirrored from it.
///
/// Both ends are exact, and outside 0...1 the ends hold.
enum EaseShape: Hashable, Sendable {
  /// t to the power of an exponent.
  case power(Double)
  /// A quarter circle.
  case circular
  /// A swing that grows, with a period as a fraction of the duration.
  case elastic(period: Double)
  /// Bounces that grow, as of a ball that fell and is filmed backwards.
  case bounce

  /// The value for the side of `t` that is eased.
  func value(at t: Double, _ side: Easing.Side) -> Double {
    if t <= 0 { return 0 }
    if t >= 1 { return 1 }
    return switch side {
    case .in: value(at: t)
    case .out: 1 - value(at: 1 - t)
    case .inOut: t < 0.5 ? value(at: 2 * t) / 2 : 1 - value(at: 2 - 2 * t) / 2
    }
  }

  /// The derivative; infinite at the steep end of a circle.
  func slope(at t: Double, _ side: Easing.Side) -> Double {
    if t < 0 || t > 1 { return 0 }
    return switch side {
    case .in: slope(at: t)
    case .out: slope(at: 1 - t)
    case .inOut: t < 0.5 ? slope(at: 2 * t) : slope(at: 2 - 2 * t)
    }
  }

  private func value(at t: Double) -> Double {
    switch self {
    case .power(let exponent): PortableMath.pow(t, exponent)
    case .circular: t * t / (1 + (1 - t * t).squareRoot())
    case .elastic(let period): PortableMath.exp2(10 * (t - 1)) * PortableMath.cos(phase(t, period))
    case .bounce: 1 - Bounce(at: 1 - t).height
    }
  }

  private func slope(at t: Double) -> Double {
    switch self {
    case .power(let exponent):
      return exponent * PortableMath.pow(t, exponent - 1)
    case .circular:
      return t / (1 - t * t).squareRoot()
    case .elastic(let period):
      let swing = PortableMath.sincos(phase(t, period))
      let growth = 10 * 0.6931471805599453 * swing.cos - 2 * .pi / period * swing.sin
      return PortableMath.exp2(10 * (t - 1)) * growth
    case .bounce:
      return Bounce(at: 1 - t).speed
    }
  }

  private func phase(_ t: Double, _ period: Double) -> Double {
    2 * .pi / period * (t - 1)
  }
}

/// A ball that falls from 0 to 1 and bounces three times.
struct Bounce {
  /// Four parabolas that share one gravity: where each has its bottom, and how low that is.
  private static let parabolas: [4 of (until: Double, center: Double, bottom: Double)] = [
    (1, 0, 0), (2, 1.5, 0.75), (2.5, 2.25, 0.9375), (.infinity, 2.625, 0.984375),
  ]
  private static let gravity = 7.5625

  /// Times at which the ball hits the ground or is highest.
  static var turns: [Double] {
    let bounces = (0..<4).map { parabolas[$0] }
    let times: [Double] = bounces.flatMap { [$0.center / 2.75, $0.until / 2.75] }
    return times.filter { $0 > 0 && $0 < 1 }
  }

  private let offset: Double
  private let bottom: Double

  init(at t: Double) {
    var index = 0
    while t >= Self.parabolas[index].until / 2.75 { index += 1 }
    offset = t - Self.parabolas[index].center / 2.75
    bottom = Self.parabolas[index].bottom
  }

  var height: Double { Self.gravity * offset * offset + bottom }
  var speed: Double { 2 * Self.gravity * offset }
}
