/// One step of a path.
public enum PathElement: Hashable, Sendable {
  /// Begins a new contour.
  case move(Point)
  /// A straight line.
  case line(Point)
  /// A curve with one control point.
  case quad(control: Point, Point)
  /// A curve with two control points.
  case cubic(Point, Point, Point)
  /// The straight line back to where the contour began.
  case close
}

/// Rules for the inside of a path that crosses itself.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Those that the path winds around, counted with sign.
  case nonZero = "non-zero"
  /// Those that a ray leaves through an odd number of edges.
  case evenOdd = "even-odd"
}

/// An outline made of lines and curves.
///
/// Open contours are filled as if they were closed. Two paths can be blended into one another
/// when they have the same structure: the same kinds of elements in the same order.
public struct Path: Hashable, Sendable {
  /// The steps, in order.
  public var elements: [PathElement]

  /// The path with these steps.
  public init(_ elements: [PathElement] = []) {
    self.elements = elements
  }

  /// The outline of a polygon.
  public init(polygon points: [Point]) {
    guard let first = points.first else {
      self.init()
      return
    }
    self.init([.move(first)] + points.dropFirst().map { .line($0) } + [.close])
  }

  /// True if there is nothing to draw.
  public var isEmpty: Bool { elements.isEmpty }

  /// Position of the pen after drawing the path; `nil` if there is nothing to draw.
  public var end: Point? {
    var (pen, start): (Point?, Point?) = (nil, nil)
    for element in elements {
      if case .move(let point) = element { start = point }
      pen = element.points.last ?? start
    }
    return pen
  }

  /// The path with every point mapped.
  public func map(_ change: (Point) -> Point) -> Path {
    Path(elements.map { $0.map(change) })
  }

  /// All points in order, control points included.
  public var points: [Point] { elements.flatMap(\.points) }

  /// The smallest rectangle that holds all points and control points; it may be larger than what
  /// the curves touch.
  public var controlBox: Rect { Rect(around: points) }

  /// Returns `true` if `other` has the same kinds of elements in the same order.
  public func hasStructure(of other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { $0.isSameKind(as: $1) }
  }
}

extension PathElement {
  /// The points of the step, the end point last.
  public var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  /// The step with every point mapped.
  public func map(_ change: (Point) -> Point) -> PathElement {
    switch self {
    case .move(let end): .move(change(end))
    case .line(let end): .line(change(end))
    case .quad(let control, let end): .quad(control: change(control), change(end))
    case .cubic(let first, let second, let end): .cubic(change(first), change(second), change(end))
    case .close: .close
    }
  }

  /// Returns `true` if both steps draw the same kind of line.
  func isSameKind(as other: PathElement) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quad, .quad), (.cubic, .cubic), (.close, .close): true
    default: false
    }
  }
}
