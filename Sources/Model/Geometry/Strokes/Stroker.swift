/// Draws the area of a line, contour by contour.
///
/// The area is that of all pieces together, and of the wedges that joints and caps add. The outline
/// goes around each of them clockwise, or twice along an edge in both directions: so no point is
/// wound around backward, and the non-zero rule fills all of them without a hole, however tightly
/// the line bends.
private struct Stroker {
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
    var walk = StrokeWalk(first, style: style, radius: radius)
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
  package func stroked(_ style: LineStyle, tolerance: Double) -> Path {
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

/// The two sides of a line in the making.
private struct StrokeWalk {
  private(set) var left: StrokeSide
  private(set) var right: StrokeSide
  private let style: LineStyle
  private let radius: Double

  /// A walk that has come to the end of the first piece.
  init(_ first: StrokePiece, style: LineStyle, radius: Double) {
    (self.style, self.radius) = (style, radius)
    let toRight = first.startDirection.turnedRight * radius
    left = StrokeSide(from: first.start - toRight)
    right = StrokeSide(from: first.start + toRight)
    go(along: first)
  }

  /// Goes to the end of a piece.
  mutating func go(along piece: StrokePiece) {
    let toRight = piece.endDirection.turnedRight * radius
    left.go(to: piece.end - toRight, by: piece.leftControl)
    right.go(to: piece.end + toRight, by: piece.rightControl)
  }

  /// Turns from one piece into the next.
  mutating func join(_ before: StrokePiece, _ after: StrokePiece) {
    let joint = Joint(before, after, radius: radius)
    if joint.isSmooth { return }
    if joint.turnsRight {
      left.goAround(joint, join: after.isCorner ? style.join : .round, miterLimit: style.miterLimit)
      right.cutIn(joint)
    } else {
      right.goAround(
        joint, join: after.isCorner ? style.join : .round, miterLimit: style.miterLimit)
      left.cutIn(joint)
    }
  }

  /// Turns from the last piece into the first.
  mutating func closeSeam(_ last: StrokePiece, _ first: StrokePiece) {
    join(last, first)
    guard let crossing = Joint(last, first, radius: radius).innerCrossing else { return }
    if Joint(last, first, radius: radius).turnsRight {
      right.moveStart(to: crossing)
    } else {
      left.moveStart(to: crossing)
    }
  }
}

/// The point at which two pieces meet.
private struct Joint {
  let point: Point
  /// The directions in which the line arrives and leaves.
  let (arriving, leaving): (Vector, Vector)
  /// From the point to the outer sides of the two pieces.
  let (outerStart, outerEnd): (Vector, Vector)
  let turnsRight: Bool
  let isSmooth: Bool
  /// Intersection of the inner sides of two lines, if they are long enough to cross.
  let innerCrossing: Point?

  init(_ before: StrokePiece, _ after: StrokePiece, radius: Double) {
    (arriving, leaving) = (before.endDirection, after.startDirection)
    point = after.start
    turnsRight = arriving.cross(leaving) >= 0
    let outward = turnsRight ? -radius : radius
    outerStart = arriving.turnedRight * outward
    outerEnd = leaving.turnedRight * outward
    isSmooth = (leaving - arriving).length < 1e-7
    let reach = radius * arriving.cross(leaving).magnitude / (1 + arriving.dot(leaving))
    let shorter = min(before.lineLength ?? 0, after.lineLength ?? 0)
    let inner = (outerStart + outerEnd) * (-1 / (1 + arriving.dot(leaving)))
    innerCrossing = reach <= shorter / 2 ? point + inner : nil
  }
}

extension StrokeSide {
  /// Goes around the outside of a joint.
  mutating func goAround(_ joint: Joint, join: LineJoin, miterLimit: Double) {
    let cosine = joint.arriving.dot(joint.leaving)
    switch join {
    case .bevel: break
    case .round:
      let middle = (joint.outerStart + joint.outerEnd).direction ?? joint.arriving
      go(
        along: CircleArc(
          about: joint.point, from: joint.outerStart, to: joint.outerEnd, by: middle))
      return
    case .miter:
      // A miter is 1 / cos(turn / 2) times as long as the line is thick.
      if 1 + cosine > 1e-9, miterLimit * miterLimit * (1 + cosine) >= 2 {
        line(to: joint.point + (joint.outerStart + joint.outerEnd) * (1 / (1 + cosine)))
      }
    }
    line(to: joint.point + joint.outerEnd)
  }

  /// Cuts through the inside of a joint: where both sides cross, or by way of the joint itself.
  mutating func cutIn(_ joint: Joint) {
    if let crossing = joint.innerCrossing {
      moveEnd(to: crossing)
    } else {
      line(to: joint.point)
      line(to: joint.point - joint.outerEnd)
    }
  }
}

/// One side of a line's area, walked along the line.
private struct StrokeSide {
  private(set) var start: Point
  private(set) var steps: [PathElement] = []

  init(from start: Point) { self.start = start }

  /// Current end point of the side.
  var end: Point { steps.last?.points.last ?? start }

  mutating func line(to point: Point) { steps.append(.line(point)) }

  mutating func go(along arc: CircleArc) { steps += arc.elements }

  /// A curve if there is a control point, a line otherwise.
  mutating func go(to point: Point, by control: Point?) {
    steps.append(control.map { .quad(control: $0, point) } ?? .line(point))
  }

  /// Moves the end of the line that the side ends with.
  mutating func moveEnd(to point: Point) {
    if steps.isEmpty { start = point } else { steps[steps.count - 1] = .line(point) }
  }

  /// Moves the start of the line that the side begins with.
  mutating func moveStart(to point: Point) { start = point }

  /// The side as a closed contour.
  var contour: [PathElement] { [.move(start)] + steps + [.close] }

  /// The steps from the end back to the start.
  var stepsBack: [PathElement] {
    let ends = [start] + steps.compactMap(\.points.last)
    return zip(steps, ends).reversed().map { step, target in
      switch step {
      case .quad(let control, _): .quad(control: control, target)
      case .cubic(let first, let second, _): .cubic(second, first, target)
      case .move, .line, .close: .line(target)
      }
    }
  }
}
