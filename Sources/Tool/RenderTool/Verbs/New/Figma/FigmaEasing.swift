import SegueJSON
import SegueMotion

/// A curve of Figma's: a word, four numbers, a spring by its bounce or by its numbers, or a hold.
struct FigmaEasing {
  private let curve: TimingCurve?
  /// Share of the way that a spring with this bounce has for itself; its length is that of its stretch.
  private let bounce: Double?
  /// Remark on a curve that could not be read.
  let remark: FigmaRemark?

  /// The curve of a node; a plain one where there is none.
  init(_ node: JSONNode?) {
    guard let node, let object = node.object else {
      (curve, bounce, remark) = (.linear, nil, nil)
      return
    }
    if object["type"]?.string == "CUSTOM_SPRING",
      let bounce = object["easingFunctionSpring"]?.object?["bounce"]?.number,
      (0...1).contains(bounce)
    {
      (curve, self.bounce, remark) = (nil, bounce, nil)
      return
    }
    let read = try? CurveCode.read(JSONValue(node).compact)
    (curve, bounce) = (read ?? .linear, nil)
    remark =
      read == nil
      ? FigmaRemark(
        "this easing is not understood: the way is even", at: node,
        hint: "such as {\"type\": \"EASE_OUT\"}, or a spring with its 'bounce' from 0 to 1") : nil
  }

  /// True if the curve is a spring with a length of its own.
  var isPhysical: Bool {
    if case .spring? = curve { true } else { false }
  }

  /// The curve of an animation that lasts so many seconds.
  func value(lasting seconds: Double) -> JSONValue {
    if let bounce {
      return [
        "spring": [
          "duration": .milliseconds(seconds), "dampingRatio": .rounded(max(1 - bounce, 0.05)),
        ]
      ]
    }
    let code = curve.flatMap { CurveCode($0, in: .scene, lasting: seconds) }?.text ?? "\"linear\""
    return Self.value(of: code)
  }

  /// The curve of a stretch between two keyframes of so many seconds, where no spring may stand by its numbers.
  func stretch(lasting seconds: Double) -> JSONValue {
    guard let spring = spring(lasting: seconds) else { return value(lasting: seconds) }
    let code = CurveCode(spring, in: .css, lasting: seconds)?.text
    return .string(code ?? "linear")
  }

  private func spring(lasting seconds: Double) -> TimingCurve? {
    if let bounce {
      let fit = try? SpringFit(duration: max(seconds, 0.001), dampingRatio: max(1 - bounce, 0.05))
      return fit.map { .spring($0) } ?? .linear
    }
    return isPhysical ? curve : nil
  }

  /// JSON in a text, which is a word in quotes or an object.
  private static func value(of code: String) -> JSONValue {
    var diagnostics = Diagnostics()
    let root = JSONReader(.json).read(
      SourceText(name: "curve", text: "[\(code)]"), into: &diagnostics)
    return root?.array?.first.map { JSONValue($0) } ?? "linear"
  }
}
