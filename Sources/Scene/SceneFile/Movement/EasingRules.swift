import SegueJSON
import SegueMotion
import SegueTextSupport

/// Rules for timing curves: by name, or as CSS writes them.
extension Rule<Easing> {
  static let easing = Rule(
    schema: [
      "type": "string",
      "anyOf": [
        ["enum": .words(EasingCatalog.names)],
        ["pattern": "^((circular|bounce)-(in|out|in-out)|[a-z-]+ *\\(.*\\))$"],
      ],
      "examples": ["ease-in-out", "cubic-bezier(0.2, 0, 0, 1)", "linear(0, 0.25 75%, 1)"],
    ]
  ) { node, reading in
    guard let text = node.string else {
      return reading.fail(
        node, expected: "an easing such as 'ease-in-out' or 'cubic-bezier(0.2, 0, 0, 1)'")
    }
    do throws(MotionError) {
      return try Easing(parsing: text)
    } catch {
      let isWhole = error.found == "'\(text)'"
      return reading.refuse(
        node, "\(Quote(text)) is not an easing\(isWhole ? "" : ": \(error)")",
        hint: springHint(text) ?? error.hint ?? "expected \(error.expected)")
    }
  }.named("curve")

  /// Returns a hint for writing a text that may have been meant as a spring.
  private static func springHint(_ text: String) -> String? {
    if SpringCatalog.names.contains(text) { return "it is a spring: {\"spring\": \"\(text)\"}" }
    if let question = Spelling.question(for: text, among: SpringCatalog.names) { return question }
    if text.hasPrefix(".") || text.first?.isUppercase == true {
      return "a scene writes it as 'render curve … --as scene' says"
    }
    guard text.hasPrefix("spring") else { return nil }
    return "springs are written {\"spring\": \"ios.system\"} or {\"spring\": {\"response\": 500}}"
  }
}

extension Rule<TimingCurve> {
  /// A curve, or `{"spring": ...}`.
  static let pace = choice(
    "an easing such as 'ease-in-out', or {\"spring\": ...}",
    [
      (\.isString, Rule<Easing>.easing.map { TimingCurve.easing($0) }),
      (\.isObject, springs),
    ]
  ).named("easing")

  private static let springs = ObjectRule<TimingCurve?>(
    "an easing", help: "A spring instead of a curve.",
    [
      MemberRule("spring", SpringRules.spring, help: "The spring: a name or its numbers.") {
        $0 = $1
      }
      .required
    ]
  ).rule { nil }.flattened()
}
