import HeadlessCoreGraphics
import SegueSceneGraph

/// Appearance of text where its attributes say nothing.
package struct TextLooks {
  package var font = UIFont.systemFont(ofSize: 12)
  package var color = UIColor.black
  package var alignment: NSTextAlignment?
  package var lineBreakMode: NSLineBreakMode?
  /// The largest number of lines; 0 for as many as it takes.
  package var lines = 0
  /// Scale of the glyphs, relative to their fonts' sizes.
  package var scale: CGFloat = 1
  /// The surroundings in which colors are resolved.
  package var traits = UITraitCollection.current

  package init() {}

  init(
    font: UIFont, color: UIColor, scale: CGFloat = 1, traits: UITraitCollection = .current
  ) {
    (self.font, self.color, self.scale, self.traits) = (font, color, scale, traits)
  }
}

extension TextLooks {
  /// Returns a run of a scene with some attributes in place of the defaults.
  func run(
    _ string: String, _ attributes: [NSAttributedString.Key: Any]
  ) -> TextRun {
    let font = attributes[.font] as? UIFont ?? font
    var sceneFont = TextMeasurer.shared.shown(font.sceneFont)
    sceneFont.size *= Double(scale)
    let kern = number(attributes[.kern]) ?? number(attributes[.tracking]) ?? 0
    return TextRun(
      string, font: sceneFont,
      paint: .color(color(attributes[.foregroundColor]) ?? resolved(color)),
      letterSpacing: kern * Double(scale),
      isUnderlined: (number(attributes[.underlineStyle]) ?? 0) != 0)
  }

  func resolved(_ color: UIColor) -> Color { color.resolvedColor(with: traits).cgColor.color }

  /// The color of an attribute.
  func color(_ value: Any?) -> Color? {
    switch value {
    case let color as UIColor: resolved(color)
    case let color as CGColor: color.color
    default: nil
    }
  }

  /// A number in any of the types in which code writes one.
  func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let style as NSUnderlineStyle: Double(style.rawValue)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

extension TextContent {
  /// Takes over the alignment and truncation of lines from UIKit's values.
  mutating func take(_ alignment: NSTextAlignment, _ mode: NSLineBreakMode) {
    self.alignment =
      switch alignment {
      case .center: .center
      case .right: .trailing
      case .justified: .justified
      case .left, .natural: .leading
      }
    wrapping = mode == .byCharWrapping ? .character : mode == .byClipping ? .none : .word
    truncation =
      switch mode {
      case .byTruncatingHead: .start
      case .byTruncatingTail: .end
      case .byTruncatingMiddle: .middle
      case .byWordWrapping, .byCharWrapping, .byClipping: .none
      }
  }
}
