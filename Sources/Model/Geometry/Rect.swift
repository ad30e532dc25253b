/// An upright rectangle: a corner and a size, in points.
///
/// A rectangle holds its left and top edges and not its right and bottom ones, so abutting
/// rectangles share no point. A negative extent makes a rectangle empty; it is never normalized.
public struct Rect: Hashable, Sendable, Codable {
  /// The top left corner.
  public var origin: Point
  /// The extents from there.
  public var size: Size

  /// The rectangle with this corner and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The rectangle with these numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  /// The rectangle between these edges.
  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The smallest rectangle that holds all points; zero without any.
  package init(around points: [Point]) {
    guard let first = points.first else {
      self = .zero
      return
    }
    let rest = points.dropFirst()
    self.init(
      minX: rest.reduce(first.x) { min($0, $1.x) }, minY: rest.reduce(first.y) { min($0, $1.y) },
      maxX: rest.reduce(first.x) { max($0, $1.x) }, maxY: rest.reduce(first.y) { max($0, $1.y) })
  }

  /// Nothing, at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  package var minX: Double { origin.x }
  /// The top edge.
  package var minY: Double { origin.y }
  /// The right edge.
  package var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  package var maxY: Double { origin.y + size.height }
  /// The extent to the right.
  public var width: Double { size.width }
  /// The extent downward.
  public var height: Double { size.height }
  /// True if no point is inside.
  package var isEmpty: Bool { size.isEmpty }

  /// The point at a fraction of the extents; (0.5, 0.5) is the center.
  package func point(at unit: UnitPoint) -> Point {
    Point(origin.x + size.width * unit.x, origin.y + size.height * unit.y)
  }

  /// The middle.
  package var center: Point { point(at: .center) }

  /// The corners: top left, top right, bottom right, bottom left.
  package var corners: Quad {
    Quad(
      topLeft: Point(minX, minY), topRight: Point(maxX, minY), bottomRight: Point(maxX, maxY),
      bottomLeft: Point(minX, maxY))
  }

  /// Returns `true` if the point is inside or on the left or top edge.
  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns `true` if all of `other` is inside; an empty rectangle is inside everything.
  package func contains(_ other: Rect) -> Bool {
    other.isEmpty
      || (other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY)
  }

  /// Returns the common part of both rectangles; `nil` if they share no point.
  package func intersection(_ other: Rect) -> Rect? {
    let shared = Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return shared.isEmpty ? nil : shared
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  package func union(_ other: Rect) -> Rect {
    if other.isEmpty { return self }
    if isEmpty { return other }
    return Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The rectangle moved by `vector`.
  package func offset(by vector: Vector) -> Rect { Rect(origin: origin + vector, size: size) }

  /// The rectangle without a margin; negative insets grow it.
  package func inset(by insets: Insets) -> Rect {
    Rect(
      minX: minX + insets.left, minY: minY + insets.top,
      maxX: maxX - insets.right, maxY: maxY - insets.bottom)
  }

  /// The rectangle with each edge moved outward by `amount`.
  package func outset(by amount: Double) -> Rect { inset(by: Insets(all: -amount)) }

  /// The smallest rectangle with whole edges that holds this one.
  ///
  /// Law: `rect.roundedOutward().contains(rect)`.
  package func roundedOutward() -> Rect {
    Rect(
      minX: minX.rounded(.down), minY: minY.rounded(.down),
      maxX: maxX.rounded(.up), maxY: maxY.rounded(.up))
  }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable, Codable {
  /// The extent to the right.
  public var width: Double
  /// The extent downward.
  public var height: Double

  /// The size with these extents.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent.
  public static let zero = Size(0, 0)

  /// True if nothing can be inside: an extent is zero, negative or not a number.
  package var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The size, `factor` times as large.
  public static func * (size: Size, factor: Double) -> Size {
    Size(size.width * factor, size.height * factor)
  }
}

/// Margins inside the four edges of a box, in points.
public struct Insets: Hashable, Sendable {
  /// The margin at the top.
  package var top: Double
  /// The margin on the right.
  package var right: Double
  /// The margin at the bottom.
  package var bottom: Double
  /// The margin on the left.
  package var left: Double

  /// The margins, clockwise from the top.
  public init(top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// The same margin on every side.
  package init(all margin: Double) {
    self.init(top: margin, right: margin, bottom: margin, left: margin)
  }

  /// No margins.
  package static let zero = Insets(all: 0)
}
