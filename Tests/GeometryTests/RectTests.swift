import SegueGeometry
import TestSupport
import Testing

@Suite struct RectTests {
  static let box = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func `edges, extents, center and corners`() {
    let box = Self.box
    #expect(box == Rect(minX: 10, minY: 20, maxX: 40, maxY: 60))
    #expect([box.minX, box.minY, box.maxX, box.maxY] == [10, 20, 40, 60])
    #expect((box.width, box.height) == (30, 40))
    #expect(box.center == Point(25, 40))
    #expect(box.corners.points == [Point(10, 20), Point(40, 20), Point(40, 60), Point(10, 60)])
  }

  @Test(
    arguments: [
      (Point(10, 20), true), (Point(39.9, 59.9), true), (Point(40, 30), false),
      (Point(20, 60), false), (Point(9.9, 30), false), (Point(20, 19.9), false),
    ])
  func `left and top edges are inside, right and bottom ones are not`(
    _ point: Point, _ isInside: Bool
  ) {
    #expect(Self.box.contains(point) == isInside)
  }

  @Test(
    arguments: [
      Rect.zero, Rect(x: 0, y: 0, width: -1, height: 5), Rect(x: 0, y: 0, width: 5, height: 0),
      Rect(x: 0, y: 0, width: .nan, height: 5),
    ])
  func `an empty rectangle is inside all, meets none and adds nothing`(_ empty: Rect) {
    #expect(empty.isEmpty)
    #expect(Self.box.contains(empty))
    #expect(Self.box.union(empty) == Self.box)
    #expect(empty.union(Self.box) == Self.box)
    #expect(Self.box.intersection(empty) == nil)
    #expect(!empty.contains(empty.origin))
  }

  @Test func `abutting rectangles share nothing`() {
    let right = Rect(x: 40, y: 20, width: 5, height: 40)
    #expect(Self.box.intersection(right) == nil)
    #expect(Self.box.union(right) == Rect(x: 10, y: 20, width: 35, height: 40))
  }

  @Test func `insets shrink and negative ones grow`() {
    let insets = Insets(top: 1, right: 2, bottom: 3, left: 4)
    #expect(Self.box.inset(by: insets) == Rect(minX: 14, minY: 21, maxX: 38, maxY: 57))
    #expect(Self.box.outset(by: 5) == Rect(minX: 5, minY: 15, maxX: 45, maxY: 65))
    #expect(Self.box.outset(by: 5).inset(by: Insets(all: 5)) == Self.box)
    #expect(Self.box.inset(by: .zero) == Self.box)
    #expect(Self.box.offset(by: Vector(1, -2)) == Rect(x: 11, y: 18, width: 30, height: 40))
  }

  @Test(
    arguments: [
      (Rect(x: 0.5, y: -0.5, width: 1, height: 1), Rect(x: 0, y: -1, width: 2, height: 2)),
      (Rect(x: 1, y: 2, width: 3, height: 4), Rect(x: 1, y: 2, width: 3, height: 4)),
      (Rect(x: 0.25, y: 0.25, width: 0.5, height: 0.5), Rect(x: 0, y: 0, width: 1, height: 1)),
    ])
  func `rounding outward takes the whole edges around`(_ rect: Rect, _ rounded: Rect) {
    #expect(rect.roundedOutward() == rounded)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `rounding outward contains, adds less than one, and once is enough`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let rect = Rect(
        x: random.double(in: -1e4...1e4), y: random.double(in: -1e4...1e4),
        width: random.double(in: 1e-3...1e4), height: random.double(in: 1e-3...1e4))
      let rounded = rect.roundedOutward()
      #expect(rounded.contains(rect))
      #expect(rounded.roundedOutward() == rounded)
      #expect(rect.minX - rounded.minX < 1 && rounded.maxY - rect.maxY < 1)
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `an intersection is inside both, a union holds both`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let (a, b, point) = (random.rect(), random.rect(), random.point())
      let shared = a.intersection(b)
      #expect(shared == b.intersection(a))
      #expect((shared?.contains(point) ?? false) == (a.contains(point) && b.contains(point)))
      if let shared { #expect(a.contains(shared) && b.contains(shared)) }
      let both = a.union(b)
      #expect(both == b.union(a))
      #expect(both.contains(a) && both.contains(b))
      #expect(both.intersection(a) == a)
      #expect(a.intersection(a) == a && a.union(a) == a)
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `intersections and unions associate`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let (a, b, c) = (random.rect(), random.rect(), random.rect())
      #expect(a.union(b).union(c) == a.union(b.union(c)))
      let left = a.intersection(b).flatMap { $0.intersection(c) }
      #expect(left == b.intersection(c).flatMap { a.intersection($0) })
    }
  }

  @Test func `a size grows by a factor and is empty without an extent`() {
    #expect(Size(3, 4) * 2 == Size(6, 8))
    #expect(Size(0, 4).isEmpty && Size(3, -1).isEmpty && Size(.nan, 1).isEmpty)
    #expect(!Size(3, 4).isEmpty)
  }
}
