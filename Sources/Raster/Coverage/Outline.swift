public import SegueGeometry

/// A step of an outline, on the grid of 1/256 pixel.
public enum OutlineElement: Hashable, Sendable {
  /// Starts a contour; the one before is closed.
  case move(GridPoint)
  /// A straight line.
  case line(GridPoint)
  /// A quadratic curve by way of a control point.
  case quad(GridPoint, GridPoint)
  /// A cubic curve by way of two control points.
  case cubic(GridPoint, GridPoint, GridPoint)
}

/// What is filled: closed contours in canvas pixels, snapped to 1/256 pixel.
///
/// Every contour is closed by a line back to its start.
public struct Outline: Hashable, Sendable {
  /// The steps, in order.
  public var elements: [OutlineElement]
  /// Which of the enclosed parts are inside.
  public var fillRule: FillRule

  /// An outline of these steps.
  public init(_ elements: [OutlineElement], fillRule: FillRule = .nonZero) {
    self.elements = elements
    self.fillRule = fillRule
  }

  /// A path that has been mapped to the canvas.
  public init(
    _ path: Path, _ transform: AffineTransform = .identity, fillRule: FillRule = .nonZero
  ) {
    func grid(_ point: Point) -> GridPoint { GridPoint(transform.map(point)) }
    var start = GridPoint(x: 0, y: 0)
    self.init(
      path.elements.map { element in
        switch element {
        case .move(let end):
          start = grid(end)
          return .move(start)
        case .line(let end): return .line(grid(end))
        case .quad(let control, let end): return .quad(grid(control), grid(end))
        case .cubic(let first, let second, let end):
          return .cubic(grid(first), grid(second), grid(end))
        case .close: return .line(start)
        }
      }, fillRule: fillRule)
  }

  /// The closed polygon with these corners.
  public init(polygon corners: [GridPoint]) {
    self.init(corners.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
  }
}

extension Outline {
  /// The smallest rectangle of pixels that holds all points and control points.
  public var bounds: PixelRect {
    var box: PixelRect?
    for element in elements {
      for point in element.points {
        let x = Int(point.x)
        let y = Int(point.y)
        box =
          box.map {
            PixelRect(
              minX: min($0.minX, x), minY: min($0.minY, y), maxX: max($0.maxX, x),
              maxY: max($0.maxY, y))
          } ?? PixelRect(minX: x, minY: y, maxX: x, maxY: y)
      }
    }
    guard let box else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    return PixelRect(
      minX: box.minX >> 8, minY: box.minY >> 8, maxX: (box.maxX + 255) >> 8,
      maxY: (box.maxY + 255) >> 8)
  }
}

extension OutlineElement {
  /// The control points, then the end.
  var points: [GridPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .cubic(let first, let second, let end): [first, second, end]
    }
  }
}
