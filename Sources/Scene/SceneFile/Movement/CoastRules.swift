import SegueJSON
import SegueMotion
import SegueSceneGraph

/// A velocity as its author wrote it, and what slows it down.
private struct CoastDraft: Sendable {
  var law: CoastTrack.Law
  var velocity: Value?
}

/// Rules for movements that have a velocity and no target.
enum CoastRules {
  /// The members of animations that say so.
  static let names = ["decay", "fling"]

  static let exclusions =
    names.flatMap { name in
      ["to", "by", "keyframes", "arc"].map {
        Exclusion(name, $0, hint: "friction alone says where the value comes to rest")
      } + [
        Exclusion(name, "duration", hint: "friction alone says how long it takes"),
        Exclusion(name, "easing", hint: "friction is a pace of its own"),
      ]
    } + [Exclusion(names, hint: "they are two laws of friction")]

  /// The members of animations of values of this kind.
  static func members(_ kind: PropertyRule) -> [MemberRule<AnimationDraft>] {
    [
      MemberRule(
        "decay", coast(decay(kind)),
        help:
          "Sets the value off and lets it come to rest, slower by the same share in every moment."
      ) { $0.coast = $1 },
      MemberRule(
        "fling", coast(fling(kind)),
        help: "Sets the value off and lets it come to rest as lists on Android do."
      ) { $0.coast = $1 },
    ].map(\.own)
  }

  /// Shared schema definitions of both, whatever they move.
  static let definitions = [decay(.any).definition, fling(.any).definition]

  // MARK: - Laws

  /// Compose's exponential decay.
  private static func decay(_ kind: PropertyRule) -> ObjectRule<CoastDraft> {
    object(
      "a decay", help: "A velocity that shrinks by the same share in every stretch of time.",
      key: "decay",
      kind: kind,
      numbers: [
        MemberRule(
          "friction", friction, help: "How strong the friction is; 1 by default, as in Compose."
        ) { $0.law = .decay(friction: $1, threshold: $0.law.threshold) },
        MemberRule(
          "threshold", .positive,
          help: "The velocity, a second, that counts as rest; 0.1 by default."
        ) { $0.law = .decay(friction: $0.law.friction, threshold: $1) },
      ])
  }

  /// Android's spline.
  private static func fling(_ kind: PropertyRule) -> ObjectRule<CoastDraft> {
    object(
      "a fling", help: "A velocity that a list on Android is flung with.", key: "fling", kind: kind,
      numbers: [
        MemberRule(
          "friction", friction, help: "How strong the friction is; 0.015 by default, as on Android."
        ) { $0.law = .fling(friction: $1) }
      ])
  }

  private static let friction = Rule<Double>.number(0...1000, above: 0)

  private static func object(
    _ name: String, help: String, key: String, kind: PropertyRule,
    numbers: [MemberRule<CoastDraft>]
  ) -> ObjectRule<CoastDraft> {
    ObjectRule(
      name, help: help, name: key, example: "{\"velocity\": 2000}",
      [
        MemberRule(
          "velocity", kind.way,
          help: "The velocity at the beginning, in units of the property a second."
        ) { $0.velocity = $1 }.required
      ] + numbers)
  }

  // MARK: - Courses

  private static func coast(_ object: ObjectRule<CoastDraft>) -> Rule<CoastTrack> {
    Rule(schema: object.reference) { node, reading in
      var draft = CoastDraft(law: object.shape.name == "fling" ? .fling() : .decay())
      let isWhole = object.fill(&draft, from: node, &reading)
      guard isWhole, case .numbers(let velocity)? = draft.velocity else { return nil }
      do throws(MotionError) {
        return try CoastTrack(velocity: velocity, draft.law)
      } catch {
        return reading.refuse(node, "nothing moves with these numbers: \(error)")
      }
    }
  }
}

extension CoastTrack {
  /// The longest that anything may coast, in seconds.
  private static let longest = 3600.0

  /// Returns the duration of a run; `nil` if it is invalid, which is reported.
  func length(at range: SourceRange, _ reading: inout ReadContext) -> Time? {
    guard duration > 0 else {
      reading.report(
        "this velocity counts as rest", at: range,
        hint: "velocities are in units a second, such as 2000 for points")
      return nil
    }
    guard duration <= Self.longest else {
      reading.report(
        "this velocity takes longer than an hour to come to rest", at: range,
        hint: "give it more 'friction'")
      return nil
    }
    return .seconds(roundingUp: duration)
  }
}

extension CoastTrack.Law {
  fileprivate var friction: Double {
    switch self {
    case .decay(let friction, _), .fling(let friction): friction
    }
  }

  fileprivate var threshold: Double {
    if case .decay(_, let threshold) = self { threshold } else { 0.1 }
  }
}
