import SegueSceneGraph
import SegueGeometry
import SegueTypesetting
import Testing

@Suite struct TypesetterTests {
  @Test func `a line is as wide as its glyphs, and no wider than its column`() throws {
    var typesetter = try TestFont.typesetter()
    let words = "Some words that need more than one line, and مرحبا بالعالم among them"
    for width in stride(from: 40.0, through: 400, by: 15) {
      for line in try typesetter.layout(of: TextBlock(words, width: width)).lines {
        #expect(line.width <= Int(width * 1_024))
        #expect(line.glyphs.map(\.advance).reduce(0, +) <= line.width)
      }
    }
  }

  @Test func `twice the size is twice as wide and high`() throws {
    var typesetter = try TestFont.typesetter()
    let small = try typesetter.layout(of: TextBlock("HHHH", size: 22))
    let large = try typesetter.layout(of: TextBlock("HHHH", size: 44))
    #expect(abs(large.lines[0].width - 2 * small.lines[0].width) <= 4)
    #expect(abs(large.height - 2 * small.height) <= 2)
  }

  @Test func `baselines are a line height apart`() throws {
    var typesetter = try TestFont.typesetter()
    for factor in [0.8, 1, 1.25, 2] {
      let block = TextBlock("a\nb\nc", size: 10).changed { $0.lineHeight = factor }
      let baselines = try typesetter.layout(of: block).lines.map(\.baseline)
      // Inter's own line is 2728 + 680 of 2816 units high.
      let expected = Int((10 * 1_024 * 3_408 / 2_816 * factor).rounded())
      #expect(zip(baselines, baselines.dropFirst()).allSatisfy { abs($1 - $0 - expected) <= 1 })
    }
  }

  @Test func `letter spacing widens a line`() throws {
    var typesetter = try TestFont.typesetter()
    let plain = try typesetter.layout(of: TextBlock("abcd")).lines[0].width
    let spaced = try typesetter.layout(of: TextBlock("abcd", spacing: 2)).lines[0].width
    #expect((3 * 2_048...4 * 2_048).contains(spaced - plain))
  }

  @Test func `letters join across a change of color`() throws {
    var typesetter = try TestFont.typesetter()
    func glyphs(_ pieces: [String]) throws -> [UInt32] {
      let runs = pieces.map { TextBlock.Run($0, faces: TestFont.usual, size: 16) }
      return try typesetter.layout(of: TextBlock(runs, width: 200)).lines[0].glyphs.map(\.number)
    }
    #expect(try glyphs(["سلا", "م"]) == glyphs(["سلام"]))
  }

  @Test func `a glyph says with which byte of all pieces it begins`() throws {
    var typesetter = try TestFont.typesetter()
    let strings = ["aé", "b\r\nc", "d\n\ne سلام"]
    let runs = strings.map { TextBlock.Run($0, faces: TestFont.usual, size: 16) }
    for width in [12.0, 400] {
      let lines = try typesetter.layout(of: TextBlock(runs, width: width)).lines
      let bytes = Array(strings.joined().utf8)
      let begins = lines.flatMap { $0.glyphs.map(\.byte) }.sorted()
      let letters = Set(
        begins.map { String(decoding: bytes[$0...].prefix(2), as: UTF8.self).first })
      #expect(letters.isSuperset(of: ["a", "é", "b", "c", "d", "e", "س"]))
      #expect(begins.allSatisfy { !UTF8.isContinuation(bytes[$0]) })
    }
  }

  @Test func `a word that is broken gets no hyphen, unless its author allows it`() throws {
    var typesetter = try TestFont.typesetter()
    func count(_ words: String) throws -> Int {
      try typesetter.layout(of: TextBlock(words, width: 40)).lines.flatMap(\.glyphs).count
    }
    #expect(try count("aíaíaíaíaíaí") == 12)
    #expect(try count("aaaa\u{AD}aaaaaaaa") > 12)
  }

  @Test func `typesetters that work side by side break lines in the same places`() async throws {
    let block = TextBlock("स्क्रीन एक से दूसरे में बदलती है", width: 17)
    let layouts = try await withThrowingTaskGroup(of: TextLayout.self) { group in
      for _ in 0..<60 {
        group.addTask {
          var typesetter = try TestFont.typesetter()
          return try typesetter.layout(of: block)
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(layouts.count == 1)
  }

  @Test(arguments: [TextContent.Truncation.start, .middle, .end])
  func `a line with dots is as wide as its letters`(truncation: TextContent.Truncation) throws {
    var typesetter = try TestFont.typesetter()
    let alone = try typesetter.layout(of: TextBlock("…")).lines[0].glyphs[0]
    for width in stride(from: 60.0, through: 120, by: 7) {
      let block = TextBlock("Wide MMMM words WWWW and more", width: width).changed {
        $0.maximumLines = 1
        $0.truncation = truncation
        $0.alignment = .trailing
      }
      let line = try #require(try typesetter.layout(of: block).lines.first)
      let dots = try #require(line.glyphs.first { $0.number == alone.number })
      #expect(abs(dots.advance - alone.advance) <= 1)
      // What stands behind the dots begins where they end.
      let next = line.glyphs.first { $0.x > dots.x }?.x ?? Int(width * 1_024)
      #expect(abs(dots.x + dots.advance - next) <= 2)
      #expect(line.x + line.width == Int(width * 1_024))
    }
  }

  @Test(arguments: [TextContent.Truncation.start, .middle, .end])
  func `dots say that paragraphs are left out`(truncation: TextContent.Truncation) throws {
    var typesetter = try TestFont.typesetter()
    let block = TextBlock("First\nSecond\nThird").changed {
      $0.maximumLines = 2
      $0.truncation = truncation
    }
    let lines = try typesetter.layout(of: block).lines
    #expect(lines.map(\.glyphs.count) == [5, 7])
  }

  @Test(arguments: ["The quick brown fox", "سلام عليكم", "שלום עולם"])
  func `a line below spaced letters has no gaps`(words: String) throws {
    var typesetter = try TestFont.typesetter()
    for spacing in [-2.0, 0, 3, 60] {
      var block = TextBlock(words, width: 2_000, spacing: spacing)
      block.runs[0].isUnderlined = true
      let line = try typesetter.layout(of: block).lines[0]
      #expect(line.underlines.count == 1)
      #expect(line.underlines[0].x == line.x && line.underlines[0].width == line.width)
    }
  }

  @Test func `a heavier weight is blacker`() throws {
    var typesetter = try TestFont.typesetter()
    let face = TestFont.variable.rawValue
    let letter = TextBlock("l", faces: [face])
    let glyph = try typesetter.layout(of: letter).lines[0].glyphs[0]
    let widths = [100.0, 400, 900].map { weight in
      typesetter.outline(
        of: glyph.number, face: face, axes: [TextBlock.AxisSetting("wght", weight)]
      )
      .controlBox.width
    }
    #expect(widths[0] < widths[1] && widths[1] < widths[2])
  }

  @Test func `outlines are in whole units of the font`() throws {
    var typesetter = try TestFont.typesetter()
    for face in typesetter.faces.indices {
      for glyph in UInt32(1)..<80 {
        let points = typesetter.outline(of: glyph, face: face, axes: []).points
        #expect(points.allSatisfy { ($0.x * 2).rounded() == $0.x * 2 })
      }
    }
  }
}

@Suite struct FontChoiceTests {
  @Test(arguments: [(350.0, 300.0), (400, 400), (450, 500), (550, 600), (650, 700), (950, 900)])
  func `the nearest weight is the one that CSS chooses`(wanted: Double, chosen: Double) throws {
    let entries = try FontCatalog().entries(ofFamily: "inter")
    try #require(entries.count == 18)
    let faces = entries.enumerated().map { ($0.offset, $0.element.face) }
    let number = try #require(FontFace.nearest(weight: wanted, italic: true, among: faces))
    #expect(entries[number].face.weight == chosen)
    #expect(entries[number].face.isItalic)
  }

  @Test func `a family is that of the first folder that has it`() throws {
    // The second and the third folder both have Inter; Arabic is in the third alone.
    let catalog = FontCatalog(
      folders: ["/nowhere", "/usr/share/fonts/opentype/inter", "/usr/share/fonts"])
    #expect(try catalog.entries(ofFamily: "Inter").count == 18)
    #expect(try !catalog.entries(ofFamily: "Noto Sans Arabic").isEmpty)
  }

  @Test func `a family that is not there has no faces`() throws {
    #expect(try FontCatalog().entries(ofFamily: "No Such Family").isEmpty)
    #expect(try FontCatalog(folders: ["/nowhere"]).families.isEmpty)
  }
}
