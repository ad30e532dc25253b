import SegueGeometry
import TestSupport
import Testing

@Suite struct TrimTests {
  private static let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))

  @Test(arguments: SeededGenerator.seeds)
  func `nothing is trimmed from nothing to all`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.curvyPath()
    #expect(path.trimmed(from: 0, to: 1) == path)
    #expect(path.trimmed(from: -3, to: 9, offset: 0.3) == path)
    #expect(path.trimmed(from: 0.6, to: 0.6).isEmpty && path.trimmed(from: 0.7, to: 0.6).isEmpty)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `two parts are the whole`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.curvyPath()
    let cut = random.double(in: 0.01...0.99)
    let (head, tail) = (path.trimmed(from: 0, to: cut), path.trimmed(from: cut, to: 1))
    let length = path.length
    #expect((head.length - cut * length).magnitude < 1e-8 * length)
    #expect((tail.length - (1 - cut) * length).magnitude < 1e-8 * length)
    let whole = FlatContours(path, pieces: 1_000)
    #expect((whole.length - length).magnitude < 1e-4 * length)
    for point in (head.elements + tail.elements).compactMap(\.points.last) {
      #expect(whole.distance(to: point) < 1e-2)
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `an offset changes which part, not how long it is`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.curvyPath()
    let (first, last) = (random.double(in: 0...0.5), random.double(in: 0.5...1))
    let offset = random.double(in: -3...3)
    let part = path.trimmed(from: first, to: last, offset: offset)
    #expect((part.length - (last - first) * path.length).magnitude < 1e-8 * path.length)
    let rest = path.trimmed(from: last - first, to: 1, offset: first + offset)
    #expect((part.length + rest.length - path.length).magnitude < 1e-8 * path.length)
    #expect(
      path.trimmed(from: first, to: last, offset: 2) == path.trimmed(from: first, to: last))
  }

  @Test func `a part goes through the seam in one piece`() {
    let part = Self.square.trimmed(from: 0, to: 0.5, offset: 0.75)
    #expect(
      part
        == Path([
          .move(Point(0, 10)), .line(.zero), .line(Point(10, 0)),
        ]))
    let open = Path(Self.square.elements.dropLast() + [.line(.zero)])
    #expect(
      open.trimmed(from: 0, to: 0.5, offset: 0.75).elements.count { $0.isMove } == 2)
  }

  @Test func `contours are counted one after the other`() {
    let dashes = Path([
      .move(.zero), .line(Point(10, 0)), .move(Point(0, 5)), .line(Point(30, 5)),
    ])
    #expect(
      dashes.trimmed(from: 0.125, to: 0.5)
        == Path([
          .move(Point(5, 0)), .line(Point(10, 0)), .move(Point(0, 5)), .line(Point(10, 5)),
        ]))
    #expect(dashes.trimmed(from: 0.25, to: 1).points == [Point(0, 5), Point(30, 5)])
  }

  /// The quarter circle's cubic is off its arc by 2.7e-4.
  @Test func `half of a circle ends at its bottom`() throws {
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 100, height: 100))
    let half = circle.trimmed(from: 0, to: 0.5)
    #expect(try #require(half.points.last) == Point(50, 100))
    let eighth = try #require(circle.trimmed(from: 0, to: 0.125).points.last)
    let root = 0.5.squareRoot()
    expect(eighth, within: 0.02, of: Point(50 + 50 * root, 50 - 50 * root))
    #expect((circle.length - 100 * .pi).magnitude < 0.05)
  }

  /// The half parabola y = x² up to x = 1 has the length √5/2 + ln(2 + √5)/4.
  @Test func `a parabola has the length of its formula`() {
    let parabola = Path([.move(.zero), .quad(control: Point(0.5, 0), Point(1, 1))])
    let expected = 5.0.squareRoot() / 2 + PortableMath.log(2 + 5.0.squareRoot()) / 4
    #expect((parabola.length - expected).magnitude < 1e-11)
  }

  /// x = t³, y = 0 stands still at its start; there and back is a cusp in between.
  @Test func `curves that stand still are measured too`() {
    let slow = Path([.move(.zero), .cubic(.zero, .zero, Point(8, 0))])
    #expect((slow.length - 8).magnitude < 1e-9)
    expect(slow.trimmed(from: 0, to: 0.125).points.last ?? .zero, within: 1e-6, of: Point(1, 0))
    let back = Path([.move(.zero), .quad(control: Point(10, 0), .zero)])
    #expect((back.length - 10).magnitude < 1e-5)
  }
}
