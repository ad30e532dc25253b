public import Combine
public import HeadlessCoreGraphics
import HeadlessQuartzCore
public import HeadlessUIKit

/// A picture of a view, as it looks when it has just appeared.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content { willSet { objectWillChange.send() } }
  /// The room that the view is offered; its own size unless given.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// Pixels of a point.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  public var isOpaque = false { willSet { objectWillChange.send() } }
  public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

  public init(content view: Content) { content = view }

  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  public var cgImage: CGImage? {
    let drawing = drawing()
    guard drawing.size.width > 0, drawing.size.height > 0 else { return nil }
    let canvas = CGContext(size: drawing.size, scale: scale)
    if isOpaque {
      canvas.setFillColor(CGColor(gray: 0, alpha: 1))
      canvas.fill(CGRect(origin: .zero, size: drawing.size))
    }
    drawing.draw(canvas)
    return canvas.makeImage()
  }

  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ renderInContext: @escaping (CGContext) -> Void) -> Void
  ) {
    let drawing = drawing()
    renderer(drawing.size, drawing.draw)
  }

  /// The size of the view, and a way to draw it.
  private func drawing() -> (size: CGSize, draw: (CGContext) -> Void) {
    let host = TreeHost()
    host.room.scale = scale
    host.show(content, environment: EnvironmentValues())
    host.flush()
    let size = host.size(for: proposedSize)
    host.room.size = size
    host.layOutAnew()
    let box = CALayer()
    box.anchorPoint = .zero
    box.bounds.size = size
    box.showLayers(host.layers)
    let layers = box.drawnLayers(of: box.bounds)
    return (size, { $0.draw(layers) })
  }
}
