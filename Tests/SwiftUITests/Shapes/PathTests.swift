import HeadlessSwiftUI
import SwiftUI
import Testing

@Suite("Outlines")
struct PathTests {
  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }

  @Test("A closure draws step by step")
  func steps() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
      path.addCurve(
        to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
      path.closeSubpath()
    }
    #expect(path.description == "1 2 m 3 4 l 5 6 7 8 q 1 2 3 4 5 6 c h")
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    #expect(elements.first == .move(to: CGPoint(x: 1, y: 2)))
    #expect(
      elements[2] == .quadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6)))
    #expect(elements.last == .closeSubpath)
  }

  @Test("A description is read as it was written")
  func text() {
    let path = Path("0 0 m 10.5 0 l 10.5 20 l h")
    #expect(path?.boundingRect == CGRect(x: 0, y: 0, width: 10.5, height: 20))
    #expect(path.map(\.description) == "0 0 m 10.5 0 l 10.5 20 l h")
    #expect(Path("0 0 m 1 l") == nil)
    #expect(Path("0 0 z") == nil)
    #expect(Path("0 0 m 1 1") == nil)
  }

  @Test("Without a start, lines are left out")
  func noStart() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
  }

  @Test("A copy does not change with what it is a copy of")
  func values() {
    let first = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    var second = first
    second.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(first.boundingRect.width == 10)
    #expect(second.boundingRect.width == 30)
    #expect(first != second)
  }

  @Test("Inside is inside, by either rule")
  func contains() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
    #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 31, y: 5)))
  }

  @Test("A box around curves is that of what is drawn")
  func bounds() {
    let path = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    // A parabola reaches half of the height of its control point.
    #expect(isNear(path.boundingRect.height, 5))
  }

  @Test("Half of a line is half as long")
  func trimmed() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
    }
    let part = line.trimmedPath(from: 0.25, to: 0.75)
    #expect(part.boundingRect == CGRect(x: 25, y: 0, width: 50, height: 0))
    #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
  }

  @Test("A circle begins at its right, and goes down")
  func circle() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let start = path.trimmedPath(from: 0, to: 0.25)
    #expect(start.boundingRect.minX > 9.99)
    #expect(start.boundingRect.minY > 9.99)
  }

  @Test("An arc from angle to angle, clockwise as Core Graphics says it")
  func arc() {
    let path = Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
        clockwise: false)
    }
    let bounds = path.boundingRect
    #expect(isNear(bounds.minX, 0))
    #expect(isNear(bounds.maxY, 10))
    #expect(path.contains(CGPoint(x: 7, y: 7)))
    let other = Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
        clockwise: true)
    }
    #expect(isNear(other.boundingRect.minX, -10))
  }

  @Test("The area of a line is as wide as the line")
  func stroked() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
    }
    let plain = line.strokedPath(StrokeStyle(lineWidth: 10))
    #expect(plain.boundingRect == CGRect(x: 0, y: -5, width: 100, height: 10))
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 10, dash: [20, 10]))
    #expect(dashed.contains(CGPoint(x: 10, y: 0)))
    #expect(!dashed.contains(CGPoint(x: 25, y: 0)))
  }

  @Test("Moved and mapped")
  func mapped() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(path.offsetBy(dx: 5, dy: -5).boundingRect.origin == CGPoint(x: 5, y: -5))
    let scaled = path.applying(CGAffineTransform(scaleX: 2, y: 3))
    #expect(scaled.boundingRect.size == CGSize(width: 20, height: 60))
  }

  @Test("Corners are cut off by their radii")
  func rounded() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let circular = Path(roundedRect: rect, cornerRadius: 20, style: .circular)
    // A corner of a circle passes at (1 - 1/√2) of the radius.
    #expect(!circular.contains(CGPoint(x: 5.8, y: 5.8)))
    #expect(circular.contains(CGPoint(x: 5.9, y: 5.9)))
    let uneven = Path(
      roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 20), style: .circular)
    #expect(!uneven.contains(CGPoint(x: 5.8, y: 5.8)))
    #expect(uneven.contains(CGPoint(x: 99.5, y: 0.5)))
    let continuous = Path(roundedRect: rect, cornerRadius: 20)
    #expect(!continuous.contains(CGPoint(x: 5.5, y: 5.5)))
    #expect(continuous.boundingRect == rect)
    // The continuous curve leaves the edge 1.528 radii from the corner.
    #expect(!continuous.contains(CGPoint(x: 25, y: 0.01)))
    #expect(circular.contains(CGPoint(x: 25, y: 0.01)))
  }
}
