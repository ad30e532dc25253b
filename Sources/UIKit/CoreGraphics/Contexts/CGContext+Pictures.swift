public import Foundation
internal import SegueGeometry
package import SegueSceneGraph

extension CGContext {
  /// Draws a picture, stretched to a rectangle.
  ///
  /// The top of the picture is where y of the rectangle is largest: as in a space whose y points up.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    paint(image, in: rect, isFlipped: true, tint: nil)
  }

  /// Draws a picture with its top where y of the rectangle is smallest.
  ///
  /// - Parameter tint: a color in which its opaque parts are shown instead of their own.
  package func drawUpright(_ image: CGImage, in rect: CGRect, tint: CGColor? = nil) {
    paint(image, in: rect, isFlipped: false, tint: tint?.color)
  }

  /// Draws layers whose parent's coordinates are user space.
  package func draw(_ layers: [Layer]) {
    let name = nextID("layers")
    let group = Layer(name, children: layers.map { $0.prefixed("\(name)-") }) { $0.frame = canvas }
    paint(
      ctm.isIdentity ? group : placed(group, by: ctm), covering: Path(canvas).applying(ctm))
  }

  private func paint(_ image: CGImage, in rect: CGRect, isFlipped: Bool, tint: Color?) {
    let layer = imageLayer(image, in: rect, isFlipped: isFlipped, tint: tint)
    paint(layer, covering: Path(Rect(rect)).applying(ctm))
  }

  func imageLayer(
    _ image: CGImage, in rect: CGRect, isFlipped: Bool, tint: Color? = nil
  ) -> Layer {
    let box = Rect(rect)
    let upright = CGAffineTransform(
      a: 1, b: 0, c: 0, d: isFlipped ? -1 : 1, tx: CGFloat(box.minX),
      ty: CGFloat(isFlipped ? box.maxY : box.minY))
    let layer = image.layer(
      nextID("image"), in: Rect(origin: .zero, size: box.size), tint: tint,
      sampling: state.sampling)
    return placed(layer, by: upright.concatenating(ctm))
  }
}

// MARK: Gradients

extension CGContext {
  /// Fills what the clips leave with colors that run from one point to another.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let box = userCanvas
    var (start, end) = (box.unit(startPoint), box.unit(endPoint))
    var stops = gradient.stops.ended(options)
    if stops.count > gradient.stops.count {
      // Where the colors end, the way goes on, as long again: beyond its ends a way has no edges.
      let (x, y) = (end.x - start.x, end.y - start.y)
      (start, end) = (UnitPoint(start.x - x, start.y - y), UnitPoint(end.x + x, end.y + y))
      stops = stops.map { Gradient.Stop($0.color, at: ($0.offset + 1) / 3) }
    }
    draw(
      Gradient(.linear(start: start, end: end), stops: stops, interpolation: .straight), in: box)
  }

  /// Fills what the clips leave with colors that run from one circle to another.
  ///
  /// Both have the center of the second one.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let box = userCanvas
    let (inner, outer) = (Double(min(startRadius, endRadius)), Double(max(startRadius, endRadius)))
    guard outer > 0 else { return }
    var stops = gradient.stops.ended(options)
    if startRadius > endRadius {
      stops = stops.reversed().map { Gradient.Stop($0.color, at: 1 - $0.offset) }
    }
    // The way goes on behind the larger circle, where the colors may end.
    let reach = 2 * outer
    stops = stops.map { Gradient.Stop($0.color, at: (inner + $0.offset * (outer - inner)) / reach) }
    let center = box.unit(startRadius > endRadius ? startCenter : endCenter)
    draw(
      Gradient(
        .radial(center: center, radii: Size(reach / box.width, reach / box.height)), stops: stops,
        interpolation: .straight), in: box)
  }

  private func draw(_ gradient: Gradient, in box: Rect) {
    if state.isFlat { return }
    let layer = Layer(nextID("gradient")) {
      $0.frame = box
      $0.content = .paint(.gradient(gradient))
    }
    paint(placed(layer, by: ctm), covering: Path(canvas))
  }

  /// A box of user space that holds the canvas.
  private var userCanvas: Rect { Rect(CGRect(canvas).applying(ctm.inverted())) }
}

extension Rect {
  fileprivate func unit(_ point: CGPoint) -> UnitPoint {
    UnitPoint((Double(point.x) - minX) / width, (Double(point.y) - minY) / height)
  }
}

extension [Gradient.Stop] {
  /// The stops with nothing beyond an end that does not go on.
  fileprivate func ended(_ options: CGGradientDrawingOptions) -> [Gradient.Stop] {
    guard let first, let last else { return self }
    var stops = self
    func clear(_ stop: Gradient.Stop, at offset: Double) -> [Gradient.Stop] {
      var color = stop.color
      color.alpha = 0
      let edge = stop.offset == offset ? [] : [Gradient.Stop(stop.color, at: offset)]
      return edge + [Gradient.Stop(color, at: offset)]
    }
    if !options.contains(.drawsBeforeStartLocation) {
      stops = clear(first, at: 0).reversed() + stops
    }
    if !options.contains(.drawsAfterEndLocation) { stops += clear(last, at: 1) }
    return stops
  }
}
