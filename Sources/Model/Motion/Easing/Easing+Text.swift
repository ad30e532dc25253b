import SegueTextSupport

extension Easing: CustomStringConvertible {
  /// The easing in CSS's notation, extended by functions of the same look where CSS has none.
  ///
  /// Parsing the text gives the same easing, to the last bit.
  public var description: String {
    switch form {
    case .linear: "linear"
    case .cubic(let curve, .exact): curve.description
    case .cubic(let curve, .quantized): "quantized(\(curve))"
    case .path(let path, .exact): path.description
    case .path(let path, .quantized): "quantized(\(path))"
    case .steps(let steps): steps.description
    case .stops(let stops): stops.description
    case .monotone(let stops): "monotone(\(stops.corners.arguments))"
    case .shape(let shape, let side): shape.description(side)
    case .androidBounce: "android.bounce"
    case .cycle(let count): "cycle(\(count.shortest))"
    case .sawtooth(let count): "sawtooth(\(count))"
    case .threshold(let edge): "threshold(\(edge.shortest))"
    case .interval(let start, let end, let easing):
      "interval(\(start.shortest), \(end.shortest), \(easing))"
    case .flipped(let easing): "flipped(\(easing))"
    }
  }
}

extension CubicBezier: CustomStringConvertible {
  /// The curve as CSS writes it.
  public var description: String {
    "cubic-bezier(\(x1.shortest), \(y1.shortest), \(x2.shortest), \(y2.shortest))"
  }
}

extension CubicPath: CustomStringConvertible {
  /// Three points for each cubic, without the start.
  public var description: String {
    let points = segments.flatMap { [$0.control1, $0.control2, $0.end] }
    let texts = points.map { "\($0.x.shortest) \($0.y.shortest)" }
    return "cubic-path(\(texts.joined(separator: ", ")))"
  }
}

extension Steps: CustomStringConvertible {
  /// The staircase as CSS writes it.
  public var description: String { "steps(\(count), \(jump.rawValue))" }
}

extension LinearStops: CustomStringConvertible {
  /// The polyline as CSS writes it, with all times.
  public var description: String { "linear(\(arguments))" }

  /// Each value and its time.
  var arguments: String {
    stops.map { "\($0.output.shortest) \($0.input.percentage)" }.joined(separator: ", ")
  }
}

extension EaseShape {
  fileprivate func description(_ side: Easing.Side) -> String {
    switch self {
    case .power(let exponent): "power-\(side.rawValue)(\(exponent.shortest))"
    case .circular: "circular-\(side.rawValue)"
    case .sine: "sine-\(side.rawValue)"
    case .expo: "expo-\(side.rawValue)"
    case .elastic(let period): "elastic-\(side.rawValue)(\(period.shortest))"
    case .bounce: "bounce-\(side.rawValue)"
    }
  }
}

extension Double {
  /// The number in percent, as a decimal that `init(percentage:)` reads back as the same number.
  ///
  /// The point is moved in the text: multiplying by a hundred would round.
  var percentage: String {
    let parts = description.split(separator: "e")
    if parts.count == 2, let exponent = Int(parts[1]) {
      return "\(parts[0])e\(exponent + 2)%"
    }
    let halves = description.split(separator: ".")
    let fraction = halves[1] + "00"
    let digits = halves[0] + fraction.prefix(2)
    let rest = fraction.dropFirst(2).reversed().drop { $0 == "0" }.reversed()
    let whole = Self.withoutLeadingZeros(String(digits))
    return (rest.isEmpty ? whole : "\(whole).\(String(rest))") + "%"
  }

  /// The number that a decimal, given without its sign for percent, is a hundred times as large as.
  init?(percentage text: String) {
    let parts = text.split(separator: "e", omittingEmptySubsequences: false)
    let exponent = parts.count == 2 ? Int(parts[1]) : 0
    // Beyond a thousand the number is zero or infinite anyway.
    guard let exponent, exponent.magnitude < 1000 else { return nil }
    guard let number = Double("\(parts[0])e\(exponent - 2)") else { return nil }
    self = number
  }

  private static func withoutLeadingZeros(_ digits: String) -> String {
    let sign = digits.hasPrefix("-") ? "-" : ""
    let rest = digits.dropFirst(sign.count).drop { $0 == "0" }
    return sign + (rest.isEmpty ? "0" : rest)
  }
}
