import Foundation
import Testing

/// The list of members, the probes and the page say the same: `Scripts/surface` writes both of the list.
@Suite struct SurfaceTests {
  private struct Row {
    let kind: String
    let name: String
    let counts: String
    let probe: String
    var isLeftOut: Bool { probe.hasPrefix("left out: ") }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private static func lines(_ path: String) throws -> [String] {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      .components(separatedBy: "\n")
  }

  private static func rows() throws -> [Row] {
    try lines("members.txt").filter { !$0.isEmpty && !$0.hasPrefix("#") }.map { line in
      let parts = line.components(separatedBy: " | ")
      return Row(
        kind: parts[0], name: parts[1], counts: "\(parts[2]) | \(parts[3])",
        probe: parts[4...].joined(separator: " | "))
    }
  }

  @Test func whatStandsIsCompiled() throws {
    let probes = try SurfaceTests.lines("SurfaceProbes.swift").filter { $0.hasPrefix("  _ = ") }
    let standing = try SurfaceTests.rows().filter { !$0.isLeftOut }
    #expect(probes == standing.map { "  _ = \($0.probe)" })
    #expect(standing.count >= 320)
  }

  @Test func pageSaysWhatStands() throws {
    let rows = try SurfaceTests.rows()
    let page = try SurfaceTests.lines("../../../Sources/UIKit/SURFACE.md")
    let members = rows.filter { $0.kind != "language" }
    let standing = members.filter { !$0.isLeftOut }
    #expect(page.contains { $0.contains("\(standing.count) of \(members.count) stand") })
    for row in standing {
      #expect(page.contains("| `\(row.name)` | \(row.counts) |"), "\(row.name)")
    }
    for row in rows where row.isLeftOut {
      let name = row.kind == "language" ? row.name : "`\(row.name)`"
      let line = page.first { $0.hasPrefix("| \(name) | \(row.counts) | ") }
      #expect(line.map { $0.count > name.count + 20 } == true, "\(row.name)")
    }
  }
}
