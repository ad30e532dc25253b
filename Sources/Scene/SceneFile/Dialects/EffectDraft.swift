import SegueGeometry
import SegueJSON
import SeguePresets
import SegueSceneGraph
import SegueTextSupport

/// An effect of Compose's algebra as its author wrote it.
struct EffectDraft: Sendable {
  var timing = ComposeTiming()
  var amount: Double?
  var x: Extent?
  var y: Extent?
  var place: UnitPoint?
  var direction = SlideDirection.start
  var color: Color?
  var clips = true
  var coversContainer = false

  /// Animation spec; that of entering and exiting contents where none is given.
  var spec: ComposeSpec { timing.spec ?? .enterExit }
}

/// One effect: what it is called, what may be said of it, and what it does.
struct EffectRow: Sendable {
  let name: String
  let help: String
  let fields: [MemberRule<EffectDraft>]
  /// True if the name alone says too little.
  let needsSettings: Bool
  let make: @Sendable (EffectDraft) -> ContentEffects

  /// Rule for the effect's settings.
  var settings: Rule<ContentEffects> {
    let object = ObjectRule<EffectDraft>(
      Quote(name).description, help: help, fields + ComposeTimingRules.fields(\.timing))
    return ComposeTimingRules.timed(object, \.timing) { EffectDraft() }.map(make)
  }
}

extension MemberRule<EffectDraft> {
  /// A member that is a number.
  static func amount(_ name: String, _ rule: Rule<Double>, help: String) -> MemberRule {
    MemberRule(name, rule, help: help) { $0.amount = $1 }
  }

  /// A member that is a length.
  static func extent(
    _ name: String, help: String, _ part: WritableKeyPath<EffectDraft, Extent?> & Sendable
  ) -> MemberRule {
    MemberRule(name, .extent, help: help) { $0[keyPath: part] = $1 }
  }

  /// Rule for clipping the content to its animated bounds.
  static let clips = MemberRule(
    "clips", .flag, help: "Whether nothing shows outside of the room; true by default."
  ) { $0.clips = $1 }
}

extension Rule<Extent> {
  /// A length: points, or a share of a whole as in '-50%'.
  static let extent = Rule(
    schema: [
      "anyOf": [
        Rule<Double>.coordinate.schema,
        .text("^[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)%$", examples: ["-50%"]),
      ]
    ]
  ) { node, reading in
    if node.isNumber {
      return Rule<Double>.coordinate.read(node, &reading).map { Extent(points: $0) }
    }
    guard let text = node.string, text.hasSuffix("%"),
      let percent = NumberWord.parse(text.dropLast()), percent.magnitude <= 10_000
    else {
      return reading.fail(node, expected: "a length in points, or a share such as '-50%'")
    }
    return Extent(share: percent / 100)
  }
}
