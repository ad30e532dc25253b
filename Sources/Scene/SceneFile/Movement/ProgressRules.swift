import SegueJSON
import SegueSceneGraph
import SegueTextSupport

/// A number that leads an animation in place of time, as its author wrote it.
struct ProgressDraft: Sendable {
  /// The layer whose number it is, and where it is named.
  var layer: (name: String, range: SourceRange)?
  /// The property that is the number.
  var property = Property.translateY
  /// The number at the beginning and at the end.
  var start = 0.0
  var end = 0.0
  /// Position of the whole.
  var range: SourceRange
}

/// Rules for animations that a number leads in place of time, as scrolling does.
enum ProgressRules {
  /// The member of animations and groups that says so.
  static let name = "progress"

  /// The members that only time can have; a group may say how long all of its way is for its members.
  static let exclusions =
    ["delay", "speed", "offset", "repeat", "repeatDuration", "autoreverse", "fill"].map {
      Exclusion(name, $0, hint: "there is no time: the number says how far it has come")
    }

  /// The members that exclude it in a single animation.
  static let exclusionsOfAnimations =
    exclusions + [
      Exclusion(name, "duration", hint: "it takes as long as the number's own movement")
    ]
    + CoastRules.names.map {
      Exclusion(name, $0, hint: "friction takes time; give it to the layer that leads")
    }

  static let object = ObjectRule<ProgressDraft>(
    "a progress",
    help:
      "The part of a way that a number of another layer has gone, in place of time: how far a list is scrolled.",
    name: "progress", example: "{\"of\": \"list\", \"to\": -120}",
    [
      MemberRule(
        "of", schema: Rule<String>.identifier.schema, help: "The layer whose number leads."
      ) { node, reading, draft in
        draft.layer = Rule<String>.identifier(node, &reading).map { ($0, node.range) }
      }.required,
      MemberRule(
        "property", numbers, help: "The number; it moves by animations of its own."
      ) { $0.property = $1 }.byDefault(.string(Property.translateY.name)),
      MemberRule("from", .coordinate, help: "The number where the animation begins.") {
        $0.start = $1
      }.byDefault(0),
      MemberRule("to", .coordinate, help: "The number where it ends.") { $0.end = $1 }.required,
    ])

  /// The progress that an object says.
  static let progress = Rule<ProgressDraft>(schema: object.reference) { node, reading in
    var draft = ProgressDraft(range: node.openingRange)
    guard object.fill(&draft, from: node, &reading), draft.layer != nil else { return nil }
    guard draft.start != draft.end else {
      return reading.refuse(
        node, "the way from \(draft.start.shortest) to \(draft.end.shortest) has no parts",
        hint: "'to' is where the number ends, such as -120")
    }
    return draft
  }

  /// Properties that are one number.
  private static let numbers: Rule<Property> = {
    let names = Property.plain.filter(\.isNumber).map(\.name)
    return Rule(schema: .oneOf(names)) { node, reading in
      guard let name = node.string else {
        return reading.fail(node, expected: "the name of a property that is a number")
      }
      if let property = Property(name: name), property.isNumber { return property }
      return reading.refuse(
        node, "\(Quote(name)) is not the name of a property that is a number",
        hint: Expected.hint(for: name, among: names))
    }
  }()
}

extension Property {
  /// True if the property is one number.
  fileprivate var isNumber: Bool {
    switch kind {
    case .number, .distance, .length, .fraction, .angle, .count: true
    case .filterAmount, .point, .place, .size, .unitPoint, .factors, .radii, .rect, .color, .paint,
      .transform, .path, .flag:
      false
    }
  }

  /// The property of several numbers, and the place among them, by which this one may be moved as well.
  var whole: (property: Property, component: Int)? {
    switch self {
    case .positionX: (.position, 0)
    case .positionY: (.position, 1)
    case .width: (.size, 0)
    case .height: (.size, 1)
    case .translateX: (.translate, 0)
    case .translateY: (.translate, 1)
    case .scaleX: (.scale, 0)
    case .scaleY: (.scale, 1)
    default: nil
    }
  }
}
