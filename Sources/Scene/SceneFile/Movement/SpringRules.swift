import SegueJSON
import SegueMotion
import SegueTextSupport

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

/// Rules for springs: by name, or by the numbers of any platform.
enum SpringRules {
  static let spring = Rule<TimingCurve>.choice(
    "the name of a spring, or its numbers such as {\"response\": 500, \"dampingRatio\": 0.8}",
    [(\.isString, known), (\.isObject, byNumbers)])

  private static let known = Rule<TimingCurve>(
    schema: [
      "anyOf": [
        .oneOf(SpringCatalog.names),
        ["type": "string", "pattern": #"^(\.[a-z]|\{|[A-Za-z_.]+\(|(GENTLE|QUICK|BOUNCY|SLOW)$)"#],
      ]
    ]
  ) { node, reading in
    let name = node.string ?? ""
    if let entry = SpringCatalog.entries.first(where: { $0.name == name }) {
      return .spring(entry.spring, entry.sampling)
    }
    do throws(MotionError) {
      if case .spring(let spring, let sampling)? = try reading.curve(ofCode: name) {
        return .spring(spring, sampling)
      }
    } catch {
      return reading.refuse(node, "\(Quote(name)) is no spring: \(error)", hint: error.hint)
    }
    return reading.refuse(
      node, "unknown spring \(Quote(name))",
      hint: Expected.hint(for: name, among: SpringCatalog.names))
  }

  /// A spring by its numbers.
  static let byNumbers = described.named("spring")

  private static let described = Rule<TimingCurve>(schema: numbers.schema) { node, reading in
    var draft = SpringDraft()
    guard numbers.fill(&draft, from: node, &reading) else { return nil }
    doubt(draft, at: node.range, &reading)
    do throws(MotionError) {
      return try draft.pace
    } catch {
      return reading.refuse(node, "no spring has these numbers: \(error)")
    }
  }

  /// Warns of a damping ratio that was hardly meant.
  private static func doubt(
    _ draft: SpringDraft, at range: SourceRange, _ reading: inout ReadContext
  ) {
    guard let ratio = draft.dampingRatio, ratio > 2, draft.allowsOverdamping != true else { return }
    reading.report(
      "a damping ratio of \(ratio.shortest) counts as 1", at: range, severity: .warning,
      hint: "it is a fraction: 0.8 for 80 %")
  }

  /// Reports a spring that none has the numbers of, or that no animation could take without a duration of its own.
  private static func settle(_ draft: SpringDraft, _ reading: inout ReadContext) {
    let range = SourceRange(at: 0)
    doubt(draft, at: range, &reading)
    do throws(MotionError) {
      guard let pace = try draft.pace, pace.naturalDuration.map({ $0 > 3600 }) ?? true else {
        return
      }
      reading.report("this spring never comes to rest", at: range)
    } catch {
      reading.report("no spring has these numbers: \(error)", at: range)
    }
  }

  /// The numbers that describe a spring, each with what it means.
  static var members: [(name: String, help: String)] {
    numbers.fields.map { ($0.name, $0.help) }
  }

  private static let masses = "'mass' and 'damping' belong to a spring with 'stiffness'"
  private static let bounces = "'bounce' belongs to a spring with 'duration'"

  private static let numbers = ObjectRule<SpringDraft>(
    "a spring", help: "A spring by the numbers of any platform.",
    exclusions: [
      Exclusion(
        "damping", "dampingRatio", "bounce",
        hint: "'damping' is a coefficient, 'dampingRatio' is 1 where nothing overshoots,"
          + " 'bounce' is 0 there"),
      Exclusion(
        "stiffness", "response", "duration", hint: "they all say how fast the spring is"),
      Exclusion("response", "mass", hint: masses),
      Exclusion("response", "damping", hint: masses),
      Exclusion("duration", "mass", hint: masses),
      Exclusion("duration", "damping", hint: masses),
      Exclusion("stiffness", "bounce", hint: bounces),
      Exclusion("response", "bounce", hint: bounces),
    ],
    needs: [
      Need(
        "stiffness", "response", "duration",
        hint: "such as {\"response\": 500, \"dampingRatio\": 0.8}")
    ],
    [
      MemberRule(
        "stiffness", .positive, help: "How strongly it pulls; with 'damping' or 'dampingRatio'."
      ) {
        $0.stiffness = $1
      },
      MemberRule("mass", .positive, help: "What it pulls; 1 by default.") { $0.mass = $1 }
        .byDefault(1),
      MemberRule("damping", .length, help: "How much it is braked, as a coefficient.") {
        $0.damping = $1
      },
      MemberRule(
        "dampingRatio", .number(0...1000), help: "How much it is braked; 1 just prevents overshoot."
      ) {
        $0.dampingRatio = $1
      },
      MemberRule("response", .positiveSpan, help: "The time of one swing without damping.") {
        $0.response = $1
      },
      MemberRule(
        "duration", .positiveSpan,
        help:
          "With 'bounce': the perceived duration. With 'dampingRatio': when it has come to rest."
      ) { $0.duration = $1 },
      MemberRule(
        "bounce", .number(-1...1, above: -1), help: "How much it bounces: 0 not at all, 1 forever."
      ) {
        $0.bounce = $1
      },
      MemberRule(
        "initialVelocity", .coordinate, help: "The speed at the beginning, in whole ways a second."
      ) {
        $0.initialVelocity = $1
      }.byDefault(0),
      MemberRule(
        "allowsOverdamping", .flag, help: "Whether a damping ratio above 1 makes it slower."
      ) {
        $0.allowsOverdamping = $1
      },
      MemberRule(
        "clampsOvershoot", .flag, help: "Whether it ends where it first reaches its target."
      ) {
        $0.clampsOvershoot = $1
      }.byDefault(false),
    ],
    settle: { settle($0, &$1) })
}

extension SpringDraft {
  /// The spring; `nil` when nothing says how fast it is.
  var pace: TimingCurve? {
    get throws(MotionError) {
      if let duration, let dampingRatio { return .spring(try fit(duration, dampingRatio)) }
      guard var spring = try spring else { return nil }
      spring = try spring.launched(at: initialVelocity)
      if let allowsOverdamping { spring.allowsOverdamping = allowsOverdamping }
      return .spring(spring, SpringSampling(clampsOvershoot: clampsOvershoot))
    }
  }

  private func fit(_ duration: Time, _ dampingRatio: Double) throws(MotionError) -> SpringFit {
    try SpringFit(
      duration: duration.seconds, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
  }

  private var spring: Spring? {
    get throws(MotionError) {
      if let stiffness, let dampingRatio {
        return try Spring(dampingRatio: dampingRatio, stiffness: stiffness / (mass ?? 1))
      }
      if let stiffness {
        return try Spring(mass: mass ?? 1, stiffness: stiffness, damping: damping ?? 0)
      }
      if let response {
        return try Spring(response: response.seconds, dampingFraction: dampingRatio ?? 1)
      }
      return try duration.map { (duration) throws(MotionError) in
        try Spring(duration: duration.seconds, bounce: bounce ?? 0)
      }
    }
  }
}
