import SegueMotion
import SegueFitting
import SegueJSON
import SegueTextSupport

/// A movement that was found, as `animations` of a scene in which a pixel of the film is a point.
///
/// Nobody knows what moves: the layer is called `layer`, and stands where the film begins.
struct FitScene {
  /// The change of one property.
  private struct Change {
    let property: String
    let from: Double
    let to: Double
  }

  private let changes: [Change]
  private let fit: CurveFit
  /// The curve as a scene writes it.
  private let easing: String

  /// Nothing where the scene has no words for the curve.
  init?(_ movement: Movement, _ fit: CurveFit) {
    guard let code = CurveCode(fit.rounded, in: .scene, lasting: fit.duration) else { return nil }
    easing = code.text
    self.fit = fit
    changes = Self.changes(of: movement.kind, times: fit.way)
  }

  private static func changes(of kind: Movement.Kind, times factor: Double) -> [Change] {
    func shift(_ x: Double, _ y: Double) -> [Change] {
      [("translateX", x), ("translateY", y)].filter { abs($0.1) >= 0.5 }
        .map { Change(property: $0.0, from: 0, to: $0.1) }
    }
    switch kind {
    case .fade: return [Change(property: "opacity", from: 0, to: 1)]
    case .shift(let x, let y): return shift(factor * x, factor * y)
    case .scale(let size, let x, let y):
      // Of what was out of sight nothing is known of the middle.
      return [Change(property: "scale", from: 1, to: max(0, 1 + factor * (size - 1)))]
        + shift(factor * x, factor * y)
    }
  }

  /// The text to put into a scene.
  var text: String {
    let lines = changes.map { change in
      "  {\"layer\": \"layer\", \"property\": \"\(change.property)\", \"from\": \(Self.number(change.from)),"
        + " \"to\": \(Self.number(change.to)), \"delay\": \(Self.milliseconds(fit.begin)),"
        + " \(length)\"easing\": \(easing)}"
    }
    return "\"animations\": [\n\(lines.joined(separator: ",\n"))\n]"
  }

  /// The same for programs.
  var json: JSONValue {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "fit", bytes: Array("{\(text)}".utf8))
    guard let node = JSONReader(.json).read(source, into: &diagnostics)?.object?["animations"]
    else {
      preconditionFailure("what a scene is to read is no JSON")
    }
    return JSONValue(node)
  }

  /// The duration of an easing; empty for a spring, which states it itself.
  private var length: String {
    fit.isSpring ? "" : "\"duration\": \(Self.milliseconds(fit.duration)), "
  }

  private static func milliseconds(_ seconds: Double) -> String {
    NumberText.format(max(0, seconds) * 1000, atMost: 0)
  }

  private static func number(_ number: Double) -> String { NumberText.format(number, atMost: 2) }
}
