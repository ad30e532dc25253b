import SegueGeometry
import TestSupport
import Testing

@Suite struct CornerRadiiTests {
  @Test(
    arguments: [
      (CornerRadii(all: 10), CornerRadii(all: 10)),
      (CornerRadii(all: 50), CornerRadii(all: 30)),
      (CornerRadii(all: -5), .zero),
      // The left side needs 90 of its 60: everything shrinks by 2/3, the right side too.
      (
        CornerRadii(topLeft: 30, topRight: 15, bottomRight: 0, bottomLeft: 60),
        CornerRadii(topLeft: 20, topRight: 10, bottomRight: 0, bottomLeft: 40)
      ),
      // One corner may take a whole side.
      (
        CornerRadii(topLeft: 60, topRight: 0, bottomRight: 0, bottomLeft: 0),
        CornerRadii(topLeft: 60, topRight: 0, bottomRight: 0, bottomLeft: 0)
      ),
      (
        CornerRadii(topLeft: 120, topRight: 0, bottomRight: 0, bottomLeft: -60),
        CornerRadii(topLeft: 60, topRight: 0, bottomRight: 0, bottomLeft: 0)
      ),
    ])
  func `radii shrink together until they fit`(_ radii: CornerRadii, _ fitted: CornerRadii) {
    expect(radii.fitted(to: Size(100, 60)), within: 1e-13, of: fitted)
  }

  @Test(arguments: [Size.zero, Size(-10, 10), Size(10, 0)])
  func `nothing is round in an empty box`(_ size: Size) {
    #expect(CornerRadii(all: 5).fitted(to: size).isZero)
    #expect(CornerRadii.zero.fitted(to: size).isZero)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `fitted radii fit, keep their proportions, and fit again`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let size = Size(random.double(in: 1...100), random.double(in: 1...100))
      let radii = CornerRadii.zero.map { _ in random.double(in: 0...100) }
      let fitted = radii.fitted(to: size)
      let slack = 1e-13
      #expect(fitted.topLeft + fitted.topRight <= size.width + slack)
      #expect(fitted.bottomLeft + fitted.bottomRight <= size.width + slack)
      #expect(fitted.topLeft + fitted.bottomLeft <= size.height + slack)
      #expect(fitted.topRight + fitted.bottomRight <= size.height + slack)
      let crossed = fitted.topLeft * radii.bottomRight - fitted.bottomRight * radii.topLeft
      #expect(crossed.magnitude < 1e-10)
      expect(fitted.fitted(to: size), within: slack, of: fitted)
      #expect(fitted == radii || touches(fitted, size))
    }
  }

  /// Whether two neighbors use up their side.
  private func touches(_ radii: CornerRadii, _ size: Size) -> Bool {
    let slacks = [
      size.width - radii.topLeft - radii.topRight,
      size.width - radii.bottomLeft - radii.bottomRight,
      size.height - radii.topLeft - radii.bottomLeft,
      size.height - radii.topRight - radii.bottomRight,
    ]
    return slacks.contains { $0.magnitude < 1e-12 }
  }

  @Test func `uniform and zero`() {
    #expect(CornerRadii(all: 3).isUniform && !CornerRadii(all: 3).isZero)
    #expect(!CornerRadii(topLeft: 1, topRight: 1, bottomRight: 1, bottomLeft: 2).isUniform)
    #expect(CornerRadii.zero.isZero && CornerRadii.zero.isUniform)
  }
}
