import Foundation
import HeadlessCoreGraphics
import HeadlessUIKit
import SegueSceneGraph

/// A text in its surroundings, ready to be set in a column.
struct TextSetting {
  private var pieces: [(words: String, attributes: [NSAttributedString.Key: Any])] = []
  private let environment: EnvironmentValues
  /// Paints of the stretches, by the numbers that the words carry.
  private var paints: [ResolvedPaint] = []
  private var digits: Set<Int> = []
  /// The font of the first stretch.
  let font: UIFont
  /// Smallest and largest number of lines; 0 for as many as it takes.
  private let lines: (least: Int, most: Int)

  init(_ text: Text, in environment: EnvironmentValues) {
    self.environment = environment
    let stretches = text.stretches(in: environment)
    for (number, stretch) in stretches.enumerated() {
      pieces.append((stretch.string, stretch.attributes(number, in: environment)))
      paints.append(stretch.paint(in: environment))
      if stretch.looks.hasEqualDigits(in: environment) { digits.insert(number) }
    }
    font = (stretches.first?.looks ?? environment.textChanges).resolvedFont(in: environment)
    lines = (environment.leastLines, max(environment.lineLimit ?? 0, 0))
  }

  /// Color of all words; `nil` if they have several, or one that is no color.
  var color: Color.Resolved? {
    guard let first = paints.first, case .color(let color) = first,
      paints.allSatisfy({ $0 == first })
    else { return nil }
    return color
  }

  // MARK: In a column

  /// The words in the room that is offered: as many lines as fit, smaller if that is asked for.
  func fitted(width: CGFloat?, height: CGFloat?) -> StyledText {
    let width = min(width ?? StyledText.endless, StyledText.endless)
    let least = environment.minimumScaleFactor
    var text = limited(width, height)
    guard least < 1, least > 0, text.isCut(at: width) else { return text.words }
    // Sizes of letters in hundredths, of which the largest that fits is sought.
    var (low, high) = (Int((least * 100).rounded(.up)), 99)
    while low < high {
      let middle = (low + high + 1) / 2
      if limited(width, height, scale: CGFloat(middle) / 100).isCut(at: width) {
        high = middle - 1
      } else {
        low = middle
      }
    }
    text = limited(width, height, scale: CGFloat(low) / 100)
    return text.words
  }

  /// Words with no more lines than there may be.
  private struct Limited {
    let words: StyledText
    /// The same with all lines.
    let whole: StyledText

    /// True if something is left out.
    func isCut(at width: CGFloat) -> Bool { whole.lines(width: width) > words.lines(width: width) }
  }

  private func limited(_ width: CGFloat, _ height: CGFloat?, scale: CGFloat = 1) -> Limited {
    let whole = styled(lines: 0, scale)
    var words = styled(lines: lines.most, scale)
    if let height, height.isFinite { words = words.fitting(height, width: width) }
    return Limited(words: words, whole: whole)
  }

  private func styled(lines: Int, _ scale: CGFloat) -> StyledText {
    var looks = TextLooks()
    (looks.font, looks.scale, looks.lines) = (font, scale, lines)
    looks.traits = environment.traits
    looks.alignment =
      switch environment.multilineTextAlignment {
      case .leading: .natural
      case .center: .center
      case .trailing: .right
      }
    looks.lineBreakMode =
      switch environment.truncationMode {
      case .head: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .tail: .byTruncatingTail
      }
    var text = StyledText(pieces, looks)
    for (index, stretch) in text.stretches.enumerated() {
      guard let number = stretch.attributes[.stretch] as? Int else { continue }
      if stretch.attributes[.attachment] == nil {
        text.content.runs[index].paint = paints[number].scenePaint(in: nil)
      }
      if digits.contains(number) { text.content.runs[index].figures = .tabular }
    }
    return text
  }

  /// The size of words in a column; both lengths up to a pixel.
  func size(of text: StyledText, width: CGFloat?) -> CGSize {
    let size = text.size(width: min(width ?? StyledText.endless, StyledText.endless))
    let least = CGFloat(lines.least) * text.pitch - (lines.least > 0 ? text.spacing : 0)
    let pixels = environment.displayScale
    // The sum of binary fractions may be a little more than what it stands for.
    func up(_ length: CGFloat) -> CGFloat { (length * pixels - 1e-6).rounded(.up) / pixels }
    return CGSize(width: up(size.width), height: up(max(size.height, least)))
  }
}

extension NSAttributedString.Key {
  /// The number of a stretch, which keeps it apart from others.
  fileprivate static let stretch = NSAttributedString.Key("SegueStretch")
}

// MARK: Stretches

extension Text {
  /// Words with the same looks, with nothing left to look up.
  fileprivate struct Stretch {
    var string = ""
    var picture: UIImage?
    var looks: TextChanges

    func paint(in environment: EnvironmentValues) -> ResolvedPaint {
      looks.foreground.map { $0.style.resolvedPaint(in: environment) }
        ?? environment.foregroundPaint(level: 0)
    }

    func attributes(
      _ number: Int, in environment: EnvironmentValues
    ) -> [NSAttributedString.Key: Any] {
      let font = looks.resolvedFont(in: environment)
      var attributes: [NSAttributedString.Key: Any] = [.font: font, .stretch: number]
      let color = paint(in: environment).mainColor ?? .invisible
      attributes[.foregroundColor] = UIColor(cgColor: color.cgColor)
      if let kerning = looks.kerning { attributes[.kern] = kerning }
      if let line = looks.underline, line.isActive {
        attributes[.underlineStyle] = 1
        if let color = line.color?.resolve(in: environment) {
          attributes[.underlineColor] = UIColor(cgColor: color.cgColor)
        }
      }
      if let background = looks.background?.resolve(in: environment) {
        attributes[.backgroundColor] = UIColor(cgColor: background.cgColor)
      }
      if let line = looks.strikethrough, line.isActive {
        attributes[.strikethroughStyle] = 1
        if let color = line.color?.resolve(in: environment) {
          attributes[.strikethroughColor] = UIColor(cgColor: color.cgColor)
        }
      }
      if environment.lineSpacing > 0 {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = environment.lineSpacing
        attributes[.paragraphStyle] = style
      }
      if let picture {
        let attachment = NSTextAttachment()
        attachment.image = picture
        attachment.bounds = CGRect(
          x: 0, y: (font.capHeight - picture.size.height) / 2, width: picture.size.width,
          height: picture.size.height)
        attributes[.attachment] = attachment
      }
      return attributes
    }
  }

  fileprivate func stretches(in environment: EnvironmentValues) -> [Stretch] {
    segments.flatMap { segment in
      segment.stretches(in: environment, looks: segment.looks.over(environment.textChanges))
    }
  }

  /// The words, without their looks.
  func string(in environment: EnvironmentValues) -> String {
    stretches(in: environment).map(\.string).joined()
  }
}

extension Text.Segment {
  fileprivate func stretches(
    in environment: EnvironmentValues, looks: TextChanges
  ) -> [Text.Stretch] {
    func stretch(_ string: String) -> Text.Stretch {
      Text.Stretch(
        string: environment.textCase.map { $0.applied(to: string) } ?? string, looks: looks)
    }
    switch words {
    case .verbatim(let string): return string.isEmpty ? [] : [stretch(string)]
    case .key(let key, let table, let bundle):
      return key.texts(table: table, bundle: bundle).flatMap(\.segments).flatMap {
        $0.stretches(in: environment, looks: $0.looks.over(looks))
      }
    case .date(let date, let style):
      return [stretch(style.words(for: date, from: VirtualDate.now, in: environment))]
    case .timer(let timer): return [stretch(timer.words(at: VirtualDate.now))]
    case .picture(let image):
      return [
        Text.Stretch(
          picture: image.resolved(in: environment, font: looks.resolvedFont(in: environment)),
          looks: looks)
      ]
    case .attributed(let string):
      return string.runs.map { run in
        var stretch = stretch(String(string[run.range].characters))
        stretch.looks = TextChanges(run.attributes).over(looks)
        return stretch
      }
    }
  }
}

extension Text.Case {
  func applied(to string: String) -> String {
    switch self {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    }
  }
}
