import UIKit
import SegueGeometry
import SegueSceneGraph
import Testing

@MainActor @Suite(.serialized) struct UIBezierPathTests {
  @Test func clockwiseIsWhatIsSeen() {
    // From the right, clockwise on the screen: by way of the bottom.
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(path.bounds.maxY - 10) < 0.01 && abs(path.bounds.minY) < 1e-9)
    let other = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(abs(other.bounds.minY + 10) < 0.01 && abs(other.bounds.maxY) < 1e-9)
  }

  @Test func roundCornersBeginBehindTheTopLeftOne() throws {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10)
    // Published reproductions of the curve: 1.528665 radii from the corner.
    guard case .move(let start)? = path.cgPath.path.elements.first else {
      Issue.record("no move")
      return
    }
    #expect(abs(start.x - 15.28665) < 1e-4 && start.y == 0)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.cgPath.path.elements.last == .close)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func onlyTheCornersThatAreNamedAreRounded() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100),
      byRoundingCorners: [.topRight, .bottomLeft], cornerRadii: CGSize(width: 20, height: 5))
    let near: CGFloat = 1
    #expect(path.contains(CGPoint(x: near, y: near)))
    #expect(!path.contains(CGPoint(x: 100 - near, y: near)))
    #expect(path.contains(CGPoint(x: 100 - near, y: 100 - near)))
    #expect(!path.contains(CGPoint(x: near, y: 100 - near)))
  }

  @Test func reversingGoesBack() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), controlPoint: CGPoint(x: 15, y: 5))
    path.close()
    let back = path.reversing()
    #expect(
      back.cgPath.path.elements == [
        .move(Point(20, 0)), .quad(control: Point(15, 5), Point(10, 0)), .line(Point(0, 0)), .close,
      ])
  }

  @Test func pathsAreDrawnInTheCurrentContext() throws {
    let context = CGContext(size: CGSize(width: 50, height: 50))
    GraphicsStack.draw(into: context) {
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 20, height: 20))
      path.lineWidth = 4
      unsafe path.setLineDash([3, 2], count: 2, phase: 1)
      path.fill()
      path.stroke()
    }
    let shapes = context.drawing.compactMap { layer -> ShapeContent? in
      if case .shape(let shape) = layer.content { shape } else { nil }
    }
    #expect(shapes.count == 2)
    #expect(shapes[0].fill == .color(Color(red: 1, green: 0, blue: 0)))
    #expect(shapes[1].stroke?.width == 4)
    #expect(shapes[1].stroke?.dashes == [3, 2] && shapes[1].stroke?.dashPhase == 1)
    // The context's own line is as it was.
    context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
    if case .shape(let shape)? = context.drawing.last?.content {
      #expect(shape.stroke?.width == 1)
    }
  }

  @Test func copiesAreApart() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.lineWidth = 7
    let copy = try #require(path.copy() as? UIBezierPath)
    path.removeAllPoints()
    #expect(copy.lineWidth == 7 && !copy.isEmpty && path.isEmpty)
  }
}
