import SegueGeometry
import TestSupport

extension SeededGenerator {
  /// A point within a box at the origin; every fourth time on a coarse grid, so that points meet and
  /// lines overlap.
  mutating func point(within reach: Double) -> Point {
    if int(in: 0...3) == 0 {
      return Point(Double(int(in: 0...4)) * reach / 4, Double(int(in: 0...4)) * reach / 4)
    }
    return Point(double(in: 0...reach), double(in: 0...reach))
  }

  /// Lines and curves of all kinds, in one or two contours, closed or open.
  mutating func curvyPath(reach: Double = 60, steps: ClosedRange<Int> = 1...5) -> Path {
    Path(
      (0..<int(in: 1...2)).flatMap { _ -> [PathElement] in
        let drawn = (0..<int(in: steps)).map { _ in step(within: reach) }
        return [.move(point(within: reach))] + drawn + (int(in: 0...2) == 0 ? [.close] : [])
      })
  }

  private mutating func step(within reach: Double) -> PathElement {
    switch int(in: 0...3) {
    case 0, 1: .line(point(within: reach))
    case 2: .quad(control: point(within: reach), point(within: reach))
    default: .cubic(point(within: reach), point(within: reach), point(within: reach))
    }
  }
}
