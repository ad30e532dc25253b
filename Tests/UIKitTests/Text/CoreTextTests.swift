import SegueGeometry
import SegueSceneGraph
import Testing
import UIKit

@MainActor @Suite("Core Text") struct CoreTextTests {
  private let font = UIFont.systemFont(ofSize: 16)
  private nonisolated static let words = "Two lines or three, as the column is wide"
  /// San Francisco's line of 16 points.
  private let line = 16 * 2_444.0 / 2_048

  private func text(_ words: String = Self.words) -> NSAttributedString {
    NSAttributedString(string: words, attributes: [.font: font])
  }

  @Test("a font has UIKit's metrics; what it reaches down is positive")
  func metrics() {
    let font: CTFont = CTFontCreateWithName("Inter" as CFString, 20, nil)
    #expect(CTFontGetSize(font) == 20)
    #expect(CTFontGetAscent(font) == font.ascender && CTFontGetDescent(font) == -font.descender)
    #expect(CTFontGetDescent(font) > 0 && CTFontGetCapHeight(font) == font.capHeight)
    #expect(CTFontGetSize(CTFontCreateCopyWithAttributes(font, 30, nil, nil)) == 30)
    // There is a font for every name.
    #expect(CTFontGetSize(CTFontCreateWithName("Nobody Has This" as CFString, 0, nil)) == 12)
  }

  @Test("a line is as wide as its words, and reaches as far as its font")
  func bounds() throws {
    let line = CTLineCreateWithAttributedString(text())
    var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(width == (try InterRuler.measure(Self.words, size: 16)).width)
    #expect(ascent == font.ascender && descent == -font.descender && leading == font.leading)
    #expect(CTLineGetTypographicBounds(line, nil, nil, nil) == width)
    let box = CTLineGetBoundsWithOptions(line, [])
    #expect(box.minY == -descent && box.height == ascent + descent)
    #expect(CTLineGetStringRange(line) == CFRangeMake(0, Self.words.utf16.count))
  }

  @Test("a column has as many lines as its words need, from the top down")
  func columns() throws {
    let setter = CTFramesetterCreateWithAttributedString(text() as CFAttributedString)
    let all = CFRangeMake(0, 0)
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, all, nil, CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude), nil)
    let count = try InterRuler.measure(Self.words, size: 16, column: 120).lines
    #expect(count > 1 && abs(Double(size.height) - Double(count) * line) < 1e-2)
    let box = CGRect(x: 0, y: 0, width: 120, height: 200)
    let frame = CTFramesetterCreateFrame(
      setter, all, CGPath(rect: box, transform: nil), nil)
    let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
    #expect(CFArrayGetCount(CTFrameGetLines(frame)) == count && lines.count == count)
    var origins = [CGPoint](repeating: .zero, count: count)
    CTFrameGetLineOrigins(frame, all, &origins)
    for (upper, lower) in zip(origins, origins.dropFirst()) {
      #expect(abs(Double(upper.y - lower.y) - line) < 0.01 && upper.x == 0)
    }
    #expect(origins[0].y < 200 && origins[0].y > 200 - CGFloat(line))
    // Lines follow each other without a gap.
    var next = 0
    for line in lines {
      let range = CTLineGetStringRange(line)
      #expect(range.location == next)
      next = range.location + range.length
    }
    #expect(next == Self.words.utf16.count)
    #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, next))
  }

  @Test("a column shows what fits into its height")
  func heights() {
    let setter = CTFramesetterCreateWithAttributedString(text())
    let box = CGRect(x: 0, y: 0, width: 120, height: line * 1.2)
    let frame = CTFramesetterCreateFrame(
      setter, CFRangeMake(0, 0), CGPath(rect: box, transform: nil), nil)
    #expect(CFArrayGetCount(CTFrameGetLines(frame)) == 1)
    #expect(CTFrameGetVisibleStringRange(frame).length < Self.words.utf16.count)
  }

  /// As those do it who have a pen write letters.
  @Test("glyphs of a line have outlines that stand on the baseline")
  func outlines() throws {
    let line = CTLineCreateWithAttributedString(text("HIx"))
    let run = try #require((CTLineGetGlyphRuns(line) as? [CTRun])?.first)
    let count = CTRunGetGlyphCount(run)
    #expect(count == 3 && CTLineGetGlyphCount(line) == 3)
    var glyphs = [CGGlyph](repeating: 0, count: count)
    var places = [CGPoint](repeating: .zero, count: count)
    CTRunGetGlyphs(run, CFRangeMake(0, 0), &glyphs)
    CTRunGetPositions(run, CFRangeMake(0, 0), &places)
    let own = try #require(
      CTRunGetAttributes(run)[NSAttributedString.Key.font.rawValue] as? UIFont)
    #expect(own === font)
    // Inter's capitals are 1490 of 2048 units high.
    let capital = 16 * 1_490.0 / 2_048
    for glyph in glyphs.prefix(2) {
      let box = try #require(CTFontCreatePathForGlyph(own, glyph, nil)).boundingBoxOfPath
      #expect(abs(Double(box.minY)) < 0.02 && abs(Double(box.height) - capital) < 0.05, "\(box)")
    }
    #expect(places[0].x == 0 && places[1].x > 8 && places[2].x > places[1].x)
    var letter: [UniChar] = Array("H".utf16)
    var found: [CGGlyph] = [0]
    #expect(CTFontGetGlyphsForCharacters(font, &letter, &found, 1))
    #expect(found[0] == glyphs[0])
    let space = CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text(" "))) as? [CTRun]
    if let run = space?.first {
      CTRunGetGlyphs(run, CFRangeMake(0, 1), &glyphs)
      #expect(CTFontCreatePathForGlyph(font, glyphs[0], nil) == nil)
    }
  }

  /// In a space that is turned over, as all draw who draw with Core Text.
  @Test("words stand upright where y points up, at the place of the pen")
  func drawing() throws {
    var drawing: [Layer] = []
    _ = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { canvas in
      let context = canvas.cgContext
      context.translateBy(x: 0, y: 100)
      context.scaleBy(x: 1, y: -1)
      context.textPosition = CGPoint(x: 20, y: 30)
      let line = CTLineCreateWithAttributedString(text("Ink"))
      CTLineDraw(line, context)
      let end = CTLineGetOffsetForStringIndex(line, 3, nil)
      #expect(end > 20 && context.textPosition.x == 20 + end)
      drawing = context.drawing
    }
    let group = try #require(drawing.first)
    #expect(group.properties.position == Point(20, 70))
    #expect(group.properties.transform.matrix == .identity)
    let words = try #require(group.children.first)
    guard case .text(let content) = words.properties.content else {
      Issue.record("\(words)")
      return
    }
    // The pen is on the baseline.
    let top = words.properties.frame.minY
    #expect(content.string == "Ink" && top < -8 && top > -line)
  }
}
