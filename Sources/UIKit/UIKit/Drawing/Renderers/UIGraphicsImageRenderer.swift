// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// What has no sentence here is what Apple's documentation says.

public import HeadlessCoreGraphics

/// Format of the pictures that are made.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels for each point.
  open var scale: CGFloat = GraphicsStack.screenScale
  open var opaque = false
  open var preferredRange = Range.automatic
  open internal(set) var bounds = CGRect.zero

  public override init() { super.init() }

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  public class func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  public class func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// Ranges of colors that a picture can have; here all.
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
}

/// Makes pictures of what is drawn.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat
  open var allowsImageOutput: Bool { true }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    format.bounds = bounds
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Returns the drawing of `actions` as a picture.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = GraphicsStack.begin(
      bounds.size, isOpaque: format.opaque, scale: format.scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    GraphicsStack.draw(into: context) {
      actions(UIGraphicsImageRendererContext(context, format))
    }
    return UIImage(drawnIn: context) ?? UIImage()
  }
}

/// Context in which an image renderer draws.
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  open var currentImage: UIImage { UIImage(drawnIn: cgContext) ?? UIImage() }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    keepingState {
      cgContext.setBlendMode(blendMode)
      cgContext.fill(rect)
    }
  }

  /// Draws a line along the inside of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    keepingState {
      cgContext.setBlendMode(blendMode)
      stroke(rect)
    }
  }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func keepingState(_ draw: () -> Void) {
    cgContext.saveGState()
    draw()
    cgContext.restoreGState()
  }
}

/// Returns the drawing so far as a picture.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().flatMap { UIImage(drawnIn: $0) }
}
