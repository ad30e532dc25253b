import Foundation
import SegueCommandLine
import SegueRenderTool
import TestSupport
import Testing

/// The compact reference: what it shows works, and what it names is there.
@Suite struct ReferencePageTests {
  /// The examples of a page: whole scenes, and layers to stand in one.
  private static func examples(_ page: ReferencePage) -> [String] {
    page.text.matches(of: /```json\n((?:(?!```)(?:.|\n))*)```/).map { String($0.1) }
  }

  @Test(arguments: ReferencePage.allCases)
  func `every example checks, and does what it expects`(page: ReferencePage) async throws {
    let examples = Self.examples(page)
    #expect(!examples.isEmpty)
    for example in examples {
      let isScene = example.contains(#""version""#)
      let canvas = #""version": 1, "canvas": {"device": "iphone-16"}"#
      let scene = isScene ? example : "{\(canvas), \"layers\": [\(example)]}"
      let run = await Transcript("check", "--motion", "-", input: scene)
      #expect(run.code == .done && !run.error.contains("warning"), "\(run.output)\(run.error)")
    }
  }

  /// A row of a table that says what something is in a scene.
  @Test func `the springs of other platforms are written as the table says`() async throws {
    let rows = ReferencePage.spring.text.matches(of: /\| [^|\n]+ \| (\{[^|]+\}) \|/)
    #expect(rows.count >= 6)
    for row in rows {
      let layer =
        #"{"id": "a", "size": [9, 9], "scale": {"to": 2, "easing": {"spring": \#(row.1)}}}"#
      let scene = #"{"version": 1, "canvas": {"size": [9, 9]}, "layers": [\#(layer)]}"#
      let run = await Transcript("check", "-", input: scene)
      #expect(run.code == .done, "\(row.1): \(run.error)")
    }
  }

  /// Words in code are members or values of the schema, names that the program lists, or arguments of tools.
  @Test(arguments: ReferencePage.allCases)
  func `every word in code is one that the program knows`(page: ReferencePage) async throws {
    let schema = await Transcript("schema").output
    let prose = page.text.replacing(/```json\n(?:(?!```)(?:.|\n))*```/, with: "")
      .split(separator: "\n").filter { !$0.hasPrefix("|") }.joined(separator: "\n")
    let words = prose.matches(of: /`([A-Za-z]+)`/).map { String($0.1) }
    #expect(words.count > 5)
    let tools = try AgentConversation.json(try await AgentConversation.tools())
    for word in words {
      let isKnown = schema.contains("\"\(word)\"") || tools.contains("\"\(word)\"")
      #expect(isKnown, "\(page): \(word)")
    }
  }

  @Test(arguments: ReferencePage.allCases)
  func `every transition, spring and device that is named exists`(page: ReferencePage) async throws
  {
    let presets = await Transcript("presets", "--json").output
    let curves = await Transcript("help", "springs").output + Transcript("help", "easings").output
    let names = page.text.matches(
      of: /\b((?:ios|material|classic|android|swiftui|compose|flutter)\.[a-z][a-z0-9-]*)/)
    for name in names.map({ String($0.1) }) {
      let isKnown = presets.contains("\"\(name)\"") || curves.contains(name)
      #expect(isKnown, "\(page): \(name)")
    }
  }
}
