import HeadlessCoreGraphics
package import SegueSceneGraph
import SegueTypesetting

/// Words with UIKit's attributes, in the terms of a scene.
///
/// A line is as high as its `UIFont` says, whatever font stands in for the system's: so boxes are as
/// high as on a device. What a paragraph adds to a line stands above its letters, where scenes put half
/// of it below.
package struct StyledText {
  /// A stretch of words with the same attributes.
  package struct Stretch {
    package let attributes: [NSAttributedString.Key: Any]
    let font: UIFont
    let attachment: NSTextAttachment?
  }

  package var content: TextContent
  package let stretches: [Stretch]
  let looks: TextLooks
  /// Height of a line.
  package private(set) var lineHeight: CGFloat = 0
  /// Space between two lines.
  package let spacing: CGFloat
  /// Offset of a scene's lines that puts the glyphs where UIKit's stand.
  private(set) var shift: CGFloat = 0
  private let indents: (head: CGFloat, tail: CGFloat)

  init(_ string: NSAttributedString, _ looks: TextLooks) {
    var pieces: [(words: String, attributes: [NSAttributedString.Key: Any])] = []
    unsafe string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: [])
    {
      attributes, range, _ in
      pieces.append((string.attributedSubstring(from: range).string, attributes))
    }
    self.init(pieces, looks)
  }

  /// Words side by side, each with attributes of its own.
  package init(
    _ pieces: [(words: String, attributes: [NSAttributedString.Key: Any])], _ looks: TextLooks
  ) {
    var (runs, stretches): ([TextRun], [Stretch]) = ([], [])
    for (words, attributes) in pieces {
      let attachment = attributes[.attachment] as? NSTextAttachment
      var run = looks.run(attachment == nil ? words : StyledText.stand, attributes)
      if let attachment {
        run.letterSpacing = StyledText.rest(of: attachment.box.width, run)
        run.paint = .color(.clear)
      }
      runs.append(run)
      stretches.append(
        Stretch(
          attributes: attributes, font: attributes[.font] as? UIFont ?? looks.font,
          attachment: attachment))
    }
    // At both ends of a line the room around a letter is cut, which pictures need all of.
    let fence = Stretch(attributes: [:], font: looks.font, attachment: nil)
    if stretches.first?.attachment != nil {
      runs.insert(looks.run("\u{2060}", [:]), at: 0)
      stretches.insert(fence, at: 0)
    }
    if stretches.last?.attachment != nil {
      runs.append(looks.run("\u{2060}", [:]))
      stretches.append(fence)
    }
    if runs.isEmpty {
      runs = [looks.run("", [:])]
      stretches = [Stretch(attributes: [:], font: looks.font, attachment: nil)]
    }
    let style = stretches.compactMap { $0.attributes[.paragraphStyle] as? NSParagraphStyle }.first
    (self.looks, self.stretches) = (looks, stretches)
    spacing = max(style?.lineSpacing ?? 0, 0)
    indents = (style?.headIndent ?? 0, style?.tailIndent ?? 0)
    content = TextContent(runs, maximumLines: max(looks.lines, 0))
    content.take(
      looks.alignment ?? style?.alignment ?? .natural,
      looks.lineBreakMode ?? style?.lineBreakMode ?? .byWordWrapping)
    if style?.baseWritingDirection == .rightToLeft { content.direction = .rightToLeft }
    setLineHeight(style)
  }

  init(_ string: String, _ looks: TextLooks) {
    self.init(NSAttributedString(string: string), looks)
  }

  /// Invisible placeholder for a picture: a space would hang over the end of its line.
  private static let stand = "."

  /// Returns the difference between a picture's width and that of its placeholder.
  private static func rest(of width: CGFloat, _ run: TextRun) -> Double {
    let line = TextMeasurer.shared.layout(of: TextContent([run]), width: 1_000).lines.first
    return Double(width) - Double(line?.width ?? 0) / 1_024
  }

  private mutating func setLineHeight(_ style: NSParagraphStyle?) {
    let heights = stretches.map { $0.font.lineHeight * looks.scale }
    let tallest = heights.indices.max { heights[$0] < heights[$1] } ?? 0
    let letters = heights[tallest]
    lineHeight = letters
    for stretch in stretches {
      guard let box = stretch.attachment?.box else { continue }
      lineHeight = max(lineHeight, box.maxY - stretch.font.descender * looks.scale)
    }
    if let style {
      if style.lineHeightMultiple > 0 { lineHeight *= style.lineHeightMultiple }
      lineHeight = max(lineHeight, style.minimumLineHeight)
      if style.maximumLineHeight > 0 { lineHeight = min(lineHeight, style.maximumLineHeight) }
    }
    let natural = TextMeasurer.shared.lineHeight(of: content.runs[tallest].font)
    guard natural > 0 else { return }
    content.lineHeight = Double(pitch) * 1_024 / Double(natural)
    shift = (lineHeight - letters - spacing) / 2
  }

  /// Distance between baselines.
  package var pitch: CGFloat { lineHeight + spacing }
}

// MARK: - How large

extension StyledText {
  /// A column in which no line has to be broken.
  package static let endless: CGFloat = 100_000

  func layout(width: CGFloat) -> TextLayout {
    TextMeasurer.shared.layout(of: content, width: Double(column(width)))
  }

  private func column(_ width: CGFloat) -> CGFloat {
    max(width - indents.head - (indents.tail < 0 ? -indents.tail : 0), 0)
  }

  /// The extents of the words in a column.
  package func size(width: CGFloat = endless) -> CGSize {
    let layout = layout(width: width)
    let widest = layout.lines.map(\.width).max() ?? 0
    let lines = CGFloat(layout.lines.count)
    return CGSize(
      width: CGFloat(widest) / 1_024 + indents.head, height: max(lines * pitch - spacing, 0))
  }

  /// Returns the distance of each line's baseline from the top of the text.
  package func baselines(width: CGFloat) -> [CGFloat] {
    layout(width: width).lines.map { shift + CGFloat($0.baseline) / 1_024 }
  }

  /// The number of lines for which a height has room.
  package func lineCount(fitting height: CGFloat) -> Int {
    Int((height + spacing + 0.5) / max(pitch, 1))
  }

  /// Number of lines in a column.
  package func lines(width: CGFloat) -> Int { layout(width: width).lines.count }

  /// The words with no more lines than fit into a height; there is always one.
  package func fitting(_ height: CGFloat, width: CGFloat) -> StyledText {
    let fitting = max(lineCount(fitting: height), 1)
    guard layout(width: width).lines.count > fitting else { return self }
    var text = self
    text.content.maximumLines = fitting
    return text
  }

  /// The box of a scene's text whose words stand in a rectangle, from its top on.
  package func box(in rect: CGRect) -> CGRect {
    let lines = layout(width: rect.width).lines.count
    return CGRect(
      x: rect.minX + indents.head, y: rect.minY + shift, width: column(rect.width),
      height: CGFloat(lines) * pitch)
  }
}
