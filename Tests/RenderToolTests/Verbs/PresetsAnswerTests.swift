import Foundation
import SegueCommandLine
import SeguePresets
import TestSupport
import Testing

@Suite struct PresetsAnswerTests {
  @Test func `families are listed with what is seen`() async {
    let transcript = await Transcript("presets", "classic", "composed.swing", "composed.slide")
    #expect(transcript.code == .done)
    #expect(transcript.error.isEmpty)
    expectGolden(transcript.output, at: "cli/presets.txt")
  }

  @Test func `every transition has a line, and its summary stands in a column`() async throws {
    let wide = Environment(terminalColumns: 400)
    let lines = await Transcript("presets", in: wide).output.split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("  ") }
    #expect(rows.count == PresetCatalog.entries.count)
    for (row, preset) in zip(rows, PresetCatalog.entries) {
      #expect(row.hasPrefix("  \(preset.name) ") && row.hasSuffix("  \(preset.summary)"))
    }
    let family = rows.filter { $0.hasPrefix("  composed.") }.map { row in
      row.count
        - (PresetCatalog.preset(named: String(row.dropFirst(2).prefix { $0 != " " }))?
          .summary.count ?? 0)
    }
    #expect(Set(family).count == 1)
  }

  @Test(arguments: [40, 80, 120])
  func `lines fit the terminal`(_ columns: Int) async {
    let text = await Transcript("presets", in: Environment(terminalColumns: columns)).output
    let longest = PresetCatalog.names.map(\.count).max() ?? 0
    let widest = text.split(separator: "\n").map(\.count).max() ?? 0
    #expect(widest <= max(columns, longest + 2))
  }

  @Test func `names are listed for shells and programs`() async throws {
    let names = await Transcript("presets", "--names").output.split(separator: "\n")
    #expect(names.map(String.init) == PresetCatalog.names)
    let families = await Transcript("presets", "--families").output.split(separator: "\n")
    #expect(Set(families).count == families.count)
    #expect(Set(names.map { $0.prefix { $0 != "." } }) == Set(families))
    let data = Data(await Transcript("presets", "--json").output.utf8)
    let answer = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let presets = try #require(answer["presets"] as? [[String: Any]])
    #expect(answer["schemaVersion"] as? Int == 1)
    #expect(presets.map { $0["name"] as? String } == PresetCatalog.names)
    #expect(presets.allSatisfy { ($0["source"] as? String)?.isEmpty == false })
  }

  @Test(arguments: [
    (
      "presets clasic",
      "argument <name>: found 'clasic', expected a transition or a family that 'render presets'"
        + " lists", "did you mean 'classic'?"
    ),
    (
      "presets -o a.png", "option '--output': a list is not drawn",
      "add --sheet to draw the transitions"
    ),
    (
      "presets --sheet --before a.png", "option '--before': it goes with '--after'",
      "name both pictures, or none for the screens of this program"
    ),
    (
      "presets --sheet -o sheet.jpg", "'sheet.jpg' is no name for a picture",
      "write .png, or a folder with a / behind it"
    ),
  ])
  func `what cannot be listed or drawn is explained`(
    _ line: String, _ message: String, _ hint: String
  ) async {
    let transcript = await Transcript(of: line.split(separator: " ").map(String.init))
    #expect(transcript.code == .usage)
    #expect(transcript.error == "render: error: \(message)\n  hint: \(hint)\n")
  }
}
