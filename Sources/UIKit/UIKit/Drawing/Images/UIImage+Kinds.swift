// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

public import HeadlessCoreGraphics

extension UIImage {
  /// Orientations of a file's pixels.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// True if width and height are swapped.
    var isSideways: Bool {
      [.left, .right, .leftMirrored, .rightMirrored].contains(self)
    }

    /// The same, seen in a mirror.
    var mirrored: Orientation {
      switch self {
      case .up: .upMirrored
      case .down: .downMirrored
      case .left: .rightMirrored
      case .right: .leftMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .right
      case .rightMirrored: .left
      }
    }

    /// From the unit square of the pixels to that of what is seen; y points down.
    var transform: CGAffineTransform {
      switch self {
      case .up: .identity
      case .down: CGAffineTransform(-1, 0, 0, -1, 1, 1)
      case .left: CGAffineTransform(0, -1, 1, 0, 0, 1)
      case .right: CGAffineTransform(0, 1, -1, 0, 1, 0)
      case .upMirrored: CGAffineTransform(-1, 0, 0, 1, 1, 0)
      case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, 1)
      case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
      case .rightMirrored: CGAffineTransform(0, -1, -1, 0, 1, 1)
      }
    }
  }

  /// Modes of drawing a picture: with its own colors, or only where it is opaque.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// Ways of enlarging the middle of a resizable picture.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// Thicknesses of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Sizes of a symbol relative to glyphs.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1, unspecified
    case small, medium, large
  }

  open class Configuration: NSObject, @unchecked Sendable {
    public override init() { super.init() }
  }

  /// Configuration for drawing a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat

    private init(size: CGFloat) { pointSize = size }

    public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize)
    }

    public convenience init(weight: SymbolWeight) { self.init(size: 17) }

    public convenience init(scale: SymbolScale) { self.init(size: 17) }

    public convenience init(font: UIFont) { self.init(size: font.pointSize) }

    public convenience init(textStyle: UIFont.TextStyle) { self.init(size: textStyle.look.size) }
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// Type that `#imageLiteral` makes.
public typealias _ImageLiteralType = UIImage
