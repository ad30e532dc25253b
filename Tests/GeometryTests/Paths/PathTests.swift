import SegueGeometry
import Testing

@Suite struct PathTests {
  static let path = Path([
    .move(Point(1, 2)), .line(Point(3, 4)), .quad(control: Point(9, 6), Point(7, 8)),
    .cubic(Point(-5, 10), Point(11, 12), Point(13, 14)), .close,
  ])

  @Test func `the points of all steps, control points included`() {
    let expected = [
      Point(1, 2), Point(3, 4), Point(9, 6), Point(7, 8), Point(-5, 10), Point(11, 12),
      Point(13, 14),
    ]
    #expect(Self.path.points == expected)
    #expect(Self.path.controlBox == Rect(minX: -5, minY: 2, maxX: 13, maxY: 14))
  }

  @Test func `mapping maps every point and keeps the structure`() {
    let moved = Self.path.map { $0 + Vector(10, 20) }
    #expect(moved.points == Self.path.points.map { $0 + Vector(10, 20) })
    #expect(moved.hasStructure(of: Self.path))
    #expect(moved.map { $0 - Vector(10, 20) } == Self.path)
  }

  @Test func `an empty path draws nothing`() {
    #expect(Path().isEmpty)
    #expect(Path().controlBox == .zero)
    #expect(Path(polygon: []).isEmpty)
    #expect(!Self.path.isEmpty)
  }

  @Test func `a polygon is closed`() {
    let polygon = Path(polygon: [Point(0, 0), Point(4, 0), Point(0, 3)])
    #expect(
      polygon.elements == [.move(Point(0, 0)), .line(Point(4, 0)), .line(Point(0, 3)), .close])
  }

  @Test(arguments: 0..<5)
  func `another kind of step is another structure`(_ index: Int) {
    var other = Self.path
    other.elements[index] = index == 0 ? .line(.zero) : .move(.zero)
    #expect(!other.hasStructure(of: Self.path))
    other.elements.remove(at: index)
    #expect(!other.hasStructure(of: Self.path))
  }
}
