import Foundation
import Testing

/// The list of names, the probes and the page say the same: `Scripts/surface SwiftUI` writes both of the list.
@Suite struct SwiftUISurfaceTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private static func lines(_ path: String) throws -> [String] {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      .components(separatedBy: "\n")
  }

  private static func rows() throws -> [[String]] {
    try lines("members.txt").filter { !$0.isEmpty && !$0.hasPrefix("#") }.map { line in
      let parts = line.components(separatedBy: " | ")
      return Array(parts[..<4]) + [parts[4...].joined(separator: " | ")]
    }
  }

  @Test func `what stands is compiled`() throws {
    let standing = try Self.rows().filter { $0[0] != "refused" }
    let probes = try Self.lines("SurfaceProbes.swift").filter { $0.hasPrefix("  _ = ") }
    #expect(probes == standing.map { "  _ = \($0[4])" })
    #expect(standing.count >= 400)
  }

  @Test func `the page says what stands, and what is said of the rest`() throws {
    let rows = try Self.rows()
    let page = Set(try Self.lines("../../../Sources/SwiftUI/SURFACE.md"))
    for row in rows {
      let reason = row[0] == "refused" ? " \(row[4]) |" : ""
      #expect(page.contains("| `\(row[1])` | \(row[2]) | \(row[3]) |\(reason)"), "\(row[1])")
    }
    #expect(Set(rows.map { $0[1] }).count == rows.count)
  }
}
