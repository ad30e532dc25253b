/// Four corners in order: what a rectangle becomes when a transform has mapped it.
public struct Quad: Hashable, Sendable {
  /// The image of the top left corner.
  public var topLeft: Point
  /// The image of the top right corner.
  public var topRight: Point
  /// The image of the bottom right corner.
  public var bottomRight: Point
  /// The image of the bottom left corner.
  public var bottomLeft: Point

  /// The quadrilateral with these corners.
  public init(topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The corners, clockwise from the top left as seen from the front.
  public var points: [Point] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// The enclosed area; negative when the corners run counterclockwise, that is, when the
  /// viewer sees the back.
  public var signedArea: Double {
    (bottomRight - topLeft).cross(bottomLeft - topRight) / 2
  }

  /// True if the viewer sees the back of the mapped area; edge-on is neither side, so `false`.
  public var showsBack: Bool { signedArea < 0 }

  /// The smallest upright rectangle that holds the corners.
  public var boundingBox: Rect { Rect(around: points) }
}
