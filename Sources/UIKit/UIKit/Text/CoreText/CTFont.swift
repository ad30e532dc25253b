public import HeadlessCoreGraphics
import SegueGeometry
import SegueSceneGraph
import SegueTypesetting

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

/// A font, which is UIKit's: code hands one where the other is asked for.
public typealias CTFont = UIFont
/// A letter, or half of one.
public typealias UniChar = UInt16
/// The number of a glyph in its font.
public typealias CGGlyph = UInt16

// MARK: Fonts

public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let points = size > 0 ? size : 12
  // Core Text has a font for every name.
  return UIFont(name: name, size: points) ?? UIFont.systemFont(ofSize: points)
}

public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: UIFontDescriptor?
) -> CTFont {
  font.withSize(size > 0 ? size : font.pointSize)
}

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// The distance that glyphs reach below the baseline; positive, unlike UIKit's.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.pointSize / 16 }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }

// MARK: Glyphs

/// Finds the glyphs of letters; false where one has none.
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  var areAllThere = true
  for index in 0..<max(count, 0) {
    let letter = String(decoding: [unsafe characters[index]], as: UTF16.self)
    let glyph = TextMeasurer.shared.glyph(of: letter, in: font)
    unsafe glyphs[index] = glyph.map { CGGlyph(truncatingIfNeeded: $0) } ?? 0
    areAllThere = areAllThere && glyph != nil
  }
  return areAllThere
}

/// The outline of a glyph, in a space whose y points up; nil for one without, such as a space.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let outline = TextMeasurer.shared.outline(of: UInt32(glyph), in: font)
  guard !outline.elements.isEmpty else { return nil }
  let upright = CGAffineTransform(scaleX: 1, y: -1)
  return CGPath(outline.applying(upright.concatenating(unsafe matrix?.pointee ?? .identity)))
}
