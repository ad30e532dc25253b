import SegueJSON
import SegueSceneGraph
import SegueTextSupport

extension Rule {
  /// A list of values; those that are wrong are reported and left out.
  func list(_ count: ClosedRange<Int> = 0...100_000, of things: String) -> Rule<[Value]> {
    Rule<[Value]>(schema: .list(schema.orVariable, count: count)) { node, reading in
      guard let nodes = node.array else {
        return reading.fail(
          node, expected: "a list of \(things)",
          hint: node.isObject ? "put it in brackets: [{...}]" : nil)
      }
      guard count.contains(nodes.count) else {
        return reading.refuse(node, Rule.complaint(nodes.count, expecting: count, of: things))
      }
      var values: [Value] = []
      values.reserveCapacity(nodes.count)
      for element in nodes {
        if let value = self(element, &reading) { values.append(value) }
      }
      return values
    }
  }

  /// A list of exactly `count` values; `nil` when one of them is wrong.
  func tuple(_ count: Int, _ meaning: String) -> Rule<[Value]> { tuple(count...count, meaning) }

  /// A list of as many values as one of these counts; `nil` when one of them is wrong.
  func tuple(_ counts: ClosedRange<Int>, _ meaning: String) -> Rule<[Value]> {
    let schema = JSONValue.list(schema.orVariable, count: counts)
    let (least, most) = (counts.lowerBound, counts.upperBound)
    let expected = least == most ? "\(least)" : "\(least) to \(most)"
    return Rule<[Value]>(schema: schema) { node, reading in
      guard let nodes = node.array else {
        return reading.fail(
          node, expected: "a list \(meaning)", hint: node.sides(counts).map { "write \($0)" })
      }
      guard counts.contains(nodes.count) else {
        return reading.refuse(
          node,
          "found \(nodes.count.counted("value")), expected \(expected): \(meaning)")
      }
      let values = nodes.compactMap { self($0, &reading) }
      return values.count == nodes.count ? values : nil
    }
  }

  private static func complaint(
    _ found: Int, expecting count: ClosedRange<Int>, of things: String
  ) -> String {
    found > count.upperBound
      ? "too many \(things): found \(found), expected at most \(count.upperBound)"
      : "too few \(things): found \(found), expected at least \(count.lowerBound)"
  }
}

/// Values under names that the author chooses, in the order of the file.
struct Named<Value: Sendable>: Sendable {
  var name: String
  /// Position of the name.
  var nameRange: SourceRange
  var value: Value
}

extension Rule where Value: Sendable {
  /// An object whose members are values under names that the author chooses.
  ///
  /// Only `$comment` is passed over: `x-large` is a name like any other.
  func namedValues(_ expected: String) -> Rule<[Named<Value>]> {
    Rule<[Named<Value>]>(schema: .namedValues(schema)) { node, reading in
      guard let object = node.object else { return reading.fail(node, expected: expected) }
      return object.members.compactMap { member in
        guard reading.admitsName(member) else { return nil }
        return self(member.node, &reading).map {
          Named(name: member.key, nameRange: member.keyRange, value: $0)
        }
      }
    }
  }
}

extension JSONNode {
  /// The numbers of an object such as `{"x": 10, "y": 20}` as a list.
  fileprivate func sides(_ counts: ClosedRange<Int>) -> String? {
    guard let members = object?.members, counts.contains(members.count) else { return nil }
    let numbers = members.compactMap(\.node.number)
    guard numbers.count == members.count else { return nil }
    return "[\(numbers.map(\.shortest).joined(separator: ", "))]"
  }
}

extension ReadContext {
  /// Returns `true` if the member is a value under a valid name; reports an invalid one.
  mutating func admitsName(_ member: JSONObject.Member) -> Bool {
    if member.key == "$comment" { return false }
    if LayerID.isValid(member.key) { return true }
    report("\(Quote(member.key)) is not a name", at: member.keyRange, hint: Expected.names)
    return false
  }
}

extension JSONValue {
  /// The schema of an object whose members are values under names that the author chooses.
  static func namedValues(_ value: JSONValue) -> JSONValue {
    [
      "type": "object", "propertyNames": ["pattern": "^([A-Za-z0-9_.-]{1,64}|\\$comment)$"],
      "properties": ["$comment": true], "additionalProperties": value.orVariable,
    ]
  }
}
