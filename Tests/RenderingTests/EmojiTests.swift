import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueRendering
import SegueSceneGraph
import SegueTypesetting
import TestSupport
import Testing

/// Emoji of Debian's font, which no text has to name.
@Suite struct EmojiTests {
  private func layout(
    _ words: String, _ font: Font = Font(size: 20)
  ) throws -> (
    layout: TextLayout, faces: [FontFace]
  ) {
    let text = TextContent([TextRun(words, font: font)])
    let stage = try TextStage(text, size: Size(400, 60))
    let setter = try #require(stage.assets.texts as? TextSetter)
    #expect(stage.findings.isEmpty)
    return (setter.layout(text, width: 400), setter.fonts.map(\.face))
  }

  /// The families that show the glyphs, one for each glyph.
  private func families(_ words: String, _ font: Font = Font(size: 20)) throws -> [String] {
    let (layout, faces) = try layout(words, font)
    return layout.lines.flatMap(\.glyphs).map { $0.face.map { faces[$0].family } ?? "none" }
  }

  @Test func `an emoji in a text that names no font for it is shown in colors`() throws {
    #expect(
      try families("A😀b") == ["Inter", "Noto Color Emoji", "Inter"])
    let picture = try TextStage(
      TextContent([TextRun("😀", font: Font(size: 60))])
    ).picture()
    let yellow = (0..<10_000).count { index in
      let pixel = picture[index % 100, index / 100]
      return pixel.red > 200 && pixel.green > 150 && pixel.blue < 120
    }
    #expect(yellow > 1_000)
  }

  @Test(arguments: [
    // A family of four, a skin, a flag, a keycap, a picture on a flag, a tag sequence, a heart in colors.
    "👨‍👩‍👧‍👦", "👍🏽", "🇯🇵", "1️⃣", "🏳️‍🌈", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "❤️", "👩🏾‍🚀",
  ])
  func `a sequence is one picture`(sequence: String) throws {
    #expect(try families(sequence) == ["Noto Color Emoji"])
    #expect(try families("a" + sequence + "b") == ["Inter", "Noto Color Emoji", "Inter"])
  }

  @Test func `digits and signs stay letters without a sign that makes them emoji`() throws {
    #expect(try Set(families("😀 1234 #* ©")) == ["Noto Color Emoji", "Inter"])
    #expect(try families("1234#*©") == [String](repeating: "Inter", count: 7))
  }

  @Test func `a sign that asks for text is followed where a font has letters`() throws {
    let plain = try families("😀☺\u{FE0E}")
    #expect(plain.first == "Noto Color Emoji" && plain.last != "Noto Color Emoji")
    #expect(try families("☺\u{FE0F}") == ["Noto Color Emoji"])
  }

  @Test func `an emoji font that is named is used before others`() throws {
    let named = Font(.family("Inter, Noto Color Emoji"), size: 20)
    #expect(try families("a😀", named) == ["Inter", "Noto Color Emoji"])
  }

  @Test func `emoji do not change the place of what stands around them`() throws {
    let alone = try layout("Hello").layout
    let with = try layout("Hello 😀").layout
    #expect(alone.lines[0].baseline == with.lines[0].baseline)
    #expect(alone.lines[0].glyphs.map(\.x) == with.lines[0].glyphs.prefix(5).map(\.x))
  }

  @Test func `a picture is the same whoever draws it, in whatever pieces`() throws {
    let stage = try TextStage(
      TextContent([TextRun("a😀b👍🏽c", font: Font(size: 24))]), size: Size(160, 60), scale: 2
    ) {
      $0.opacity = 0.8
      $0.transform.rotationZ = .degrees(7)
    }
    let one = try Rasterizer().render(stage.list)
    for kernels in KernelSet.available {
      for tile in [16, 61] {
        let other = try Rasterizer(
          kernels: kernels, tile: TileSize(width: tile, height: tile)
        ).render(stage.list)
        #expect((0..<320 * 120).allSatisfy { one.pixels[$0] == other.pixels[$0] })
      }
    }
  }

  @Test func `a word that its font has only in part stays in one font`() throws {
    // Inter has an 'a' and no Latin beta.
    let word = try families("aꞵa")
    #expect(Set(word).count == 1 && word != ["Inter", "Inter", "Inter"])
    #expect(try families("a ꞵ a").first == "Inter")
  }

  @Test func `a script that no font of the scene has comes from one of the machine`() throws {
    #expect(Set(try families("ሰላም")) == ["Noto Sans Ethiopic"])
    let thai = try families("สวัสดี")
    #expect(Set(thai).count == 1 && !thai.contains("none"))
  }

  @Test func `characters that no font has are told once, by name`() throws {
    let letters = (0..<7).compactMap { Unicode.Scalar(0xF0000 + $0) }.map { String($0) }.joined()
    let text = TextContent([TextRun("a" + letters + letters)])
    let findings = try TextStage(text).findings
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.isWarning && finding.subject == .family("Inter"))
    #expect(
      finding.message
        == "no font of the scene or the machine has U+F0000, U+F0001, U+F0002, U+F0003 and 3 more: "
        + "boxes are drawn")
  }
}
