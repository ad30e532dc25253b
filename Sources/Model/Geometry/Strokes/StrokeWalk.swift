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
