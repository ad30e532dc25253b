public import Foundation
internal import SegueGeometry
internal import SegueSceneGraph

extension CGContext {
  /// Fills the path, strokes it, or both, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fillPath()
    case .eoFill: fillPath(using: .evenOdd)
    case .stroke: strokePath()
    case .fillStroke, .eoFillStroke:
      let path = outline.path
      fillPath(using: mode == .fillStroke ? .winding : .evenOdd)
      outline = CGMutablePath(path)
      strokePath()
    }
  }

  /// Fills the path, and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takeOutline(), rule.scene)
  }

  /// Strokes the path, and forgets it.
  public func strokePath() {
    let (area, user) = (strokedOutline, userOutline)
    let path = takeOutline()
    guard !path.isEmpty, state.lineWidth > 0 else { return }
    if let stroke = state.evenStroke {
      let shape = ShapeContent(path, fill: nil, stroke: stroke)
      paint(canvasLayer("stroke", .shape(shape)), covering: area)
    } else if !state.isFlat {
      let shape = ShapeContent(user, fill: nil, stroke: state.userStroke())
      paint(placed(canvasLayer("stroke", .shape(shape)), by: ctm), covering: area)
    }
  }

  /// Fills a rectangle; the path is left alone.
  public func fill(_ rect: CGRect) {
    fill(Path(Rect(rect)).applying(ctm), .nonZero)
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { rects.forEach(fill) }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    fill(Outlines.ellipse(in: Rect(rect)).applying(ctm), .nonZero)
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    outline = CGMutablePath(Path(Rect(rect)).applying(ctm))
    strokePath()
  }

  /// Strokes a rectangle with a line of a thickness of its own.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let kept = state.lineWidth
    setLineWidth(width)
    stroke(rect)
    state.lineWidth = kept
  }

  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    outline = CGMutablePath(Outlines.ellipse(in: Rect(rect)).applying(ctm))
    strokePath()
  }

  /// Strokes lines between every two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Takes away whatever is in a rectangle.
  public func clear(_ rect: CGRect) {
    erase(Path(Rect(rect)).applying(ctm))
  }

  private func fill(_ path: Path, _ rule: FillRule) {
    if path.isEmpty { return }
    let shape = ShapeContent(path, fillRule: rule, fill: .color(state.fill))
    paint(canvasLayer("fill", .shape(shape)), covering: path)
  }

  func canvasLayer(_ kind: String, _ content: Content) -> Layer {
    Layer(nextID(kind)) {
      $0.frame = canvas
      $0.content = content
    }
  }

  /// The layer whose parent's coordinates are user space, put on the canvas.
  func placed(_ layer: Layer, by transform: CGAffineTransform) -> Layer {
    var (layer, linear) = (layer, SegueGeometry.AffineTransform(transform))
    let origin = linear.map(layer.frame.origin)
    (linear.tx, linear.ty) = (0, 0)
    if linear.isUpright, layer.children.isEmpty, case .image = layer.content {
      let size = layer.size
      layer.frame = Rect(
        origin: origin, size: Size(size.width * linear.a, size.height * linear.d))
      return layer
    }
    layer.properties.anchor = .topLeft
    layer.properties.position = origin
    layer.properties.transform.matrix = Transform(linear)
    return layer
  }
}
