import SegueGeometry
import TestSupport
import Testing

@Suite struct VectorTests {
  @Test func `vectors add, subtract, turn back and stretch`() {
    #expect(Vector(1, 2) + Vector(3, 5) == Vector(4, 7))
    #expect(Vector(1, 2) - Vector(3, 5) == Vector(-2, -3))
    #expect(-Vector(1, -2) == Vector(-1, 2))
    #expect(Vector(1, -2) * 3 == Vector(3, -6))
  }

  @Test(arguments: [(Vector(3, 4), 5.0), (Vector(-5, 12), 13), (.zero, 0), (Vector(0, -7), 7)])
  func `length`(_ vector: Vector, _ length: Double) {
    #expect(vector.length == length)
  }

  @Test func `clockwise is positive`() {
    #expect(Vector(1, 0).cross(Vector(0, 1)) == 1)
    #expect(Vector(0, 1).cross(Vector(1, 0)) == -1)
    #expect(Vector(2, 3).cross(Vector(4, 6)) == 0)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `addition commutes and associates, and the way back undoes`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (a, b, c) = (random.vector(), random.vector(), random.vector())
    #expect(a + b == b + a)
    #expect((a + b) + c == a + (b + c))
    #expect(a + -a == .zero)
    #expect(a.cross(b) == -b.cross(a))
  }
}
