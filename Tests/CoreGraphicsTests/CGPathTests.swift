import Foundation
import HeadlessCoreGraphics
import SegueGeometry
import Testing

@Suite struct CGPathTests {
  /// The signed area within a path's contours, by Green's theorem on many chords; positive from the x
  /// axis towards the y axis.
  private func area(_ path: CGPath) -> CGFloat {
    var (sum, pen, first) = (0.0, Point.zero, Point.zero)
    for element in path.flattened(threshold: 1e-5).path.elements {
      switch element {
      case .move(let point): (pen, first) = (point, point)
      case .line(let point):
        sum += (pen.x * point.y - point.x * pen.y) / 2
        pen = point
      default:
        sum += (pen.x * first.y - first.x * pen.y) / 2
        pen = first
      }
    }
    return sum + (pen.x * first.y - first.x * pen.y) / 2
  }

  private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool {
    abs(a - b) <= tolerance
  }

  @Test func arcsGrowTheirAngleUnlessClockwise() {
    func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGMutablePath {
      let path = CGMutablePath()
      path.addArc(
        center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
      return path
    }
    // From the right to the bottom, where y points down: a quarter, or three of them.
    let short = arc(0, .pi / 2, clockwise: false)
    #expect(near(short.currentPoint.x, 0) && near(short.currentPoint.y, 10))
    #expect(near(short.boundingBoxOfPath.minX, 0) && near(short.boundingBoxOfPath.minY, 0))
    let long = arc(0, .pi / 2, clockwise: true)
    #expect(near(long.boundingBoxOfPath.minX, -10, 0.01))
    #expect(near(long.boundingBoxOfPath.minY, -10, 0.01))
    // All around, either way.
    for (end, clockwise) in [(2 * CGFloat.pi, false), (2 * .pi, true), (-2 * .pi, true)] {
      let sign: CGFloat = clockwise ? -1 : 1
      #expect(near(area(arc(0, end, clockwise: clockwise)), sign * 100 * .pi, 0.2))
    }
    // An angle that lies behind is reached by going on.
    #expect(near(area(arc(.pi, 0, clockwise: false)), 50 * .pi, 0.1))
  }

  @Test func arcsBeginWithALineFromThePen() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      center: CGPoint(x: 20, y: 0), radius: 5, startAngle: 0, endAngle: 1, clockwise: false)
    #expect(path.path.elements[1] == .line(Point(25, 0)))
  }

  @Test func tangentArcsRoundACorner() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 0, y: 10))
    path.closeSubpath()
    #expect(path.path.elements[1].points.last.map { near($0.x, 6) && near($0.y, 0) } == true)
    // The square without what the corner loses: r² (1 - π / 4).
    #expect(near(area(path), 100 - 16 * (1 - .pi / 4), 0.01))
  }

  @Test func ellipsesBeginAtTheRightAndGoTowardsLargerY() {
    let path = unsafe CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 60), transform: nil)
    #expect(path.path.elements.first == .move(Point(100, 30)))
    #expect(path.path.elements[1].points.last == Point(50, 60))
    #expect(near(area(path), .pi * 50 * 30, 3))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test func roundedRectanglesLoseTheirCorners() {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 40, height: 20), cornerWidth: 6, cornerHeight: 4)
    let corners: CGFloat = 4 * 24 * (1 - .pi / 4)
    #expect(near(area(path), 800 - corners, 0.05))
  }

  @Test func boxesOfCurvesAreTightAndThoseOfPointsAreNot() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    let box = path.boundingBoxOfPath
    #expect(near(box.height, 5) && near(box.width, 10))
    #expect(CGMutablePath().boundingBox == .null)
  }

  @Test func insideIsToldByTheRule() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 31, y: 5)))
    #expect(
      path.contains(
        CGPoint(x: 35, y: 5), transform: CGAffineTransform(translationX: -10, y: 0)))
    let circle = unsafe CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    #expect(circle.contains(CGPoint(x: 10 + 7.06, y: 10 + 7.06)))
    #expect(!circle.contains(CGPoint(x: 10 + 7.08, y: 10 + 7.08)))
  }

  @Test func strokesHaveTheAreaOfTheLine() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
    let line = path.copy(
      strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(line.boundingBoxOfPath == CGRect(x: -2, y: -2, width: 14, height: 4))
    let dashes = path.copy(dashingWithPhase: 0, lengths: [2, 3])
    #expect(dashes.path.elements.count(where: { if case .move = $0 { true } else { false } }) == 2)
  }

  @Test func elementsAreGivenOneByOne() {
    let path = unsafe CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    var seen: [String] = []
    unsafe path.applyWithBlock { element in
      let point = unsafe element.pointee.points[0]
      seen.append(unsafe "\(element.pointee.type.rawValue) \(point.x) \(point.y)")
    }
    #expect(seen == ["0 1.0 2.0", "1 4.0 2.0", "1 4.0 6.0", "1 1.0 6.0", "4 0.0 0.0"])
    var rect = CGRect.zero
    #expect(unsafe path.isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func penIgnoresWhatComesBeforeAMove() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 3, y: 3))
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 1))
    path.move(to: CGPoint(x: 2, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 3))
    path.closeSubpath()
    #expect(path.path.elements.count == 3)
    #expect(path.currentPoint == CGPoint(x: 2, y: 2))
  }
}
