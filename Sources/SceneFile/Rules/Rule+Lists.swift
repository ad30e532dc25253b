extension Rule {
  /// A list of values; those that are wrong are reported and left out.
  func list(_ count: ClosedRange<Int> = 0...100_000, of things: String) -> Rule<[Value]> {
    Rule<[Value]>(schema: Rule.listSchema(schema, count)) { node, reading in
      guard let nodes = node.array else {
        return reading.fail(node, expected: "a list of \(things)")
      }
      guard count.contains(nodes.count) else {
        return reading.refuse(node, Rule.countMessage(nodes.count, count, things))
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
  func tuple(_ count: Int, _ meaning: String) -> Rule<[Value]> {
    let all = list(count...count, of: meaning)
    return Rule<[Value]>(schema: all.schema) { node, reading in
      guard node.isArray else {
        return reading.fail(node, expected: "a list \(meaning)")
      }
      return all.read(node, &reading).flatMap { $0.count == count ? $0 : nil }
    }
  }

  private static func listSchema(_ schema: JSONText, _ count: ClosedRange<Int>) -> JSONText {
    var members: [JSONText.Member] = [
      .init("type", "array"), .init("items", schema.orVariable),
    ]
    if count.lowerBound > 0 { members.append(.init("minItems", JSONText(count.lowerBound))) }
    if count.upperBound < 100_000 {
      members.append(.init("maxItems", JSONText(count.upperBound)))
    }
    return .object(members)
  }

  private static func countMessage(
    _ found: Int, _ count: ClosedRange<Int>, _ things: String
  ) -> String {
    if count.lowerBound == count.upperBound {
      return "expected \(count.lowerBound) values \(things), found \(found)"
    }
    if found > count.upperBound {
      return "too many \(things): at most \(count.upperBound), found \(found)"
    }
    return "too few \(things): at least \(count.lowerBound), found \(found)"
  }
}
