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
