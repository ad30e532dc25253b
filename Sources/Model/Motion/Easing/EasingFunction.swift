/// The ways to write an easing besides a name of the catalog: what the parser reads and help lists.
public enum EasingFunction: String, Hashable, Sendable, CaseIterable {
  case cubicBezier = "cubic-bezier"
  case steps
  case linear
  case monotone
  case cubicPath = "cubic-path"
  case power
  case circular
  case elastic
  case bounce
  case sawtooth
  case threshold
  case interval
  case flipped
  case quantized

  /// True if the name is followed by a side, as in `power-in-out`.
  public var hasSides: Bool {
    switch self {
    case .power, .circular, .elastic, .bounce: true
    case .cubicBezier, .steps, .linear, .monotone, .cubicPath, .sawtooth, .threshold, .interval,
      .flipped, .quantized:
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
    case .circular, .bounce: nil
    case .elastic: "period"
    case .sawtooth: "count"
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
    case .elastic:
      "A spring that is wound up or runs out; 'period' is one swing, as a share of the time."
    case .bounce: "A ball that falls and bounces."
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
    case .elastic: "elastic-out(0.3)"
    case .bounce: "bounce-in-out"
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
