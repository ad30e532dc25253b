import SegueJSON
import SegueMotion
import SegueSceneGraph
import SegueTextSupport

/// An animation of one property, or a group of them, that names its layer.
struct TrackDraft: Sendable {
  var layer: String?
  var layerRange: SourceRange
  var property: Property?
  var animation: AnimationDraft
  /// The animations of a group as they stand in the file; empty for a single one.
  var memberNodes: [JSONNode] = []
  /// The animations of a group.
  var members: [TrackDraft] = []
  var range: SourceRange

  init(at range: SourceRange) {
    layerRange = range
    animation = AnimationDraft(at: range)
    self.range = range
  }
}

/// Rules for animations outside of layers.
///
/// They are read when all layers are known, because a filter's amount is limited by its kind.
enum TrackRules {
  /// The animations of a scene, as they stand in the file.
  static let tracks = Rule<JSONNode>(
    schema: ["anyOf": [.reference(to: "track"), .reference(to: "group")]]
  ) { node, _ in node }.list(of: "animations")

  /// An animation of one property, or a group; `layers` knows the layers by their names.
  static func track(
    _ node: JSONNode, _ reading: inout ReadContext, layers: (String) -> LayerProperties?
  ) -> TrackDraft? {
    guard let object = node.object else { return reading.fail(node, expected: "an animation") }
    let name = object["layer"].flatMap { reading.filled($0) }?.string
    let layer = name.flatMap(layers)
    guard object["group"] == nil else { return group(node, of: layer, &reading) }
    return single(node, object: object, of: layer, by: singles, &reading)
  }

  // MARK: - One property

  /// The member that names the layer.
  fileprivate static let layer = MemberRule<TrackDraft>(
    "layer", schema: Rule<String>.identifier.schema, help: "The layer that is moved."
  ) { node, reading, draft in
    draft.layer = Rule<String>.identifier(node, &reading)
    draft.layerRange = node.range
  }.required

  /// The member that names the property; it has been read by the time the others are.
  fileprivate static let property = MemberRule<TrackDraft>(
    "property", schema: propertySchema(of: nil) ?? [:], help: "The property that is moved."
  ) { _, _, _ in }.required

  /// The animations of a layer, by the kinds of their values.
  private static let singles = rules([layer, property])
  /// The animations of a group, by the kinds of their values.
  private static let members = rules([property])

  private static func rules(
    _ head: [MemberRule<TrackDraft>]
  ) -> [String: ObjectRule<TrackDraft>] {
    Dictionary(
      uniqueKeysWithValues: PropertyRule.passed.map { ($0.name, rule(head, of: $0)) })
  }

  /// The object rule of animations, of values of `kind`, that say by `head` what they move.
  fileprivate static func rule(
    _ head: [MemberRule<TrackDraft>], of kind: PropertyRule
  ) -> ObjectRule<TrackDraft> {
    let rule = AnimationRules.object(kind)
    return ObjectRule(
      rule.shape.kind, help: rule.shape.help, name: rule.shape.name,
      exclusions: rule.shape.exclusions, needs: rule.shape.needs,
      head + rule.fields.map(onAnimation),
      settle: { draft, reading in _ = draft.animation.animation(&reading) })
  }

  private static func single(
    _ node: JSONNode, object: JSONObject, of layer: LayerProperties?,
    by rules: [String: ObjectRule<TrackDraft>], _ reading: inout ReadContext
  ) -> TrackDraft? {
    guard let name = object["property"] else {
      reading.report(
        "an animation needs a 'property'", at: node.openingRange, hint: "such as 'opacity'")
      return nil
    }
    guard let property = reading.filled(name).flatMap({ named($0, &reading) }) else { return nil }
    var draft = TrackDraft(at: node.openingRange)
    draft.property = property
    let rule = rules[PropertyRule.of(property, in: layer).passed(by: object, &reading).name]
    let outer = reading.subject
    if let filter = layer?.filter(movedBy: property) {
      reading.subject = "filter \(Quote(filter.name))"
    }
    let isWhole = reading.unbroken { rule?.fill(&draft, from: node, &$0) }
    reading.subject = outer
    draft.animation.forgetDefaultDuration(besides: object)
    return isWhole == true ? draft : nil
  }

  private static func named(_ node: JSONNode, _ reading: inout ReadContext) -> Property? {
    guard let name = node.string else {
      return reading.fail(node, expected: "the name of a property")
    }
    if let property = Property(name: name) { return property }
    return reading.refuse(
      node, "unknown property \(Quote(name))",
      hint: Expected.hint(for: name, among: Property.plain.map(\.name)))
  }

  /// The member of an animation as one of a draft that holds an animation.
  private static func onAnimation(_ field: MemberRule<AnimationDraft>) -> MemberRule<TrackDraft> {
    MemberRule(field.name, schema: field.schema, help: field.help) { node, reading, draft in
      field.read(node, &reading, &draft.animation)
    }
  }

  // MARK: - Groups

  private static func group(
    _ node: JSONNode, of layer: LayerProperties?, _ reading: inout ReadContext
  ) -> TrackDraft? {
    var draft = TrackDraft(at: node.openingRange)
    let isWhole = reading.unbroken { reading in
      groups.fill(&draft, from: node, &reading)
      draft.members = draft.memberNodes.compactMap { member($0, of: layer, &reading) }
      return true
    }
    return isWhole == true ? draft : nil
  }

  private static func member(
    _ node: JSONNode, of layer: LayerProperties?, _ reading: inout ReadContext
  ) -> TrackDraft? {
    guard let object = node.object else { return reading.fail(node, expected: "an animation") }
    if let progress = object.member(ProgressRules.name) {
      reading.report(
        "a member of a group has the group's clock", at: progress.keyRange,
        hint: "say 'progress' of the whole group, or move the animation out of it")
      return nil
    }
    return single(node, object: object, of: layer, by: members, &reading)
  }

  private static let memberNode = Rule<JSONNode>(schema: .reference(to: "grouped")) { node, _ in
    node
  }

  fileprivate static let groups = ObjectRule<TrackDraft>(
    "a group of animations", help: "Animations of one layer that run on a common clock.",
    exclusions: AnimationRules.timingExclusions + ProgressRules.exclusions,
    [
      layer,
      MemberRule(
        "group", memberNode.list(1...10_000, of: "animations"),
        help: "The animations, in the order in which they act."
      ) { $0.memberNodes = $1 }.required,
    ] + AnimationRules.timing.map(onAnimation))
}

// MARK: - Schema

extension TrackRules {
  /// Shared schema definitions of animations outside of layers, by themselves and in groups.
  static let definitions: [JSONValue.Member] = [
    .init("track", schema(of: rule([layer, property], of: .any), [valuesByProperty])),
    .init("group", schema(of: groups)),
    .init("grouped", schema(of: rule([property], of: .any), [valuesByProperty])),
    .init("valuesByProperty", ["allOf": .array(PropertyRule.all.compactMap(condition))]),
  ]

  private static let valuesByProperty = JSONValue.Member(
    "allOf", [.reference(to: "valuesByProperty")])

  /// Returns the schema of an object that shares most members with animations.
  private static func schema(
    of rule: ObjectRule<TrackDraft>, _ more: [JSONValue.Member] = []
  ) -> JSONValue {
    let shared = Set(AnimationRules.object(.any).fields.map(\.name))
    let members = rule.fields.map { field in
      JSONValue.Member(
        field.name,
        shared.contains(field.name)
          ? .reference(to: field.name, of: "animation") : field.schema.described(field.help))
    }
    return rule.schema(members: members, more)
  }

  /// Returns the schema of the values that animations of one kind of properties pass through.
  private static func condition(_ kind: PropertyRule) -> JSONValue? {
    guard let name = propertySchema(of: kind) else { return nil }
    return ["if": ["properties": ["property": name]], "then": kind.courseReference]
  }

  /// Returns the schema of the names of properties, all of them or those of one kind.
  private static func propertySchema(of kind: PropertyRule?) -> JSONValue? {
    let names = Property.plain.filter { kind == nil || PropertyRule.of($0).name == kind?.name }
      .map(\.name)
    var options: [JSONValue] = names.isEmpty ? [] : [.oneOf(names)]
    if kind == nil || kind?.name == PropertyRule.filterAmount.name {
      options.append(
        .text("^(filters|backdropFilters)\\.([0-9]|[1-5][0-9]|6[0-3])$", examples: ["filters.0"]))
    }
    return options.count > 1 ? ["anyOf": .array(options)] : options.first
  }
}
