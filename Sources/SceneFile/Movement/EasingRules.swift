import SegueMotion

/// How curves are written: by name, or as CSS writes them.
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
    do throws(EasingError) {
      return try Easing(parsing: text)
    } catch {
      let spring = SpringCatalog.names.contains(text)
      return reading.refuse(
        node, "\(Quote(text)) is not an easing: \(error)",
        hint: spring ? "it is a spring: {\"spring\": \"\(text)\"}" : error.hint)
    }
  }.named("curve")
}

extension Rule<Pace> {
  /// A curve, or `{"spring": ...}`.
  static let pace = choice(
    "an easing such as 'ease-in-out', or {\"spring\": ...}",
    [
      (\.isString, Rule<Easing>.easing.map { Pace.easing($0) }),
      (\.isObject, springs),
    ]
  ).named("easing")

  private static let springs = ObjectRule<Pace?>(
    "a spring", "A spring instead of a curve.",
    [Field("spring", SpringRules.spring, "The spring: a name or its numbers.") { $0 = $1 }.required]
  ).rule { nil }.flattened()
}
