public import SegueJSON
import SegueTextSupport

extension NavigationGraph {
  /// The same for programs.
  public var json: JSONValue {
    let place = { (place: String?) in place.map { JSONValue.string($0) } ?? .null }
    let ways = ways.map { way -> JSONValue in
      [
        "from": .string(way.from), "to": .string(way.to), "operation": .string(way.operation),
        "walked": JSONValue(way.walks.count),
        "transitions": .array(
          way.looks.map {
            [
              "name": .string($0.transition), "duration": .number($0.duration),
              "walked": JSONValue($0.count), "place": place($0.place),
            ]
          }),
      ]
    }
    let findings = findings.map { finding -> JSONValue in
      [
        "kind": .string(finding.kind.rawValue), "isGap": .bool(finding.kind.isGap),
        "message": .string(finding.message), "hint": .string(finding.hint),
        "walked": JSONValue(finding.weight), "place": place(finding.place),
      ]
    }
    return [
      "schemaVersion": 1,
      "screens": .array(
        screens.map {
          [
            "name": .string($0.name), "isRoot": .bool(roots.contains($0.name)),
            "place": place($0.place),
          ]
        }),
      "ways": .array(ways), "findings": .array(findings),
    ]
  }
}
