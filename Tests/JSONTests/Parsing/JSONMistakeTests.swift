import Foundation
import SegueJSON
import TestSupport
import Testing

/// The words, places, marks and hints of each kind of mistake, as an author sees them.
@Suite struct JSONMistakeTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    let name: String
    let lines: [String]

    init(_ name: String, _ lines: String...) {
      self.name = name
      self.lines = lines
    }

    var testDescription: String { name }
  }

  static let kinds = [
    Kind("comments", "{", "  // the scene", "  \"version\": 1 /* one */", "}"),
    Kind("trailing-commas", "{", "  \"size\": [390, 844,],", "  \"fps\": 60,", "}"),
    Kind("missing-commas", "{", "  \"size\": [390 844]", "  \"fps\": 60", "}"),
    Kind("quotes", "{", "  'version': 1,", "  name: 'Swing',", "  \"text\": “Hi”", "}"),
    Kind("numbers", "[01, +1, .5, 5., 0x1F, 1.2.3, 350ms, 50%, 1e999, -Infinity]"),
    Kind("words", "[True, FALSE, None, undefined, ture, nul, red, NaN]"),
    Kind(
      "duplicate-keys", "{", "  \"opacity\": 1,", "  \"z\": 2,", "  \"\\u006fpacity\": 0.5", "}"),
    Kind("escapes", #"["C:\Users", "\u12", "\ud83d!", "\'", "\x41", "\v", "a\"#, #"b"]"#),
    Kind("control-characters", "[\"a\tb\", \"\u{1B}[31m\u{7}\"]"),
    Kind(
      "separators", "{", "  \"a\" 1,", "  \"b\" = 2;", "  \"c\": ,", "  \"d\": 4,,", "  5: 6", "}"),
    Kind("unclosed-string", "{", "  \"text\": \"Hello,", "  \"fps\": 60", "}"),
    Kind("unclosed-list", "{", "  \"size\": [390, 844", "}"),
    Kind("unclosed-object", "{", "  \"canvas\": {", "    \"fps\": 60", "", ""),
    Kind("unclosed-comment", "[1, /* two", "3]"),
    Kind("text-after-the-end", "{ \"fps\": 60 }", "{ \"fps\": 30 }"),
    Kind("stray-characters", "{", "  \"a\": 1,", "  @b: 2", "}"),
    Kind("nothing", "", "  "),
  ]

  @Test(arguments: kinds)
  func `a mistake reads as expected`(kind: Kind) {
    let text = kind.lines.joined(separator: "\n")
    expectGolden(
      Reading(text, name: "Scenes/swing.json").diagnostics.text(),
      at: "diagnostics/json-\(kind.name).txt")
  }

  static let encodings: [(name: String, bytes: [UInt8])] = [
    ("utf-16", [0xFF, 0xFE, 0x7B, 0, 0x7D, 0]), ("utf-32", [0, 0, 0, 0x7B, 0, 0, 0, 0x7D]),
    ("latin-1", [0x22, 0x47, 0x72, 0xF6, 0xDF, 0x65, 0x22]),
    ("overlong", [0x22, 0xC0, 0xAF, 0x22]),
    ("surrogate", [0x22, 0xED, 0xA0, 0x80, 0x22]), ("cut-off", [0x22, 0xE2, 0x82]),
    ("zero-byte", [0x22, 0x61, 0x00, 0x22]),
  ]

  @Test(arguments: encodings)
  func `a wrong encoding reads as expected`(name: String, bytes: [UInt8]) {
    expectGolden(
      Reading(bytes, name: "Scenes/swing.json").diagnostics.text(),
      at: "diagnostics/encoding-\(name).txt")
  }

  @Test func `every agreed text belongs to a mistake`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Goldens/diagnostics").standardizedFileURL
    let agreed = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("json-") || $0.hasPrefix("encoding-") }
    let expected =
      Self.kinds.map { "json-\($0.name).txt" } + Self.encodings.map { "encoding-\($0.name).txt" }
    #expect(agreed.sorted() == expected.sorted())
  }
}
