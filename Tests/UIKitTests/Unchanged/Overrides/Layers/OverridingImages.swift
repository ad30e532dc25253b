import UIKit

/// Overrides what subclasses of UIImage override.
class OverridingImage: UIImage, @unchecked Sendable {
  override var size: CGSize { super.size }
  override var scale: CGFloat { super.scale }
  override var renderingMode: UIImage.RenderingMode { super.renderingMode }
  override var imageOrientation: UIImage.Orientation { super.imageOrientation }
  override func draw(in rect: CGRect) { super.draw(in: rect) }
  override func draw(at point: CGPoint) { super.draw(at: point) }
  override func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    super.withRenderingMode(renderingMode)
  }
  override func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    super.resizableImage(withCapInsets: capInsets)
  }
  required convenience init(imageLiteralResourceName name: String) { self.init() }
}
