public import HeadlessCoreGraphics
package import SegueSceneGraph

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

/// A font in a size.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// Face of the font, without its size.
  package let face: InstalledFace
  open var pointSize: CGFloat { size }
  private let size: CGFloat

  package init(_ face: InstalledFace, size: CGFloat) { (self.face, self.size) = (face, size) }

  /// The system's font in the size of labels; Apple's is a font of no size, with which nobody could set a text.
  public convenience override init() {
    self.init(UIFont.systemFont(ofSize: UIFont.systemFontSize).face, size: UIFont.systemFontSize)
  }

  /// The font of a family's or a face's name; `nil` for one that is not found.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let face = InstalledFace(name: fontName)
    guard unsafe UIFont.isKnown(face.family) else { return nil }
    self.init(face, size: fontSize)
  }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.face, size: pointSize > 0 ? pointSize : descriptor.pointSize)
  }

  open var fontName: String { face.name }
  open var familyName: String { face.isSystem ? ".AppleSystemUIFont" : face.family }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face, size: size) }

  // MARK: Metrics

  /// Distance that glyphs reach above the baseline.
  open var ascender: CGFloat { metrics.ascender * size }
  /// Distance that glyphs reach below the baseline; negative.
  open var descender: CGFloat { metrics.descender * size }
  open var leading: CGFloat { metrics.leading * size }
  open var capHeight: CGFloat { metrics.capHeight * size }
  open var xHeight: CGFloat { metrics.xHeight * size }
  open var lineHeight: CGFloat { (metrics.ascender - metrics.descender) * size }

  private var metrics: InstalledFace.Metrics { unsafe UIFont.metrics(face) }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face, size: fontSize) }

  open func copy(with zone: NSZone?) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont).map { $0.face == face && $0.size == size } ?? false
  }

  open override var hash: Int { face.hashValue }

  /// The font in the words of scenes: the system's is the scene's own family, or the one of a kind.
  package var sceneFont: Font {
    var font = Font(size: Double(size), weight: Double(face.weight.css), isItalic: face.isItalic)
    if let family = face.isSystem ? unsafe UIFont.designs[face.design] : face.family {
      font.source = .family(family)
    }
    return font
  }

  // Set once, before anything is drawn on the main thread.

  /// The metrics of a face of size 1, as who knows fonts says.
  nonisolated(unsafe) package static var metrics: (InstalledFace) -> InstalledFace.Metrics = { _ in
    .system
  }
  /// The families that stand for the system's font in a design, where that is not the scene's own.
  nonisolated(unsafe) package static var designs: [UIFontDescriptor.SystemDesign: String] = [
    .monospaced: "DejaVu Sans Mono", .serif: "Noto Serif",
  ]
  /// Closure that returns true if there is a family of this name.
  nonisolated(unsafe) package static var isKnown: (String) -> Bool = { _ in true }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

extension UIFont {
  /// Purpose of a text.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size at the default text size, and the weight.
    var look: (size: CGFloat, weight: Weight) {
      switch self {
      case .extraLargeTitle: (36, .bold)
      case .extraLargeTitle2: (28, .bold)
      case .largeTitle: (34, .regular)
      case .title1: (28, .regular)
      case .title2: (22, .regular)
      case .title3: (20, .regular)
      case .headline: (17, .semibold)
      case .callout: (16, .regular)
      case .subheadline: (15, .regular)
      case .footnote: (13, .regular)
      case .caption1: (12, .regular)
      case .caption2: (11, .regular)
      default: (17, .regular)
      }
    }
  }

  /// The font of a style, at the default text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont.systemFont(ofSize: style.look.size, weight: style.look.weight)
  }

  /// The font of a style, at the default text size.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }
}

/// Scaling of sizes where people choose larger texts: here none, at the default text size.
open class UIFontMetrics: NSObject {
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }
  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

extension UIFont {
  /// Thickness of glyphs, from -1 to 1.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// Their names in PostScript names.
    static let names: [(name: String, weight: Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
      ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold),
      ("heavy", .heavy), ("black", .black),
    ]

    /// The weight as CSS counts, from 100 to 900: that of the nearest name.
    package var css: Int {
      let steps: [(Weight, Int)] = [
        (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
        (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
      ]
      let nearest = steps.min {
        abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue)
      }
      return nearest?.1 ?? 400
    }
  }
}

// MARK: The system's fonts

extension UIFont {
  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(InstalledFace(), size: fontSize)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(InstalledFace(weight: weight), size: fontSize)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    // Bold since iOS 9 has the weight of semibold.
    UIFont(InstalledFace(weight: .semibold), size: fontSize)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(InstalledFace(isItalic: true), size: fontSize)
  }

  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(InstalledFace(weight: weight), size: fontSize)
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(InstalledFace(weight: weight, design: .monospaced), size: fontSize)
  }
}
