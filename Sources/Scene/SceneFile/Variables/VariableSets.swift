import SegueJSON
import SegueTextSupport

/// Sets of values for variables that change together, such as the colors of a light and of a dark
/// screen.
///
///     "theme": {"default": "light", "sets": {
///       "light": {"paper": "#FFFFFF", "ink": "#000000"},
///       "dark": {"paper": "#000000", "ink": "#FFFFFF"}}}
///
/// They may stand in a file of their own, for several scenes and fragments to share:
/// `"sets": "palette.json#/sets"`.
struct VariableSets: Sendable {
  /// The sets by name, in the order of the file; each is an object.
  private let members: [JSONObject.Member]
  /// The file that they stand in.
  let source: SourceText

  /// The most sets.
  private static let limit = 64

  static let schema: JSONValue = [
    "anyOf": [
      .namedValues(.namedValues(Rule<JSONNode>.literal.schema)),
      .text("#|\\.json5?$", examples: ["palette.json#/sets"]),
    ]
  ]

  /// The names of the sets: what their variable may hold.
  var names: [JSONNode] { members.map { JSONNode(.string($0.key), at: $0.keyRange) } }

  /// The sets that stand in `node`, or in the file that it names.
  init?(_ node: JSONNode, _ reading: inout ReadContext) {
    guard node.isString else {
      self.init(in: node, &reading)
      return
    }
    guard let found = FragmentFiles.values(node, &reading) else { return nil }
    var sets: VariableSets?
    reading.inside(found.source, subject: reading.subject) {
      sets = VariableSets(in: found.node, &$0)
    }
    guard let sets else { return nil }
    self = sets
  }

  private init?(in node: JSONNode, _ reading: inout ReadContext) {
    guard let object = node.object else {
      let _: JSONObject? = reading.fail(
        node, expected: "an object of sets, or a file with one such as 'palette.json#/sets'")
      return nil
    }
    members = object.members.filter { member in
      guard reading.admitsName(member) else { return false }
      if member.node.isObject { return true }
      let _: JSONNode? = reading.fail(member.node, expected: "an object of values")
      return false
    }
    source = reading.source
    guard (1...Self.limit).contains(members.count) else {
      let _: JSONObject? = reading.refuse(
        node, "found \(members.count) sets, expected 1 to \(Self.limit)")
      return nil
    }
  }

  /// Each variable as the first set gives it, with its values by the names of the sets; sets that
  /// differ in more than values are reported.
  func columns(
    _ reading: inout ReadContext
  ) -> [(first: JSONObject.Member, values: [String: JSONNode])] {
    guard let first = members.first, let object = first.node.object else { return [] }
    for set in members.dropFirst() { checkNames(of: set, against: first, &reading) }
    return object.members.compactMap { member in
      guard reading.admitsName(member), VariableRules.plain(member.node, &reading) != nil else {
        return nil
      }
      return (member, values(of: member, &reading))
    }
  }

  private func values(
    of member: JSONObject.Member, _ reading: inout ReadContext
  ) -> [String: JSONNode] {
    var values: [String: JSONNode] = [:]
    for set in members {
      guard let node = set.node.object?[member.key],
        let value = VariableRules.plain(node, &reading)
      else { continue }
      if let type = VariableType(of: member.node), !type.accepts(value) {
        reading.report(
          "found \(value.summary), expected \(type.expected) as in set \(Quote(members[0].key))",
          at: value.range)
      }
      values[set.key] = value
    }
    return values
  }

  private func checkNames(
    of set: JSONObject.Member, against first: JSONObject.Member, _ reading: inout ReadContext
  ) {
    let (names, own) = (first.node.object?.members ?? [], set.node.object?.members ?? [])
    for member in names where member.key != "$comment" && set.node.object?[member.key] == nil {
      let place = reading.source.place(member.keyRange)
      reading.report(
        "set \(Quote(set.key)) has no \(Quote(member.key))", at: set.keyRange,
        hint: "all sets give values to the same variables",
        related: [.init("set \(Quote(first.key)) has one", at: place)])
    }
    for member in own where member.key != "$comment" && first.node.object?[member.key] == nil {
      reading.report(
        "set \(Quote(first.key)) has no \(Quote(member.key))", at: member.keyRange,
        hint: Expected.hint(for: member.key, among: names.map(\.key)))
    }
  }
}
