import SegueGeometry

/// The ways to write an easing besides a name of the catalog: what the parser reads and help lists.
public enum EasingFunction: String, Hashable, Sendable, CaseIterable {
  case cubicBezier = "cubic-bezier"
  case steps
  case linear
  case monotone
  case cubicPath = "cubic-path"
  case power
  case circular
  case sine
  case expo
  case elastic
  case bounce
  case cycle
  case sawtooth
  case threshold
  case interval
  case flipped
  case quantized

  /// True if the name is followed by a side, as in `power-in-out`.
  public var hasSides: Bool {
    switch self {
    case .power, .circular, .sine, .expo, .elastic, .bounce: true
    case .cubicBezier, .steps, .linear, .monotone, .cubicPath, .cycle, .sawtooth, .threshold,
      .interval, .flipped, .quantized:
      false
    }
  }

  /// Every word that means the function.
  public var names: [String] {
    hasSides ? Easing.Side.allCases.map { "\(rawValue)-\($0.rawValue)" } : [rawValue]
  }

  /// Arguments in the parentheses; `nil` where there are none.
  public var arguments: String? {
    switch self {
    case .cubicBezier: "x1, y1, x2, y2"
    case .steps: "count, jump"
    case .linear, .monotone: "value share%, ..."
    case .cubicPath: "x y, x y, x y, ..."
    case .power: "exponent"
    case .circular, .sine, .expo, .bounce: nil
    case .elastic: "period"
    case .cycle, .sawtooth: "count"
    case .threshold: "share"
    case .interval: "start, end, easing"
    case .flipped, .quantized: "easing"
    }
  }

  /// Summary of the curve: one sentence.
  public var summary: String {
    switch self {
    case .cubicBezier: "CSS's curve with two control points; x1 and x2 lie between 0 and 1."
    case .steps:
      "CSS's staircase; 'jump' is jump-start, jump-end, jump-none, jump-both, start or end, and end"
        + " where it is left out."
    case .linear:
      "CSS's straight pieces through values, each with up to two shares of the time; those without"
        + " one are spread evenly."
    case .monotone: "The same values, joined by a smooth curve that never overshoots them."
    case .cubicPath:
      "Several cubics one after the other, each with two control points and an end; the last end is"
        + " 1 1."
    case .power: "The progress to a power: 2 is quadratic, 3 cubic; any number above 0."
    case .circular: "A quarter of a circle."
    case .sine: "A quarter of a wave."
    case .expo: "A growth that doubles ten times, as GSAP has it: 2^(10(t - 1)) t + t^6 (1 - t)."
    case .elastic:
      "A spring that is wound up or runs out; 'period' is one swing, as a share of the time."
    case .bounce: "A ball that falls and bounces."
    case .cycle:
      "So many waves to and fro, as Android's CycleInterpolator: whole ones end where they began."
    case .sawtooth: "The progress so many times over, each time from 0; from 1 to 1000 times."
    case .threshold: "0 before this share of the time, and 1 from then on."
    case .interval:
      "An easing that passes between two shares of the time, and rests before and after."
    case .flipped: "An easing upside down and backwards: what was its end is its begin."
    case .quantized:
      "The cubics of an easing as Flutter's own solver finds them, up to 0.002 off; easings without"
        + " cubics stay as they are."
    }
  }

  /// One that can be copied.
  public var example: String {
    switch self {
    case .cubicBezier: "cubic-bezier(0.2, 0, 0, 1)"
    case .steps: "steps(4, jump-end)"
    case .linear: "linear(0, 0.25 75%, 1)"
    case .monotone: "monotone(0, 0.25 75%, 1)"
    case .cubicPath: "cubic-path(0.05 0, 0.13 0.06, 0.17 0.4, 0.21 0.82, 0.25 1, 1 1)"
    case .power: "power-out(5)"
    case .circular: "circular-in"
    case .sine: "sine-in-out"
    case .expo: "expo-out"
    case .elastic: "elastic-out(0.3)"
    case .bounce: "bounce-in-out"
    case .cycle: "cycle(2)"
    case .sawtooth: "sawtooth(3)"
    case .threshold: "threshold(0.5)"
    case .interval: "interval(0.25, 1, ease-out)"
    case .flipped: "flipped(ease)"
    case .quantized: "quantized(ease)"
    }
  }

  /// Notation of the function: `power-in|out|in-out(exponent)`.
  public var synopsis: String {
    let sides = Easing.Side.allCases.map(\.rawValue).joined(separator: "|")
    return rawValue + (hasSides ? "-\(sides)" : "") + (arguments.map { "(\($0))" } ?? "")
  }

  /// The function that a word means, and the side that it names.
  static func meant(by word: String) -> (function: EasingFunction, side: Easing.Side?)? {
    for function in allCases {
      guard let place = function.names.firstIndex(of: word) else { continue }
      return (function, function.hasSides ? Easing.Side.allCases[place] : nil)
    }
    return nil
  }
}

/// A family of curves given by a formula for the way in; the other sides are mirrored from it.
///
/// Both ends are exact, and outside 0...1 the ends hold.
enum EaseShape: Hashable, Sendable {
  /// t to the power of an exponent.
  case power(Double)
  /// A quarter circle.
  case circular
  /// A quarter of a cosine wave.
  case sine
  /// A growth that doubles ten times, and begins at 0 all the same.
  case expo
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
    // 1 - cos(πt/2), whose difference would lose digits near 0.
    case .sine: 2 * Self.square(PortableMath.sin(.pi / 4 * t))
    case .expo: PortableMath.exp2(10 * (t - 1)) * t + Self.sixth(t) * (1 - t)
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
    case .sine:
      return .pi / 2 * PortableMath.sin(.pi / 2 * t)
    case .expo:
      let growth = PortableMath.exp2(10 * (t - 1)) * (1 + 10 * 0.6931471805599453 * t)
      return growth + t * t * t * t * t * (6 - 7 * t)
    case .elastic(let period):
      let swing = PortableMath.sincos(phase(t, period))
      let growth = 10 * 0.6931471805599453 * swing.cos - 2 * .pi / period * swing.sin
      return PortableMath.exp2(10 * (t - 1)) * growth
    case .bounce:
      return Bounce(at: 1 - t).speed
    }
  }

  private static func square(_ x: Double) -> Double { x * x }
  private static func sixth(_ x: Double) -> Double { square(x * x * x) }

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
