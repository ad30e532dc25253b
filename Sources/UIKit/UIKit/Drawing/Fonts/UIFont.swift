// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

public import HeadlessCoreGraphics
package import SegueSceneGraph

/// A font in a size.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// Face of the font, without its size.
  package let face: InstalledFace
  open var pointSize: CGFloat { size }
  private let size: CGFloat

  package init(_ face: InstalledFace, size: CGFloat) { (self.face, self.size) = (face, size) }

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

  private var metrics: FontMetrics { unsafe UIFont.metrics(face) }

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
  nonisolated(unsafe) package static var metrics: (InstalledFace) -> FontMetrics = { _ in .system }
  /// The families that stand for the system's font in a design, where that is not the scene's own.
  nonisolated(unsafe) package static var designs: [UIFontDescriptor.SystemDesign: String] = [
    .monospaced: "DejaVu Sans Mono", .serif: "Noto Serif",
  ]
  /// Closure that returns true if there is a family of this name.
  nonisolated(unsafe) package static var isKnown: (String) -> Bool = { _ in true }
}
