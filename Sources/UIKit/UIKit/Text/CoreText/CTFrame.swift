public import Foundation
public import HeadlessCoreGraphics

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

/// A text that is to be set in columns.
public final class CTFramesetter {
  fileprivate let string: NSAttributedString
  fileprivate init(_ string: NSAttributedString) { self.string = string }

  fileprivate func part(_ range: CFRange) -> NSAttributedString {
    let start = min(max(range.location, 0), string.length)
    // As a length 0 is all that fits.
    let end = range.length > 0 ? min(start + range.length, string.length) : string.length
    return string.attributedSubstring(from: NSRange(location: start, length: end - start))
  }
}

/// A text that is set in a column.
public final class CTFrame {
  fileprivate let path: CGPath
  fileprivate let lines: [CTLine]
  /// The begins of the baselines, from the lower left of the column's box; y points up.
  fileprivate let origins: [CGPoint]
  fileprivate let visible: CFRange

  fileprivate init(_ setter: CTFramesetter, _ range: CFRange, in path: CGPath) {
    self.path = path
    let box = path.boundingBox
    let string = setter.part(range)
    let start = min(max(range.location, 0), setter.string.length)
    let words = SetWords(string, width: box.width, height: box.height)
    lines = words.lines.map { line in
      CTLine(
        string.attributedSubstring(from: line.range).withoutLineEnd,
        range: NSRange(location: start + line.range.location, length: line.range.length))
    }
    origins = words.lines.map { CGPoint(x: $0.x, y: box.height - $0.baseline) }
    let end = words.lines.last.map { $0.range.location + $0.range.length } ?? 0
    visible = CFRange(location: start, length: end)
  }
}

extension NSAttributedString {
  /// A line as it is drawn by itself, from its left on.
  fileprivate var withoutLineEnd: NSAttributedString {
    let line = NSMutableAttributedString(attributedString: self)
    while let last = line.string.unicodeScalars.last, last.properties.isWhitespace {
      let width = UTF16.width(last)
      line.deleteCharacters(in: NSRange(location: line.length - width, length: width))
    }
    if line.length > 0 {
      line.removeAttribute(.paragraphStyle, range: NSRange(location: 0, length: line.length))
    }
    return line
  }
}

public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter { CTFramesetter(attrString) }

public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(framesetter, stringRange, in: path) }

/// Returns the size that a column needs for a part of a text, within these bounds.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let words = SetWords(
    framesetter.part(stringRange), width: constraints.width, height: constraints.height)
  let end = words.lines.last.map { $0.range.location + $0.range.length } ?? 0
  unsafe fitRange?.pointee = CFRange(location: stringRange.location, length: end)
  return words.size
}

public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visible }

/// Finds where lines begin on their baselines, from the lower left of the column's box.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let start = min(max(range.location, 0), frame.origins.count)
  let end =
    range.length > 0 ? min(start + range.length, frame.origins.count) : frame.origins.count
  for (index, origin) in frame.origins[start..<end].enumerated() {
    unsafe origins[index] = origin
  }
}

/// Draws all lines, in a space in which y points up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let corner = frame.path.boundingBox.origin
  for (line, origin) in zip(frame.lines, frame.origins) {
    line.draw(
      in: context, at: CGPoint(x: corner.x + origin.x, y: corner.y + origin.y))
  }
}
