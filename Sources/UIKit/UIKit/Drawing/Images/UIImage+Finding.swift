public import Foundation
import HeadlessCoreGraphics
internal import SegueGeometry
internal import SegueSceneGraph

extension UIImage {
  /// The picture with this name among the app's; `nil` if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// The picture with this name among those of the bundle and the app's; `nil` if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let image = NamedPicture(name, in: bundle)?.image(for: traitCollection) else {
      return nil
    }
    self.init(image.cgImage, image.look)
  }

  /// The picture with this name among those of the bundle and the app's; `nil` if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// The picture of a file; `nil` if it is none.
  public convenience init?(contentsOfFile path: String) {
    guard let header = ImageFileHeader(contentsOf: path) else { return nil }
    self.init(
      CGImage(.file(PictureFile(path)), pixels: header.size), header,
      scale: PictureVariant.scale(of: path))
  }

  /// The picture that bytes mean; `nil` if they mean none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture that bytes mean; `nil` if they mean none.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageFileHeader(data), let path = PictureKeeper.keep(data) else {
      return nil
    }
    self.init(CGImage(.file(PictureFile(path)), pixels: header.size), header, scale: scale)
  }

  private convenience init(_ image: CGImage, _ header: ImageFileHeader, scale: CGFloat) {
    self.init(image, Look(scale: scale, orientation: header.orientation))
  }

  /// A square with round corners in place of a symbol, whose outlines are Apple's.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A square with round corners in place of a symbol, whose outlines are Apple's.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let size = Double((configuration as? SymbolConfiguration)?.pointSize ?? 17)
    let side = (size * 1.2).rounded()
    let glyph = Layer("symbol") {
      $0.frame = Rect(x: 0, y: 0, width: side, height: side)
      $0.content = .shape(
        ShapeContent(
          Path(
            roundedRect: Rect(
              x: size * 0.1, y: size * 0.1, width: side - size * 0.2, height: side - size * 0.2),
            radii: CornerRadii(all: size * 0.25)),
          fill: nil, stroke: Stroke(.color(.black), width: size * 0.1)))
    }
    let scale = Double(GraphicsStack.screenScale)
    let image = CGImage(
      .drawing([glyph], Size(side, side)), pixels: Size(side * scale, side * scale))
    self.init(image, Look(scale: CGFloat(scale), isSymbol: true))
  }

  /// The first of the pictures, which stands for all of them.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }
}
