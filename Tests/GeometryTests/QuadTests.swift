import SegueGeometry
import TestSupport
import Testing

@Suite struct QuadTests {
  static let box = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func `the area of an upright box, seen from both sides`() {
    let front = Self.box.corners
    #expect(front.signedArea == 1200)
    #expect(!front.showsBack)
    let back = Quad(
      topLeft: front.topRight, topRight: front.topLeft, bottomRight: front.bottomLeft,
      bottomLeft: front.bottomRight)
    #expect(back.signedArea == -1200)
    #expect(back.showsBack)
  }

  @Test func `edge-on shows no back`() {
    let line = Quad(
      topLeft: Point(0, 0), topRight: Point(10, 0), bottomRight: Point(10, 0),
      bottomLeft: Point(0, 0))
    #expect(line.signedArea == 0)
    #expect(!line.showsBack)
  }

  @Test(
    arguments: [
      (Axis.y, 89.0, false), (.y, 91, true), (.y, 180, true), (.y, 269, true), (.y, 271, false),
      (.x, 91, true), (.x, -91, true), (.z, 180, false), (.x, 360, false),
    ])
  func `a turn past its edge shows the back`(_ axis: Axis, _ degrees: Double, _ isBack: Bool) throws
  {
    let turn = Transform.rotation(.degrees(degrees), about: axis)
      .followed(by: .perspective(distance: 500))
    #expect(try #require(turn.projection.map(Self.box)).showsBack == isBack)
  }

  @Test func `the bounding box touches the outermost corners`() {
    let quad = Quad(
      topLeft: Point(5, 0), topRight: Point(9, 7), bottomRight: Point(3, 11),
      bottomLeft: Point(-2, 4))
    #expect(quad.boundingBox == Rect(minX: -2, minY: 0, maxX: 9, maxY: 11))
    #expect(Self.box.corners.boundingBox == Self.box)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `a flat map scales the area by its determinant`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let (map, rect) = (random.affine(), random.rect())
      let area = map.map(rect).signedArea
      let expected = map.determinant * rect.width * rect.height
      #expect((area - expected).magnitude <= 1e-9 * max(1, expected.magnitude))
      #expect(map.map(rect).showsBack == (map.determinant < 0))
    }
  }
}
