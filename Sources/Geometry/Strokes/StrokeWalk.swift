/// The two sides of a line in the making.
struct StrokeWalk {
  private(set) var left: StrokeSide
  private(set) var right: StrokeSide
  private let style: LineStyle
  private let radius: Double

  /// A walk that has come to the end of the first piece.
  init(_ first: StrokePiece, _ style: LineStyle, _ radius: Double) {
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
    let joint = Joint(before, after, radius)
    if joint.isSmooth { return }
    if joint.turnsRight {
      left.goAround(joint, after.isCorner ? style.join : .round, style.miterLimit)
      right.cutIn(joint)
    } else {
      right.goAround(joint, after.isCorner ? style.join : .round, style.miterLimit)
      left.cutIn(joint)
    }
  }

  /// Turns from the last piece into the first.
  mutating func closeSeam(_ last: StrokePiece, _ first: StrokePiece) {
    join(last, first)
    guard let crossing = Joint(last, first, radius).innerCrossing else { return }
    if Joint(last, first, radius).turnsRight {
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
  /// Where the inner sides of two lines cross, if they are long enough to.
  let innerCrossing: Point?

  init(_ before: StrokePiece, _ after: StrokePiece, _ radius: Double) {
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
  fileprivate mutating func goAround(_ joint: Joint, _ join: LineJoin, _ miterLimit: Double) {
    let cosine = joint.arriving.dot(joint.leaving)
    switch join {
    case .bevel: break
    case .round:
      let middle = (joint.outerStart + joint.outerEnd).direction ?? joint.arriving
      arc(about: joint.point, from: joint.outerStart, to: joint.outerEnd, by: middle)
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
  fileprivate mutating func cutIn(_ joint: Joint) {
    if let crossing = joint.innerCrossing {
      moveEnd(to: crossing)
    } else {
      line(to: joint.point)
      line(to: joint.point - joint.outerEnd)
    }
  }
}
