/// The point at which two pieces meet.
struct Joint {
  let point: Point
  /// The directions in which the line arrives and leaves.
  let (arriving, leaving): (Vector, Vector)
  /// From the point to the outer sides of the two pieces.
  let (outerStart, outerEnd): (Vector, Vector)
  let turnsRight: Bool
  let isSmooth: Bool
  /// Intersection of the inner sides of two lines, if they are long enough to cross.
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
  mutating func goAround(_ joint: Joint, _ join: LineJoin, _ miterLimit: Double) {
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
