import Foundation
import Testing

/// A scene in which a rule finds something, and one in which it finds nothing.
struct AuditExample: CustomTestStringConvertible {
  /// The number of the rule.
  let rule: String
  let failing: String
  let passing: String
  var profile = "hig"

  var testDescription: String { rule }

  /// The part of a document about one scene that has its findings; what was measured, right or not, stands below.
  static func findings(in document: String) -> String {
    document.range(of: "\"unusedAcceptances\"").map { String(document[..<$0.lowerBound]) }
      ?? document
  }

  // MARK: - Pieces

  /// Two screens and what happens to them.
  static func flow(
    _ steps: String, canvas: String = "", background: String = "#FF00FF", a: String = "",
    b: String = "", more: String = ""
  ) -> String {
    """
    { "version": 1, "canvas": { "size": [100, 200], "fps": 60, "background": "\(background)"\(canvas) },\(more)
      "screens": {
        "a": { "background": "#FFFFFF", "layers": [\(a)] },
        "b": { "background": "#F2F2F7", "layers": [\(b)] }
      },
      "flow": [{ "show": "a" }, { "hold": 100 }, \(steps), { "hold": 100 }] }
    """
  }

  /// A push with a transition of the scene's own.
  static func push(_ plan: String, more: String = "") -> String {
    "{ \"push\": \"b\", \"with\": { \"plan\": { \(plan) }\(more) } }"
  }

  static func slide(_ duration: Int, _ more: String = "") -> String {
    "\"duration\": \(duration), \"easing\": \"ease-in-out\", \"to\": { \"translateX\":"
      + " { \"from\": 100, \"to\": 0 } }\(more)"
  }

  /// Layers without screens.
  static func layers(_ layers: String, duration: Int = 500) -> String {
    """
    { "version": 1, "canvas": { "size": [100, 100], "fps": 60 }, "duration": \(duration),
      "layers": [\(layers)] }
    """
  }

  static func card(_ more: String) -> String {
    "{ \"id\": \"card\", \"frame\": [10, 10, 30, 30], \"background\": \"#3366CC\", \(more) }"
  }

  static func frame(_ values: String, _ more: String = "") -> String {
    "{ \"id\": \"page\", \"frame\": [0, 0, 100, 100], \"background\": \"#000000\", \(values) }\(more)"
  }

  static let text =
    "\"text\": { \"string\": \"Hi\", \"size\": 16, \"color\": \"#000000\" }"
}
