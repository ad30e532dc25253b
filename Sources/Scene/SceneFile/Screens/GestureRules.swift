import SegueJSON
import SegueMotion
import SegueTransitions
import SegueTextSupport

/// Rules for gestures.
enum GestureRules {
  /// All that is to be said of a finger, or what it does in a word.
  static let gesture = Rule<Gesture>.choice(
    "a gesture, or one of \(Expected.oneOf(Gesture.Phrase.allCases.map(\.rawValue)))",
    [
      (\.isString, Rule<Gesture.Phrase>.word("gesture").map { Gesture($0) }),
      (\.isObject, object.rule { .unsaid }),
    ])

  private static let object = ObjectRule<Gesture>(
    "a gesture", help: "A finger that leads a transition and lets go of it.", name: "gesture",
    [
      MemberRule(
        "touches", way,
        help:
          "What the finger does in a word, or where it is, [time, way] each: milliseconds, and points in the direction of the"
          + " transition. Where a screen is carried, as by 'ios.zoom', [time, way, across] or"
          + " [time, way, across, spread]: points to the other side, and how far apart two fingers"
          + " are, compared with the first touch."
      ) {
        switch $1 {
        case .touches(let touches): $0.touches = touches
        case .phrase(let phrase): $0.phrase = phrase
        }
      }.required.own,
      MemberRule("velocity", .coordinate, help: "How fast it lets go, in points per second.") {
        $0.velocity = $1
      },
      MemberRule(
        "direction", .word("direction"), help: "Whether the finger moves to the side or down."
      ) {
        ($0.direction, $0.followsTransition) = ($1, false)
      },
      MemberRule("start", .point, help: "Where it touches down; the middle of an edge by default.")
      {
        $0.start = $1
      },
      MemberRule(
        "mode", .word("gestureMode"),
        help: "How it moves between two touches: smoothly, or evenly with a jerk at each touch."
      ) {
        $0.mode = $1
      },
      MemberRule("shown", .flag, help: "Whether a disk shows where the finger is.") {
        $0.isShown = $1
      },
      MemberRule("rule", rule, help: "Whose rule decides how it ends; UIKit's by default.") {
        $0.rule = $1
      },
    ])

  /// Shared schema definition of gestures.
  static let definition = object.rule { .unsaid }.definition

  /// Ways to describe the path of a finger.
  private enum Way: Sendable {
    case touches([Gesture.Touch])
    case phrase(Gesture.Phrase)
  }

  private static let way = Rule<Way>.choice(
    "touches, or one of \(Expected.oneOf(Gesture.Phrase.allCases.map(\.rawValue)))",
    [
      (\.isString, Rule<Gesture.Phrase>.word("gesture").map { .phrase($0) }),
      (\.isArray, touches.map { .touches($0) }),
    ])

  private static let rule = Rule<ReleaseRule>.choice(
    "a rule such as 'ios', or {\"percentDriven\": {\"threshold\": 0.4}}",
    [(\.isString, known), (\.isObject, own)])

  /// A platform's rule, by its name.
  private static let known: Rule<ReleaseRule> = {
    let names = ReleaseRule.allCases.map(\.name)
    return Rule(schema: .oneOf(names)) { node, reading in
      let name = node.string ?? ""
      guard let rule = ReleaseRule.allCases.first(where: { $0.name == name }) else {
        return reading.refuse(
          node, "unknown rule \(Quote(name))", hint: Expected.hint(for: name, among: names))
      }
      return rule
    }
  }()

  /// A rule with numbers of its own.
  private static let own = ObjectRule<ReleaseRule?>(
    "a rule", help: "A rule with numbers of its own.",
    [
      MemberRule(
        "percentDriven", percentDriven,
        help: "What UIKit's percent-driven interaction is told by an app."
      ) { $0 = .percentDriven($1) }.required
    ]
  ).rule { nil }.flattened()

  private static let percentDriven = ObjectRule<PercentDrivenRelease>(
    "a percent-driven interaction", help: "How an app ends UIKit's percent-driven interaction.",
    [
      MemberRule(
        "threshold", .fraction,
        help: "The part of the way from which on it is carried out; 0.5 by default."
      ) { $0.threshold = $1 },
      MemberRule(
        "velocityThreshold", .length,
        help:
          "The speed from which on a swipe decides by its direction, in points per second; none by default."
      ) { $0.velocityThreshold = $1 },
      MemberRule(
        "completionSpeed", .number(0...1000, above: 0), help: "How much faster what is left passes."
      ) { $0.completionSpeed = $1 },
      MemberRule(
        "completionCurve", .easing, help: "The curve along which it passes; ease-in-out by default."
      ) { $0.completionCurve = $1 },
    ]
  ).rule { PercentDrivenRelease() }

  private static let touches = touch.list(1...10_000, of: "touches")
    .checked("touches need times that go on from 0") { touches in
      touches.first?.time == .zero
        && zip(touches, touches.dropFirst()).allSatisfy { $0.time < $1.time }
        && touches.allSatisfy { $0.time <= .seconds(3600) }
    }
    .checked("two fingers are never in one place: a spread is more than 0") { touches in
      touches.allSatisfy { $0.spread > 0 }
    }

  private static let touch: Rule<Gesture.Touch> = Rule<Double>.coordinate.tuple(
    2...4, "[time, way], [time, way, across] or [time, way, across, spread]"
  ).map { (numbers: [Double]) -> Gesture.Touch in
    var touch = Gesture.Touch(numbers[1], at: .milliseconds(numbers[0]))
    if numbers.count > 2 { touch.across = numbers[2] }
    if numbers.count > 3 { touch.spread = numbers[3] }
    return touch
  }
}

extension Gesture {
  /// A finger of which nothing has been said.
  fileprivate static var unsaid: Gesture {
    var gesture = Gesture([], rule: .ios)
    gesture.followsTransition = true
    return gesture
  }
}
