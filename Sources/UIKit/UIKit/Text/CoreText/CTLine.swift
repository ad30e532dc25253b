public import Foundation
public import HeadlessCoreGraphics
import SegueSceneGraph

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

/// A text with attributes.
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString

/// A part of a text: so many letters from one on.
public struct CFRange: Hashable, Sendable {
  public var location: CFIndex
  public var length: CFIndex
  public init(location: CFIndex = 0, length: CFIndex = 0) {
    (self.location, self.length) = (location, length)
  }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}
public func CFArrayGetCount(_ theArray: CFArray) -> CFIndex { theArray.count }

/// A line of words that is set.
public final class CTLine {
  let string: NSAttributedString
  let words: SetWords
  let range: NSRange

  /// All of a text in one line.
  init(_ string: NSAttributedString, range: NSRange? = nil) {
    self.string = string
    self.range = range ?? NSRange(location: 0, length: string.length)
    words = SetWords(string, width: 0, height: 0)
  }

  var ascent: CGFloat { fonts.map(\.ascender).max() ?? 0 }
  var descent: CGFloat { fonts.map { -$0.descender }.max() ?? 0 }
  var leading: CGFloat { fonts.map(\.leading).max() ?? 0 }
  var width: CGFloat { words.lines.first?.width ?? 0 }

  private var fonts: [UIFont] { words.stretches.map(\.font) }

  /// Draws the line with its begin on the baseline at a point of a space in which y points up.
  func draw(in context: CGContext, at origin: CGPoint) {
    let baseline = words.lines.first?.baseline ?? 0
    context.saveGState()
    context.translateBy(x: origin.x, y: origin.y)
    var matrix = context.textMatrix
    (matrix.tx, matrix.ty) = (0, 0)
    context.concatenate(matrix)
    context.scaleBy(x: 1, y: -1)
    context.draw(words.layers(at: CGPoint(x: 0, y: -baseline)))
    context.restoreGState()
  }
}

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}

/// Draws a line from the place of the context's pen on, which it takes to the end of the line.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  line.draw(in: context, at: context.textPosition)
  context.textPosition.x += line.width
}

/// Returns the width of a line, and how far it reaches.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  unsafe ascent?.pointee = line.ascent
  unsafe descent?.pointee = line.descent
  unsafe leading?.pointee = line.leading
  return Double(line.width)
}

public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  CGRect(x: 0, y: -line.descent, width: line.width, height: line.ascent + line.descent)
}

public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  CTLineGetBoundsWithOptions(line, [])
}
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.words.lines.first?.glyphs.count ?? 0
}
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.range.location, length: line.range.length)
}

/// Returns how far a letter is from the start of its line.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let place = charIndex - line.range.location
  let glyph = line.words.lines.first?.glyphs.first { $0.location >= place }
  let offset = glyph?.x ?? line.width
  unsafe secondaryOffset?.pointee = offset
  return offset
}

/// Choices of what the bounds of a line are.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}
