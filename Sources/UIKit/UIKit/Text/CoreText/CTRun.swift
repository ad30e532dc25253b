public import Foundation
public import HeadlessCoreGraphics

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

/// Glyphs of a line that have the same attributes.
public final class CTRun {
  let glyphs: [SetWords.Glyph]
  let attributes: [NSAttributedString.Key: Any]
  private let line: CTLine

  fileprivate init(_ glyphs: [SetWords.Glyph], of line: CTLine) {
    (self.glyphs, self.line) = (glyphs, line)
    let stretch = line.words.stretches[glyphs[0].stretch]
    var attributes = stretch.attributes
    attributes[.font] = stretch.font
    self.attributes = attributes
  }

  /// The glyphs of a part of it; all from a place on where the length is 0.
  fileprivate func part(_ range: CFRange) -> ArraySlice<SetWords.Glyph> {
    let start = min(max(range.location, 0), glyphs.count)
    let end = range.length > 0 ? min(start + range.length, glyphs.count) : glyphs.count
    return glyphs[start..<end]
  }

  fileprivate var firstLetter: Int {
    line.range.location + (glyphs.map(\.location).min() ?? 0)
  }
}

public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
  var runs: [[SetWords.Glyph]] = []
  for glyph in line.words.lines.first?.glyphs ?? [] {
    if runs.last?.last?.stretch == glyph.stretch {
      runs[runs.count - 1].append(glyph)
    } else {
      runs.append([glyph])
    }
  }
  return runs.map { CTRun($0, of: line) }
}

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// The attributes, by the names of their keys.
public func CTRunGetAttributes(_ run: CTRun) -> NSDictionary {
  NSDictionary(
    dictionary: Dictionary(
      uniqueKeysWithValues: run.attributes.map { ($0.key.rawValue as AnyHashable, $0.value) }))
}

public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  for (index, glyph) in run.part(range).enumerated() {
    unsafe buffer[index] = CGGlyph(truncatingIfNeeded: glyph.number)
  }
}

public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  for (index, glyph) in run.part(range).enumerated() {
    unsafe buffer[index] = CGPoint(x: glyph.x, y: 0)
  }
}

public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
  for (index, glyph) in run.part(range).enumerated() {
    unsafe buffer[index] = CGSize(width: glyph.advance, height: 0)
  }
}

public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
  for (index, glyph) in run.part(range).enumerated() {
    unsafe buffer[index] = glyph.location
  }
}

public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  let letters = run.glyphs.map(\.location)
  let length = (letters.max() ?? 0) - (letters.min() ?? 0) + (letters.isEmpty ? 0 : 1)
  return CFRange(location: run.firstLetter, length: length)
}
