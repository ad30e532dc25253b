import SegueGeometry

/// A closed contour as fonts store it: points on the line and off it, in a circle.
struct GlyphContour {
  /// The role of a point on the contour.
  enum Kind: Equatable {
    /// The line goes through it.
    case on
    /// It bends the line, alone.
    case quad
    /// It bends the line, with another.
    case cubic

    /// The kind that the lowest bits of a point's tag say.
    init(tag: UInt8) {
      self = tag & 1 != 0 ? .on : tag & 2 != 0 ? .cubic : .quad
    }
  }

  /// A point of the contour.
  struct Knot {
    var point: Point
    var kind: Kind

    init(_ point: Point, _ kind: Kind) {
      self.point = point
      self.kind = kind
    }
  }

  private let knots: [Knot]

  /// The contour through these points; it begins on the line.
  ///
  /// Between two lone bends the line goes through the middle, and fonts leave that point out.
  init(_ knots: [Knot]) {
    guard let start = knots.firstIndex(where: { $0.kind == .on }) else {
      guard let last = knots.last, let first = knots.first else {
        self.knots = []
        return
      }
      self.knots = [Knot(Self.middle(last.point, first.point), .on)] + knots
      return
    }
    self.knots = Array(knots[start...] + knots[..<start])
  }

  /// The steps of the contour; damaged ones end early.
  var elements: [PathElement] {
    guard let start = knots.first?.point else { return [] }
    var result: [PathElement] = [.move(start)]
    var bends: [Knot] = []
    for knot in knots.dropFirst() + [Knot(start, .on)] {
      if knot.kind == .on {
        result.append(Self.step(bends, to: knot.point))
        bends = []
        continue
      }
      if knot.kind == .quad, let bend = bends.last {
        let middle = Self.middle(bend.point, knot.point)
        result.append(.quad(control: bend.point, middle))
        bends = []
      }
      bends.append(knot)
    }
    return result + [.close]
  }

  private static func step(_ bends: [Knot], to end: Point) -> PathElement {
    switch bends.count {
    case 0: .line(end)
    case 1: .quad(control: bends[0].point, end)
    default: .cubic(bends[0].point, bends[1].point, end)
    }
  }

  private static func middle(_ one: Point, _ other: Point) -> Point {
    Point((one.x + other.x) / 2, (one.y + other.y) / 2)
  }
}
