import SegueGeometry
import SegueMotion
import Testing

@Suite struct RectArcTests {
  private static let start = Rect(minX: 16, minY: 500, maxX: 116, maxY: 600)
  private static let end = Rect(minX: 0, minY: 0, maxX: 360, maxY: 240)

  private static func edges(_ box: Rect) -> [Double] { [box.minX, box.minY, box.maxX, box.maxY] }

  @Test func `boxes move as Flutter's heroes`() {
    let arc = RectArc(from: Self.start, to: Self.end)
    expect(Self.edges(arc.rect(at: 0.25)), within: 0.006, of: [9, 399.33, 218.52, 510.16])
    expect(Self.edges(arc.rect(at: 0.5)), within: 0.006, of: [4, 278.18, 295.75, 420.18])
    expect(Self.edges(arc.rect(at: 0.75)), within: 0.006, of: [1, 142.75, 343.73, 330.11])
    #expect(arc.rect(at: 0) == Self.start)
    #expect(arc.rect(at: 1) == Self.end)
  }

  @Test(arguments: [
    (Point(300, 310), UnitPoint(0, 0), UnitPoint(1, 1)),
    (Point(-300, -310), UnitPoint(0, 0), UnitPoint(1, 1)),
    (Point(-300, 310), UnitPoint(1, 0), UnitPoint(0, 1)),
    (Point(300, -310), UnitPoint(1, 0), UnitPoint(0, 1)),
  ])
  func `the corners on the diagonal that leads along the way go on arcs`(
    _ shift: Point, _ one: UnitPoint, _ other: UnitPoint
  ) {
    let start = Rect(x: 20, y: 30, width: 100, height: 100)
    let end = start.offset(by: shift - .zero).outset(by: 15)
    let found = RectArc(from: start, to: end).rect(at: 0.4)
    for corner in [one, other] {
      let arc = PointArc(from: start.point(at: corner), to: end.point(at: corner), .circle)
      #expect((found.point(at: corner) - arc.position(at: 0.4)).length < 1e-9)
    }
  }

  @Test func `the center goes on an arc while the size changes evenly`() {
    let arc = RectArc(from: Self.start, to: Self.end, by: .center)
    let found = arc.rect(at: 0.25)
    expect([found.width, found.height], within: 1e-9, of: [165, 135])
    let center = PointArc(from: Self.start.center, to: Self.end.center, .circle).position(at: 0.25)
    #expect((found.center - center).length < 1e-9)
  }

  @Test func `Compose's boxes go by their top left and bottom right corners`() {
    let arc = RectArc(from: Self.start, to: Self.end, by: .corners, .above)
    let first = PointArc(from: Point(16, 500), to: .zero, .above).position(at: 0.3)
    let last = PointArc(from: Point(116, 600), to: Point(360, 240), .above).position(at: 0.3)
    expect(
      Self.edges(arc.rect(at: 0.3)), within: 1e-9, of: [first.x, first.y, last.x, last.y])
  }

  @Test func `what rests, and what has no extent, has a way as well`() {
    #expect(RectArc(from: Self.start, to: Self.start).rect(at: 0.5) == Self.start)
    let dot = Rect(x: 5, y: 5, width: 0, height: 0)
    #expect(RectArc(from: dot, to: dot).rect(at: 0.5) == dot)
    let grown = RectArc(from: dot, to: Rect(x: 105, y: 5, width: 100, height: 100)).rect(at: 0.5)
    #expect(Self.edges(grown).allSatisfy { $0.isFinite })
  }
}
