import SegueMotion

/// How curves are written: by name, or as CSS writes them.
extension Rule<Easing> {
  static let easing = named("curve") { written }

  /// What a schema says of curves.
  static let definition: JSONText = [
    "type": "string",
    "anyOf": [
      ["enum": .array(EasingCatalog.names.map { .string($0) })],
      ["pattern": "^[a-z-]+\\(.*\\)$"],
    ],
    "examples": ["ease-in-out", "cubic-bezier(0.2, 0, 0, 1)", "linear(0, 0.25 75%, 1)"],
  ]

  private static let written = Rule(schema: definition) { node, reading in
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
  }
}

extension Rule<Pace> {
  /// A curve, or `{"spring": ...}`.
  static let pace = named("easing") {
    choice(
      "an easing such as 'ease-in-out', or {\"spring\": ...}",
      [
        (\.isString, Rule<Easing>.easing.map { Pace.easing($0) }),
        (\.isObject, springs),
      ])
  }

  /// What a schema says of curves and springs.
  static let definition: JSONText = ["anyOf": [Rule<Easing>.easing.schema, springs.schema]]

  private static let springs = Rule<Pace>(schema: holder.schema) { node, reading in
    var pace: Pace?
    guard holder.fill(&pace, from: node, &reading) else { return nil }
    return pace
  }

  private static let holder = ObjectRule<Pace?>(
    "a spring", "A spring instead of a curve.",
    [Field("spring", SpringRules.spring, "The spring: a name or its numbers.") { $0 = $1 }.required]
  )
}

/// A spring as its author wrote it.
private struct SpringDraft: Sendable {
  var mass: Double?
  var stiffness: Double?
  var damping: Double?
  var dampingRatio: Double?
  var response: Time?
  var duration: Time?
  var bounce: Double?
  var initialVelocity = 0.0
  var allowsOverdamping: Bool?
  var clampsOvershoot = false
}

/// How springs are written: by name, or by the numbers of any platform.
enum SpringRules {
  static let spring = Rule<Pace>.choice(
    "the name of a spring, or its numbers such as {\"response\": 500, \"dampingRatio\": 0.8}",
    [(\.isString, named), (\.isObject, described)])

  private static let named = Rule<Pace>(
    schema: ["type": "string", "enum": .array(SpringCatalog.names.map { .string($0) })]
  ) { node, reading in
    let name = node.string ?? ""
    guard let entry = SpringCatalog.entries.first(where: { $0.name == name }) else {
      return reading.refuse(
        node, "unknown spring \(Quote(name))",
        hint: Expected.hint(for: name, among: SpringCatalog.names))
    }
    return .spring(entry.spring, entry.sampling)
  }

  private static let described = Rule<Pace>(schema: numbers.schema) { node, reading in
    var draft = SpringDraft()
    guard numbers.fill(&draft, from: node, &reading) else { return nil }
    do throws(ParameterError) {
      if let pace = try draft.pace { return pace }
    } catch {
      return reading.refuse(node, "no spring has these numbers: \(error)")
    }
    reading.report(
      "a spring needs 'stiffness', 'response' or 'duration'", at: node.openingRange,
      hint: "such as {\"response\": 500, \"dampingRatio\": 0.8}")
    return nil
  }

  private static let numbers = ObjectRule<SpringDraft>(
    "a spring", "A spring by the numbers of any platform.",
    exclusions: [
      Exclusion(
        "damping", "dampingRatio", "bounce",
        hint: "'damping' is a coefficient, 'dampingRatio' is 1 where nothing overshoots,"
          + " 'bounce' is 0 there"),
      Exclusion(
        "stiffness", "response", "duration", hint: "they all say how fast the spring is"),
    ],
    [
      Field(
        "stiffness", .number(above: 0), "How strongly it pulls; with 'damping' or 'dampingRatio'."
      ) {
        $0.stiffness = $1
      },
      Field("mass", .number(above: 0), "What it pulls; 1 by default.") { $0.mass = $1 },
      Field("damping", .length, "How much it is braked, as a coefficient.") { $0.damping = $1 },
      Field("dampingRatio", .number(0...1000), "How much it is braked; 1 just prevents overshoot.")
      {
        $0.dampingRatio = $1
      },
      Field("response", .positiveDuration, "The time of one swing without damping.") {
        $0.response = $1
      },
      Field(
        "duration", .positiveDuration,
        "With 'bounce': the perceived duration. With 'dampingRatio': when it has come to rest."
      ) { $0.duration = $1 },
      Field("bounce", .number(-1...1), "How much it bounces: 0 not at all, 1 forever.") {
        $0.bounce = $1
      },
      Field("initialVelocity", .number(), "The speed at the beginning, in whole ways a second.") {
        $0.initialVelocity = $1
      },
      Field("allowsOverdamping", .flag, "Whether a damping ratio above 1 makes it slower.") {
        $0.allowsOverdamping = $1
      },
      Field("clampsOvershoot", .flag, "Whether it ends where it first reaches its target.") {
        $0.clampsOvershoot = $1
      },
    ])
}

extension SpringDraft {
  /// The spring; `nil` when nothing says how fast it is.
  var pace: Pace? {
    get throws(ParameterError) {
      if let duration, let dampingRatio {
        let fit = try SpringFit(
          duration: duration.seconds, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
        return .spring(fit)
      }
      guard var spring = try spring else { return nil }
      spring = try spring.launched(at: initialVelocity)
      if let allowsOverdamping { spring.allowsOverdamping = allowsOverdamping }
      return .spring(spring, SpringSampling(clampsOvershoot: clampsOvershoot))
    }
  }

  private var spring: Spring? {
    get throws(ParameterError) {
      if let stiffness, let dampingRatio {
        return try Spring(dampingRatio: dampingRatio, stiffness: stiffness / (mass ?? 1))
      }
      if let stiffness {
        return try Spring(mass: mass ?? 1, stiffness: stiffness, damping: damping ?? 0)
      }
      if let response {
        return try Spring(response: response.seconds, dampingFraction: dampingRatio ?? 1)
      }
      return try duration.map { (duration) throws(ParameterError) in
        try Spring(duration: duration.seconds, bounce: bounce ?? 0)
      }
    }
  }
}
