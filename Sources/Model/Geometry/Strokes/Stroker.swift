/// Draws the area of a line, contour by contour.
///
/// The area is that of all pieces together, and of the wedges that joints and caps add. The outline
/// goes around each of them clockwise, or twice along an edge in both directions: so no point is
/// wound around backward, and the non-zero rule fills all of them without a hole, however tightly
/// the line bends.
struct Stroker {
  private let style: LineStyle
  private let radius: Double
  private var divider: CurveDivider
  private(set) var elements: [PathElement] = []

  /// Curves are cut into at most 512 pieces each, and into at most this many together.
  private static let mostPieces = 1 << 15

  /// - Parameter curveCount: how many curves there will be.
  init(_ style: LineStyle, tolerance: Double, curveCount: Int) {
    self.style = style
    radius = style.width / 2
    var deepest = 9
    while deepest > 0, curveCount << deepest > Stroker.mostPieces { deepest -= 1 }
    divider = CurveDivider(radius: radius, tolerance: tolerance, deepest: deepest)
  }

  mutating func add(_ contour: Contour) {
    let pieces = pieces(of: contour)
    guard let first = pieces.first, let last = pieces.last else {
      addDot(at: contour.start)
      return
    }
    var walk = StrokeWalk(first, style, radius)
    for (before, after) in zip(pieces, pieces.dropFirst()) {
      walk.join(before, after)
      walk.go(along: after)
    }
    if contour.isClosed {
      walk.closeSeam(last, first)
      elements += walk.left.contour
      elements += [.move(walk.right.end)] + walk.right.stepsBack + [.close]
    } else {
      elements += [.move(walk.left.start)] + walk.left.steps
      addCap(at: last.end, last.endDirection, to: walk.right.end)
      elements += walk.right.stepsBack
      addCap(at: first.start, -first.startDirection, to: walk.left.start)
      elements.append(.close)
    }
  }

  private mutating func pieces(of contour: Contour) -> [StrokePiece] {
    var pieces: [StrokePiece] = []
    for segment in contour.segments {
      let count = pieces.count
      switch segment {
      case .line(let start, let end):
        if let piece = StrokePiece(line: start, end) { pieces.append(piece) }
      case .curve(let curve):
        pieces += divider.pieces(of: curve)
      }
      if count < pieces.count { pieces[count].isCorner = true }
    }
    return pieces
  }

  /// Adds the stroke of a zero-length line: its caps.
  private mutating func addDot(at center: Point) {
    let box = Rect(
      x: center.x - radius, y: center.y - radius, width: style.width, height: style.width)
    switch style.cap {
    case .butt: break
    case .square: elements += Path(box).elements
    case .round: elements += Path(ellipseIn: box).elements
    }
  }

  /// The way around the end of a line, from its left to its right, where `direction` leads out.
  private mutating func addCap(at end: Point, _ direction: Vector, to right: Point) {
    let toRight = direction.turnedRight * radius
    let out = direction * radius
    switch style.cap {
    case .butt: elements.append(.line(right))
    case .square:
      elements += [.line(end - toRight + out), .line(end + toRight + out), .line(right)]
    case .round:
      elements += CircleArc(about: end, from: -toRight, to: toRight, by: direction).elements
    }
  }
}

extension Path {
  /// The area of the line along the path, to be filled by the non-zero rule.
  ///
  /// A contour without length, such as `M 5 5 Z`, is a dot if its caps are round or square.
  ///
  /// - Parameter tolerance: how far the outline may be from the true one, in points.
  public func stroked(_ style: LineStyle, tolerance: Double) -> Path {
    guard style.width > 0, tolerance > 0 else { return Path() }
    var style = style
    style.width = min(style.width, 1e9)
    let contours = contours
    let curveCount = contours.reduce(0) { $0 + $1.segments.count(where: \.isCurve) }
    var stroker = Stroker(style, tolerance: tolerance, curveCount: curveCount)
    for contour in contours { stroker.add(contour) }
    return Path(stroker.elements)
  }
}
