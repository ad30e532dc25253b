// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

public import HeadlessCoreGraphics

/// Description of the requested font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let face: InstalledFace
  public let pointSize: CGFloat

  init(_ face: InstalledFace, size: CGFloat) { (self.face, pointSize) = (face, size) }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(InstalledFace(name: fontName), size: size)
  }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open var postscriptName: String { face.name }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight.css >= 600 { traits.insert(.traitBold) }
    if face.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed {
      $0.isItalic = symbolicTraits.contains(.traitItalic)
      let isBold = symbolicTraits.contains(.traitBold)
      if isBold != ($0.weight.css >= 600) { $0.weight = isBold ? .bold : .regular }
      if symbolicTraits.contains(.traitMonoSpace) { $0.design = .monospaced }
    }
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    face.isSystem ? changed { $0.design = design } : nil
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face, size: newPointSize)
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.family = newFamily }
  }

  private func changed(_ change: (inout InstalledFace) -> Void) -> UIFontDescriptor {
    var face = face
    change(&face)
    return UIFontDescriptor(face, size: pointSize)
  }

  /// The looks of the system's font.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Special traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
}
