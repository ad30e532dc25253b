import SegueJSON
import SegueMotion
import SegueTextSupport

/// Rules for timing curves: by name, or as CSS writes them.
extension Rule<Easing> {
  static let easing = Rule(schema: CurveTexts.schema) { node, reading in
    switch CurveTexts.read(node, &reading) {
    case .easing(let easing)?: easing
    case .spring?:
      reading.refuse(
        node, "\(Quote(node.string ?? "")) is a spring, and no easing",
        hint: "an easing such as 'ease-in-out' belongs here")
    case nil: nil
    }
  }.named("curve")
}

/// Curves as texts: by name, as CSS writes them, or as the code of any platform; and the four numbers of a cubic.
private enum CurveTexts {
  /// Pattern of code, as far as it can be told from a misspelled name.
  private static let codePattern: JSONValue = .string(
    #"^(\.[a-z]|\{.*[:=]|\[ *[-.0-9]|Ease[A-Z]|[A-Za-z]+Easing$|Curves\.|Easing\."#
      + #"|(GENTLE|QUICK|BOUNCY|SLOW|LINEAR|HOLD|EASE_[A-Z_]+)$|[a-z]+[0-9]?\.(in|out|inOut)$|[A-Za-z_.]+\()"#
  )

  static let schema: JSONValue = [
    "anyOf": [
      ["enum": .words(EasingCatalog.names)],
      [
        "type": "string", "pattern": "^((circular|sine|bounce)-(in|out|in-out)|[a-z-]+ *\\(.*\\))$",
        "examples": ["ease-in-out", "cubic-bezier(0.2, 0, 0, 1)", "linear(0, 0.25 75%, 1)"],
      ],
      ["type": "string", "pattern": codePattern],
      .list(["type": "number"], count: 4...4),
    ]
  ]

  static func read(_ node: JSONNode, _ reading: inout ReadContext) -> TimingCurve? {
    if let elements = node.array { return cubic(elements, node, &reading) }
    guard let text = node.string else {
      return reading.fail(
        node, expected: "an easing such as 'ease-in-out' or 'cubic-bezier(0.2, 0, 0, 1)'")
    }
    do throws(MotionError) {
      return .easing(try Easing(parsing: text))
    } catch {
      return code(text, node, not: error, &reading)
    }
  }

  /// The curve that code means, or the mistake of what is none either.
  private static func code(
    _ text: String, _ node: JSONNode, not error: MotionError, _ reading: inout ReadContext
  ) -> TimingCurve? {
    do throws(MotionError) {
      if let curve = try reading.curve(ofCode: text) { return curve }
    } catch {
      return reading.refuse(node, "\(Quote(text)) is no curve: \(error)", hint: error.hint)
    }
    let isWhole = error.found == "'\(text)'"
    return reading.refuse(
      node, "\(Quote(text)) is not an easing\(isWhole ? "" : ": \(error)")",
      hint: hint(text) ?? error.hint ?? "expected \(error.expected)")
  }

  /// A cubic by its four numbers, as tokens and design tools write it.
  private static func cubic(
    _ elements: [JSONNode], _ node: JSONNode, _ reading: inout ReadContext
  ) -> TimingCurve? {
    let numbers = elements.compactMap(\.number)
    guard elements.count == 4, numbers.count == 4 else {
      return reading.fail(node, expected: "four numbers such as [0.2, 0, 0, 1]")
    }
    do throws(MotionError) {
      return .easing(
        .curve(try CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])))
    } catch {
      return reading.refuse(node, "these numbers are no curve: \(error)", hint: error.hint)
    }
  }

  /// Returns a hint for writing a text that may have been meant as a spring, or as code.
  private static func hint(_ text: String) -> String? {
    if SpringCatalog.names.contains(text) { return "it is a spring: {\"spring\": \"\(text)\"}" }
    if text == "spring" {
      return
        "write {\"spring\": {\"response\": 400, \"dampingRatio\": 0.8}}, with numbers of your own"
    }
    if let name = Spelling.nearest(to: text, among: SpringCatalog.names).first {
      return "write {\"spring\": \"\(name)\"}, if that is meant"
    }
    if text.hasPrefix(".") || text.first?.isUppercase == true {
      return "code that is read: \(CurveCode.examples.joined(separator: ", "))"
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
      (\.isText, texts),
      (\.isSpring, springs),
      (\.isObject, SpringRules.byNumbers),
    ]
  ).named("easing")

  private static let texts = Rule(
    schema: Rule<Easing>.easing.schema, definition: Rule<Easing>.easing.definition
  ) { node, reading in CurveTexts.read(node, &reading) }

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

extension JSONNode {
  /// True for what may be a curve without being a spring by its numbers.
  fileprivate var isText: Bool { isString || isArray }

  /// True for an object with the word `spring`, or without any number that would make it one itself.
  fileprivate var isSpring: Bool {
    guard let object else { return false }
    let numbers = [
      "stiffness", "response", "duration", "tension", "bounce", "dampingRatio", "dampingFraction",
    ]
    return object["spring"] != nil || !numbers.contains { object[$0] != nil }
  }
}
