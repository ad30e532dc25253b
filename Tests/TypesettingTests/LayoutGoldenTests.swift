import SegueSceneGraph
import SegueTypesetting
import TestSupport
import Testing

/// Glyphs and places, as texts that were agreed on.
@Suite struct LayoutGoldenTests {
  private static let fox = "The quick brown fox jumps over the lazy dog"
  private static let mixed = "مرحبا Segue بالعالم 2024"

  private static let blocks: [(name: String, block: TextBlock)] = [
    ("latin", TextBlock("Hello, AVATAR office")),
    ("arabic", TextBlock("السلام عليكم", width: 120)),
    ("devanagari", TextBlock("नमस्ते क्षत्रिय")),
    ("cjk", TextBlock("春眠不覚暁、処処聞啼鳥", width: 100)),
    ("bidi", TextBlock(mixed)),
    ("bidi left-to-right", TextBlock(mixed).changed { $0.direction = .leftToRight }),
    ("wrapped", TextBlock(fox)),
    ("wrapped at characters", TextBlock(fox).changed { $0.wrapping = .character }),
    ("not wrapped", TextBlock(fox).changed { $0.wrapping = .none }),
    ("ellipsis", TextBlock(fox, width: 120).changed { $0.maximumLines = 2 }),
    (
      "ellipsis at the start",
      TextBlock(fox).changed {
        $0.maximumLines = 1
        $0.truncation = .start
      }
    ),
    (
      "ellipsis in the middle",
      TextBlock(fox).changed {
        $0.maximumLines = 1
        $0.truncation = .middle
      }
    ),
    (
      "lines left out",
      TextBlock(fox, width: 120).changed {
        $0.maximumLines = 2
        $0.truncation = .none
      }
    ),
    ("ellipsis for a paragraph", TextBlock("One\nTwo\nThree").changed { $0.maximumLines = 2 }),
    ("centered", TextBlock(fox).changed { $0.alignment = .center }),
    ("trailing", TextBlock(fox).changed { $0.alignment = .trailing }),
    ("justified", TextBlock(fox).changed { $0.alignment = .justified }),
    ("letter spacing", TextBlock("office", spacing: 1.5)),
    ("line height", TextBlock("One\nTwo").changed { $0.lineHeight = 1.5 }),
    (
      "runs",
      TextBlock(
        [
          .init("Two ", faces: TestFont.usual, size: 16),
          .init("sizes and", faces: TestFont.usual, size: 24, isUnderlined: true),
          .init(" a line", faces: TestFont.usual, size: 16),
        ], width: 200)
    ),
    (
      "variable",
      TextBlock(
        "Weight", faces: [TestFont.variable.rawValue], axes: [TextBlock.AxisSetting("wght", 650)])
    ),
    ("missing", TextBlock("a\u{1F600}b\u{1F600}")),
    ("empty", TextBlock("")),
  ]

  @Test func `layouts are as expected`() throws {
    var typesetter = try TestFont.typesetter()
    let parts = try Self.blocks.map { name, block in
      "# \(name)\n\(try typesetter.layout(of: block))\n"
    }
    expectGolden(parts.joined(separator: "\n"), at: "typesetting/layouts.txt")
  }

  @Test func `a layout does not depend on what was set before`() throws {
    var typesetter = try TestFont.typesetter()
    let first = try Self.blocks.map { try typesetter.layout(of: $0.block) }
    let second = try Self.blocks.reversed().map { try typesetter.layout(of: $0.block) }
    #expect(first == second.reversed())
  }
}
