public import Foundation
public import HeadlessUIKit

/// A font, whose size may depend on its surroundings.
public struct Font: Hashable, Sendable {
  /// The font before anything is changed on it.
  enum Origin: Hashable, Sendable {
    case style(TextStyle, Design)
    case system(size: CGFloat, Design)
    case named(String, size: CGFloat, relativeTo: TextStyle?)
    case fixed(UIFont)
  }

  /// A change of a font.
  package enum Change: Hashable, Sendable {
    case weight(Weight)
    case bold(Bool)
    case italic(Bool)
    case design(Design)
    case width(Width)
    case leading(Leading)
    /// Forms of glyphs that fonts here don't have.
    case forms(GlyphForms)
  }

  /// Forms of glyphs.
  package enum GlyphForms: Hashable, Sendable { case smallCaps, monospacedDigits }

  let origin: Origin
  private(set) var changes: [Change] = []

  init(_ origin: Origin, _ changes: [Change] = []) {
    (self.origin, self.changes) = (origin, changes)
  }

  public init(_ font: CTFont) { self.init(.fixed(font)) }

  /// The font with changes, the last of which wins.
  package func changed(by changes: [Change]) -> Font { Font(origin, self.changes + changes) }
}

// MARK: Making fonts

extension Font {
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(.style(style, design ?? .default), weight.map { [.weight($0)] } ?? []) }

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size, design ?? .default), weight.map { [.weight($0)] } ?? [])
  }

  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { Font(.named(name, size: size, relativeTo: textStyle)) }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name, size: fixedSize, relativeTo: nil))
  }

  public static let extraLargeTitle2 = system(.extraLargeTitle2)
  public static let extraLargeTitle = system(.extraLargeTitle)
  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)
}

// MARK: Changing fonts

extension Font {
  public func weight(_ weight: Weight) -> Font { changed(by: [.weight(weight)]) }
  public func width(_ width: Width) -> Font { changed(by: [.width(width)]) }
  public func bold() -> Font { changed(by: [.bold(true)]) }
  public func bold(_ isActive: Bool) -> Font { changed(by: [.bold(isActive)]) }
  public func italic() -> Font { changed(by: [.italic(true)]) }
  public func italic(_ isActive: Bool) -> Font { changed(by: [.italic(isActive)]) }
  public func leading(_ leading: Leading) -> Font { changed(by: [.leading(leading)]) }
  public func monospaced() -> Font { changed(by: [.design(.monospaced)]) }
  public func monospaced(_ isActive: Bool) -> Font {
    changed(by: [.design(isActive ? .monospaced : .default)])
  }
  public func monospacedDigit() -> Font { changed(by: [.forms(.monospacedDigits)]) }
  public func smallCaps() -> Font { changed(by: [.forms(.smallCaps)]) }
  public func lowercaseSmallCaps() -> Font { smallCaps() }
  public func uppercaseSmallCaps() -> Font { smallCaps() }
}

// MARK: In surroundings

extension Font {
  /// The font in these surroundings; the system's stands for one that is not there.
  package func resolved(in environment: EnvironmentValues) -> UIFont {
    let size = environment.dynamicTypeSize
    var font =
      switch origin {
      case .style(let style, let design):
        UIFont(
          InstalledFace(weight: style.weight.uiWeight, design: design.uiDesign),
          size: style.size(at: size))
      case .system(let points, let design):
        UIFont(InstalledFace(design: design.uiDesign), size: points)
      case .named(let name, let points, let style):
        UIFont.named(name, size: points * (style?.growth(at: size) ?? 1))
      case .fixed(let font): font
      }
    for change in changes { font = change.applied(to: font) }
    return font
  }
}

extension UIFont {
  fileprivate static func named(_ name: String, size: CGFloat) -> UIFont {
    UIFont(name: name, size: size) ?? systemFont(ofSize: size)
  }
}

extension Font.Change {
  /// The font, changed; widths, leading and forms of glyphs are those of the face.
  fileprivate func applied(to font: UIFont) -> UIFont {
    var face = font.face
    switch self {
    case .weight(let weight): face.weight = weight.uiWeight
    case .bold(let isActive): face.weight = isActive ? .bold : .regular
    case .italic(let isActive): face.isItalic = isActive
    case .design(let design):
      guard face.isSystem else { return font }
      face.design = design.uiDesign
    case .width, .leading, .forms: return font
    }
    return UIFont(face, size: font.pointSize)
  }
}

extension EnvironmentValues {
  public var font: Font? {
    get { self[.font, or: nil] }
    set { self[.font, or: nil] = newValue }
  }

  /// Changes of whatever font is set, from the outermost view inward.
  package var fontChanges: [Font.Change] {
    get { self[.fontChanges, or: []] }
    set { self[.fontChanges, or: []] = newValue }
  }

  /// The font of texts: the one that is set, or that of plain text, changed as views around say.
  package var textFont: UIFont { (font ?? .body).changed(by: fontChanges).resolved(in: self) }
}
