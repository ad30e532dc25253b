import SegueGeometry
import Testing

@Suite struct UnitPointTests {
  @Test(
    arguments: [
      (UnitPoint.topLeft, Vector(0, 0)), (.center, Vector(50, 100)), (.top, Vector(50, 0)),
      (.bottom, Vector(50, 200)), (UnitPoint(1, 1), Vector(100, 200)),
      (UnitPoint(-0.5, 1.5), Vector(-50, 300)),
    ])
  func `a unit point lies at fractions of a box`(_ unit: UnitPoint, _ offset: Vector) {
    #expect(unit.offset(in: Size(100, 200)) == offset)
    let box = Rect(x: 10, y: 20, width: 100, height: 200)
    #expect(box.point(at: unit) == box.origin + offset)
  }
}
