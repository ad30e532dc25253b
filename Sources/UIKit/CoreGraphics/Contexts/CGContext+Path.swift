public import Foundation
internal import SegueGeometry
internal import SegueSceneGraph

extension CGContext {
  /// Forgets the path.
  public func beginPath() { outline = CGMutablePath() }
  /// Puts the pen somewhere.
  public func move(to point: CGPoint) { outline.move(to: point, transform: ctm) }
  /// Draws a line to a point.
  public func addLine(to point: CGPoint) { outline.addLine(to: point, transform: ctm) }
  /// Draws lines through points.
  public func addLines(between points: [CGPoint]) {
    outline.addLines(between: points, transform: ctm)
  }
  /// Draws a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }
  /// Draws a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end, control: control, transform: ctm)
  }
  /// Draws a line back to where the contour began.
  public func closePath() { outline.closeSubpath() }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { outline.addRect(rect, transform: ctm) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { outline.addRects(rects, transform: ctm) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect, transform: ctm) }
  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { outline.addPath(path, transform: ctm) }

  /// Adds a piece of a circle; clockwise means where y points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: ctm)
  }

  /// Adds a piece of a circle that rounds a corner.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    outline.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
  }

  /// The path, in user space.
  public var path: CGPath? { outline.isEmpty ? nil : CGPath(userOutline) }
  /// True if there is no path.
  public var isPathEmpty: Bool { outline.isEmpty }
  /// Current point of the path, in user space.
  public var currentPointOfPath: CGPoint { outline.currentPoint.applying(ctm.inverted()) }
  /// The box around the path, in user space.
  public var boundingBoxOfPath: CGRect { CGPath(userOutline).boundingBox }

  /// Returns true if the path touches a point of the canvas, in pixels.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    let place = CGPoint(x: point.x / scale, y: point.y / scale)
    let isInside = mode != .stroke && outline.contains(place, using: rule)
    let hasLine = ![.fill, .eoFill].contains(mode)
    return isInside || (hasLine && CGPath(strokedOutline).contains(place))
  }

  /// Makes the outline of the line along the path the path.
  public func replacePathWithStrokedPath() { outline = CGMutablePath(strokedOutline) }

  /// The path in user space.
  var userOutline: Path { outline.path.applying(ctm.inverted()) }

  /// The area of the line along the path, on the canvas.
  var strokedOutline: Path {
    state.userStroke().area(along: userOutline, tolerance: PathSurvey.tolerance).applying(ctm)
  }

  /// Takes the path, which painting and clipping leave empty.
  func takeOutline() -> Path {
    defer { beginPath() }
    return outline.path
  }
}

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
