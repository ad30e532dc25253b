import HeadlessCoreGraphics
import SegueGeometry
import SegueSceneGraph
import SegueTypesetting

/// Words that are set, line by line and glyph by glyph, as Core Text hands them out.
struct SetWords {
  /// A line of the words.
  struct Line {
    /// Its letters, in the units of `NSString`.
    let range: NSRange
    /// Distance of its baseline below the top of the words.
    let baseline: CGFloat
    /// Distance of its start from the left of the column.
    let x: CGFloat
    let width: CGFloat
    let glyphs: [Glyph]
  }

  /// A glyph in its place.
  struct Glyph {
    let number: UInt32
    /// The stretch of attributes that it belongs to.
    let stretch: Int
    /// Its letter, in the units of `NSString`.
    let location: Int
    /// Distance from the start of its line.
    let x: CGFloat
    let advance: CGFloat
  }

  let lines: [Line]
  let stretches: [StyledText.Stretch]
  let size: CGSize
  private let text: StyledText

  /// The words in a column, as many lines as fit into its height; all where it has none.
  init(_ string: NSAttributedString, width: CGFloat, height: CGFloat) {
    let column = width > 0 ? min(width, StyledText.endless) : StyledText.endless
    let text = StyledText(string, TextLooks())
    self.text = text
    stretches = text.stretches
    let units = LetterUnits(text)
    let set = string.length == 0 ? [] : text.layout(width: column).lines
    let fitting =
      height > 0 && height < StyledText.endless
      ? min(set.count, text.lineCount(fitting: height)) : set.count
    size =
      fitting == 0
      ? .zero
      : CGSize(
        width: text.size(width: column).width, height: CGFloat(fitting) * text.pitch - text.spacing)
    let starts = set.map { line in
      line.glyphs.map(\.byte).min().map { units.location(ofByte: $0) } ?? string.length
    }
    let baselines = text.baselines(width: column)
    let box = text.box(in: CGRect(x: 0, y: 0, width: column, height: 0))
    lines = set.indices.prefix(fitting).map { index in
      let line = set[index]
      let start = index == 0 ? 0 : starts[index]
      let end = index + 1 < set.count ? starts[index + 1] : string.length
      let origin = CGFloat(line.x) / 1_024
      return Line(
        range: NSRange(location: start, length: max(end - start, 0)), baseline: baselines[index],
        x: origin + box.minX, width: CGFloat(line.width) / 1_024,
        glyphs: line.glyphs.map { glyph in
          Glyph(
            number: glyph.number, stretch: glyph.run,
            location: units.location(ofByte: glyph.byte),
            x: CGFloat(glyph.x) / 1_024 - origin, advance: CGFloat(glyph.advance) / 1_024)
        })
    }
  }

  /// The layers that show the words, with their top and left at a point.
  func layers(at origin: CGPoint) -> [Layer] {
    // The box is a little wider than the words, so that rounding breaks no line.
    let extents = CGSize(width: size.width + 1, height: size.height)
    return text.layers(in: CGRect(origin: origin, size: extents))
  }
}

/// The letters of a text by the bytes of its pieces.
private struct LetterUnits {
  private var bytes: [Int] = []
  private var locations: [Int] = []

  init(_ text: StyledText) {
    var (byte, location) = (0, 0)
    for (run, stretch) in zip(text.content.runs, text.stretches) {
      let isFence = stretch.attributes.isEmpty && run.string == "\u{2060}"
      for scalar in run.string.unicodeScalars {
        bytes.append(byte)
        locations.append(location)
        byte += UTF8.width(scalar)
        location += isFence ? 0 : UTF16.width(scalar)
      }
    }
  }

  /// Returns the letter to which a byte belongs.
  func location(ofByte byte: Int) -> Int {
    var (low, high) = (0, bytes.count)
    while low < high {
      let middle = (low + high) / 2
      if bytes[middle] <= byte { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : locations[low - 1]
  }
}
