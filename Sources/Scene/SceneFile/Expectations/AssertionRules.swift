import SegueMotionAssertions
import SegueJSON
import SegueMotion

/// Rules for assertions about layers: each by its main limit, or as an object of all its limits.
enum AssertionRules {
  static let members: [MemberRule<ExpectationDraft>] = presence + places + movement + continuity

  private static let presence = [
    member(
      Appears.name,
      help: "When the layer is seen at the latest: 250, or {\"by\": 250, \"opacity\": 1}.",
      short: Rule<Time>.span.map { Appears(by: $0) },
      whole: ObjectRule(
        "an appearance", help: "When a layer is seen at the latest.",
        [
          MemberRule("by", .span, help: "The latest moment.") { $0.by = $1 }.required,
          MemberRule(
            "opacity", .number(0...1, above: 0), help: "The opacity that it has then at least."
          ) { $0.opacity = $1 },
        ]
      ).rule { Appears(by: .zero) }),
    member(
      Leaves.name, help: "When the layer has gone for good at the latest.",
      short: Rule<Time>.span.map { Leaves(by: $0) },
      whole: ObjectRule(
        "a departure", help: "When a layer has gone for good at the latest.",
        [MemberRule("by", .span, help: "The latest moment.") { $0.by = $1 }.required]
      ).rule { Leaves(by: .zero) }),
    order(.before, AppearsInOrder.name, help: "The layer that is seen later than this one."),
    order(
      .after, AppearsInOrder.oppositeName, help: "The layer that is seen earlier than this one."),
  ]

  private static let places = [
    member(
      StaysInside.name, help: "What the layer stays inside of as long as it is seen.",
      short: region.map { StaysInside($0) },
      whole: ObjectRule(
        "an area", help: "What a layer stays inside of.",
        [
          MemberRule("of", region, help: "'canvas', 'safeArea', or the name of a layer.") {
            $0.region = $1
          }.required,
          MemberRule("within", .length, help: "How far it may reach out, in points.") {
            $0.within = $1
          },
        ]
      ).rule { StaysInside(.canvas) }),
    member(
      Covers.name,
      help:
        "What the layer covers throughout; with \"layer\": \"*\", what all layers together cover.",
      short: region.map { Covers($0) },
      whole: ObjectRule(
        "a covered area", help: "What a layer covers throughout.",
        [
          MemberRule("area", region, help: "'canvas', 'safeArea', or the name of a layer.") {
            $0.region = $1
          }.required
        ]
      ).rule { Covers(.canvas) }),
    member(
      NeverOverlaps.name, help: "The layer that this one never overlaps while both are seen.",
      short: Rule<String>.identifier.map { NeverOverlaps($0) },
      whole: ObjectRule(
        "a distance", help: "The layer that another one stays away from.",
        [
          MemberRule("layer", .identifier, help: "The other layer.") { $0.other = $1 }.required,
          MemberRule("by", .length, help: "How far apart both are at least, in points.") {
            $0.by = $1
          },
        ]
      ).rule { NeverOverlaps("") }),
    member(
      Contrast.name,
      help:
        "The least contrast of the text with what is behind it, from 1 to 21, as the WCAG has it.",
      short: ratio.map { Contrast(atLeast: $0) },
      whole: ObjectRule(
        "a contrast", help: "The least contrast of a text.",
        [MemberRule("atLeast", ratio, help: "The least ratio.") { $0.atLeast = $1 }.required]
      ).rule { Contrast(atLeast: 1) }),
  ]

  private static let movement = [
    member(
      Settles.name,
      help: "When the layer is at rest at the latest: 600, or {\"by\": 600, \"within\": 1}.",
      short: Rule<Time>.span.map { Settles(by: $0) },
      whole: ObjectRule(
        "a rest", help: "When a layer is at rest at the latest.",
        [
          MemberRule("by", .span, help: "The latest moment.") { $0.by = $1 }.required,
          MemberRule("within", .length, help: "How far from its rest it may be, in points; 0.5.") {
            $0.within = $1
          },
        ]
      ).rule { Settles(by: .zero) }),
    member(
      Moves.name, help: "Where the layer moves to: up, down, left or right.",
      short: Rule<Moves.Direction>.word("direction").map { Moves($0) },
      whole: ObjectRule(
        "a movement", help: "Where a layer moves to.",
        [
          MemberRule("toward", .word("direction"), help: "Up, down, left or right.") {
            $0.toward = $1
          }
          .required,
          MemberRule("by", .length, help: "How far at least, in points; 1.") { $0.by = $1 },
        ]
      ).rule { Moves(.up) }),
    member(
      IsMonotone.name, help: "What only grows or only shrinks: x, y, width, height or opacity.",
      short: Rule<IsMonotone.Measure>.word("measure").map { IsMonotone($0) },
      whole: ObjectRule<MonotoneDraft>(
        "a measure", help: "What of a layer only grows or only shrinks.",
        [
          MemberRule("of", .word("measure"), help: "x, y, width, height or opacity.") {
            $0.measure = $1
          }
          .required,
          MemberRule("within", .length, help: "How far it may go back.") { $0.within = $1 },
        ]
      ).rule { MonotoneDraft() }.map { IsMonotone($0.measure, within: $0.within) }),
    member(
      KeepsMoving.name, help: "Whether the layer stands still nowhere on its way: true.",
      short: yes.map { _ in KeepsMoving() },
      whole: ObjectRule(
        "a pause", help: "How long a layer may stand still on its way.",
        [MemberRule("within", .span, help: "The longest pause; 50 ms.") { $0.within = $1 }.required]
      ).rule { KeepsMoving() }),
  ]

  private static let continuity = [
    member(
      NeverJumps.name, help: "Whether the layer is never elsewhere at once: true.",
      short: yes.map { _ in NeverJumps() },
      whole: ObjectRule(
        "a jump", help: "How far a layer may jump.",
        [
          MemberRule("within", .length, help: "How far it may jump, in points; 2.") {
            $0.within = $1
          }
          .required
        ]
      ).rule { NeverJumps() }),
    member(
      MovesSmoothly.name, help: "Whether the layer's velocity changes only by and by: true.",
      short: yes.map { _ in MovesSmoothly() },
      whole: ObjectRule(
        "a change of velocity", help: "How much a layer's velocity may change at once.",
        [
          MemberRule("within", .length, help: "How much at once, in points a second; 60.") {
            $0.within = $1
          }.required
        ]
      ).rule { MovesSmoothly() }),
    member(
      EndsAtRest.name, help: "Whether the layer ends where it is at rest: true.",
      short: yes.map { _ in EndsAtRest() },
      whole: ObjectRule(
        "an end", help: "How far from its rest a layer may end.",
        [
          MemberRule("within", .length, help: "How far from its rest, in points; 0.5.") {
            $0.within = $1
          }
          .required
        ]
      ).rule { EndsAtRest() }),
  ]
}

// MARK: - Pieces

extension AssertionRules {
  /// A measure as its author wrote it, before it is known how far it may go back.
  private struct MonotoneDraft: Sendable {
    var measure = IsMonotone.Measure.x
    var within: Double?
  }

  /// The member for a claim that is written by its main limit, or as an object of all of them.
  private static func member<Claim: MotionAssertion>(
    _ name: String, help: String, short: Rule<Claim>, whole: Rule<Claim>
  ) -> MemberRule<ExpectationDraft> {
    let rule = Rule<Claim>.choice("", [(\.isObject, whole), (\.isAnything, short)])
    return MemberRule(name, schema: rule.schema, help: help) { node, reading, draft in
      draft.claim = reading.unbroken { rule(node, &$0) }
      draft.claimRange = node.range
    }
  }

  private static func order(
    _ order: AppearsInOrder.Order, _ name: String, help: String
  ) -> MemberRule<ExpectationDraft> {
    member(
      name, help: help, short: Rule<String>.identifier.map { AppearsInOrder(order, $0) },
      whole: ObjectRule(
        "an order", help: "Which of two layers is seen first.",
        [
          MemberRule("layer", .identifier, help: "The other layer.") { $0.other = $1 }.required,
          MemberRule("gap", .span, help: "How much time lies between both at least.") {
            $0.gap = $1
          },
        ]
      ).rule { AppearsInOrder(order, "") })
  }

  /// An area: one of two words, or a layer.
  private static let region = Rule<String>.identifier.map { name -> Region in
    switch name {
    case "canvas": .canvas
    case "safeArea": .safeArea
    default: .layer(name)
    }
  }

  private static let ratio = Rule<Double>.number(1...21)

  private static let yes = Rule<Bool>(schema: ["const": true]) { node, reading in
    node.bool == true
      ? true : reading.fail(node, expected: "true, or an object with the limit 'within'")
  }
}
