import SegueGeometry
import SegueSceneGraph
import TestSupport
import Testing

@Suite struct LayerPropertiesTests {
  @Test(
    arguments: [
      (UnitPoint.center, Point(60, 70)), (.topLeft, Point(10, 20)), (.bottom, Point(60, 120)),
      (UnitPoint(1, 0.25), Point(110, 45)), (UnitPoint(-1, 2), Point(-90, 220)),
    ])
  func `the position is where the anchor of the frame lands`(
    _ anchor: UnitPoint, _ position: Point
  ) {
    var properties = LayerProperties()
    properties.anchor = anchor
    properties.frame = Rect(x: 10, y: 20, width: 100, height: 100)
    #expect(properties.position == position)
    #expect(properties.size == Size(100, 100))
    properties.position = position + Vector(5, -5)
    #expect(properties.frame == Rect(x: 15, y: 15, width: 100, height: 100))
  }

  @Test(arguments: SeededGenerator.seeds)
  func `a frame that is set is the frame that is read`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var properties = LayerProperties()
    properties.anchor = UnitPoint(random.double(in: -1...2), random.double(in: -1...2))
    let frame = Rect(
      x: random.double(in: -1000...1000), y: random.double(in: -1000...1000),
      width: random.double(in: 0...1000), height: random.double(in: 0...1000))
    properties.frame = frame
    #expect(properties.size == frame.size)
    expect(properties.frame.corners.numbers, within: 1e-12, of: frame.corners.numbers)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `without a transform the box lands on its frame`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var properties = LayerProperties()
    properties.anchor = UnitPoint(random.double(in: -1...2), random.double(in: -1...2))
    properties.frame = Rect(
      x: random.double(in: -1000...1000), y: random.double(in: -1000...1000),
      width: random.double(in: 0...1000), height: random.double(in: 0...1000))
    let image = try #require(properties.localTransform.projection.map(properties.bounds))
    expect(image.numbers, within: 1e-11, of: properties.frame.corners.numbers)
  }

  @Test func `a transform acts about the anchor, which stays on the position`() {
    var properties = LayerProperties()
    properties.anchor = .topLeft
    properties.frame = Rect(x: 100, y: 50, width: 40, height: 20)
    properties.transform.rotationZ = .degrees(90)
    let map = properties.localTransform.projection
    #expect(map.map(Point(0, 0)) == Point(100, 50))
    #expect(map.map(Point(40, 0)) == Point(100, 90))
    #expect(map.map(Point(0, 20)) == Point(80, 50))
  }

  @Test func `perspective is seen from in front of the anchor`() {
    var properties = LayerProperties()
    #expect(properties.perspectiveTransform == .identity)
    properties.frame = Rect(x: 100, y: 50, width: 40, height: 20)
    properties.perspective = 500
    let near = properties.perspectiveTransform.apply(to: [40, 10, 250, 1])
    #expect([near.x / near.w, near.y / near.w] == [60, 10])
  }
}
