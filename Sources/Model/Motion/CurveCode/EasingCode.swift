import SegueTextSupport

extension Easing {
  /// The easing as JavaScript with GSAP; `nil` where that has no words for it.
  ///
  /// GSAP has powers by name up to the fifth, and curves by the data of an outline (`CustomEase`).
  func gsap(lasting duration: Double) -> String? {
    ease.map { "{ duration: \(duration.shortest), ease: \($0) }" }
  }

  private var ease: String? {
    switch form {
    case .linear: "\"none\""
    case .cubic(let cubic, .exact): cubic.back ?? Self.custom(cubic.listed)
    case .path(let path, .exact): Self.custom("M0,0 \(path.outline)")
    case .stops(let stops): stops.outline.map(Self.custom)
    case .shape(let shape, let side): shape.ease(side.code)
    default: nil
    }
  }

  private static func custom(_ data: String) -> String {
    "CustomEase.create(\"custom\", \"\(data)\")"
  }

  /// The easing as Kotlin by way of one of Android's interpolators; `nil` where that is none.
  var interpolator: String? {
    let call: String? =
      switch form {
      case .androidBounce: "BounceInterpolator()"
      case .cycle(let count): "CycleInterpolator(\(count.shortest)f)"
      default: nil
      }
    return call.map { "Easing { \($0).getInterpolation(it) }" }
  }
}

extension Easing.Side {
  /// The word for the side in code.
  fileprivate var code: String { self == .inOut ? "inOut" : rawValue }
}

extension EaseShape {
  /// The word of GSAP for the shape.
  fileprivate func ease(_ side: String) -> String? {
    switch self {
    case .power(let exponent):
      (2...5).contains(exponent) && exponent == exponent.rounded()
        ? "\"power\(Int(exponent) - 1).\(side)\"" : nil
    case .circular: "\"circ.\(side)\""
    case .sine: "\"sine.\(side)\""
    case .expo: "\"expo.\(side)\""
    case .elastic(let period): "\"elastic.\(side)(1, \(period.shortest))\""
    case .bounce: "\"bounce.\(side)\""
    }
  }
}

extension CubicBezier {
  fileprivate var listed: String { [x1, y1, x2, y2].map(\.shortest).joined(separator: ",") }

  /// The word for a curve that draws back or goes too far, which is the polynomial of such a word.
  fileprivate var back: String? {
    guard x1 == 1.0 / 3, x2 == 2.0 / 3 else { return nil }
    if y1 == 0, y2 < 0 { return "\"back.in(\((-3 * y2).shortest))\"" }
    if y2 == 1, y1 > 1 { return "\"back.out(\((3 * (y1 - 1)).shortest))\"" }
    return nil
  }
}

extension CurvePoint {
  fileprivate var listed: String { "\(x.shortest),\(y.shortest)" }
}

extension CubicPath {
  /// The data of an outline behind its first point.
  fileprivate var outline: String {
    "C"
      + segments.map { "\($0.control1.listed) \($0.control2.listed) \($0.end.listed)" }
      .joined(separator: " ")
  }
}

extension LinearStops {
  /// The data of an outline; `nil` where it does not lead from 0 to 1.
  fileprivate var outline: String? {
    guard let first = stops.first, first.input == 0, first.output == 0, let last = stops.last,
      last.input == 1, last.output == 1
    else { return nil }
    return "M0,0 L"
      + stops.dropFirst().map { "\($0.input.shortest),\($0.output.shortest)" }
      .joined(separator: " ")
  }
}
