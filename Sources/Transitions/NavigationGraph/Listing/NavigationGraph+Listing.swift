package import SegueJSON
import SegueTextSupport

extension NavigationGraph {
  /// The same for programs.
  package var json: JSONValue {
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

extension NavigationGraph {
  /// The inventory: which pair of screens uses which transition, and what is missing.
  package var text: String {
    let ways = ways
    var lines = [summary(ways)]
    if !ways.isEmpty { lines += [""] + table(ways) }
    let findings = findings
    for (title, isGap) in [("gaps", true), ("inconsistencies", false)] {
      let found = findings.filter { $0.kind.isGap == isGap }
      if found.isEmpty { continue }
      lines += ["", title]
      for finding in found {
        let place = finding.place.map { $0 + ": " } ?? ""
        lines.append("  \(place)\(finding.message) [\(finding.kind.rawValue)]")
        lines.append("    hint: \(finding.hint)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func summary(_ ways: [NavigationEdge.Group]) -> String {
    let transitions = Set(walks.map(\.transition)).count
    return "\(screens.count.counted("screen")), \(ways.count.counted("way")),"
      + " \(transitions.counted("transition")), \(walks.count.counted("step"))"
  }

  /// A line for each look of each way; what is walked most often stands first.
  private func table(_ ways: [NavigationEdge.Group]) -> [String] {
    let rows =
      [["walked", "from", "to", "by", "transition", "ms"]]
      + ways.flatMap { way in
        way.looks.enumerated().map { index, look -> [String] in
          let first = ["\(way.walks.count)", way.from.visible, way.to.visible, way.operation]
          return (index == 0 ? first : ["", "", "", ""])
            + [look.transition.visible, NumberText.format(look.duration.rounded())]
        }
      }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        column == 0 || column == 5
          ? cell.0.rightAligned(in: cell.1) : cell.0.leftAligned(in: cell.1)
      }
      return cells.joined(separator: "  ")
    }
  }
}
