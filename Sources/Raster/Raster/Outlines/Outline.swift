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

/// Area to fill: closed contours in canvas pixels, snapped to 1/256 pixel.
///
/// Every contour is closed by a line back to its start.
public struct Outline: Hashable, Sendable {
  /// The steps, in order.
  public var elements: [OutlineElement]
  /// Rule that says which of the enclosed parts are inside.
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
  /// Number of steps that the hash of an outline samples.
  private static let hashedSteps = 16

  /// Feeds some of the steps to `hasher`: a page of text has a hundred thousand, and a frame that is
  /// drawn anew asks for them only to find that no other is like it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements.count)
    let distance = max(elements.count / Outline.hashedSteps, 1)
    for index in stride(from: 0, to: elements.count, by: distance) {
      hasher.combine(elements[index])
    }
    hasher.combine(fillRule)
  }
}

extension Outline {
  /// The smallest rectangle of pixels that holds all points and control points.
  public var bounds: PixelRect {
    if elements.isEmpty { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    var (minX, minY) = (Int32.max, Int32.max)
    var (maxX, maxY) = (Int32.min, Int32.min)
    func add(_ point: GridPoint) {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    for element in elements {
      switch element {
      case .move(let end), .line(let end): add(end)
      case .quad(let control, let end):
        add(control)
        add(end)
      case .cubic(let first, let second, let end):
        add(first)
        add(second)
        add(end)
      }
    }
    return PixelRect(
      minX: Int(minX) >> 8, minY: Int(minY) >> 8, maxX: (Int(maxX) + 255) >> 8,
      maxY: (Int(maxY) + 255) >> 8)
  }
}

extension OutlineElement {
  /// The control points, then the end.
  package var controlPoints: [GridPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .cubic(let first, let second, let end): [first, second, end]
    }
  }
}
