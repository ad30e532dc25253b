import SegueGeometry
import SegueSceneGraph
import Testing
import UIKit

/// Copies of what is inside a replicator: their places, times and colors.
@MainActor @Suite struct ReplicatorTests {
  private func film(
    _ change: @escaping @MainActor (CAReplicatorLayer, CALayer) -> Void,
    _ action: @escaping @MainActor (CALayer) -> Void = { $0.zPosition = 1 }
  ) -> Film {
    var dot: CALayer?
    return filmed { () -> CAReplicatorLayer in
      let replicator = CAReplicatorLayer().at(0, 0, 100, 100)
      let inside = CALayer().at(0, 0, 10, 10)
      inside.name = "dot"
      inside.backgroundColor = UIColor.white.cgColor
      replicator.addSublayer(inside)
      change(replicator, inside)
      dot = inside
      return replicator
    } doing: { _ in
      if let dot { action(dot) }
    }
  }

  private func color(_ film: Film, _ name: String, _ frame: Int = 0) -> Color? {
    guard case .color(let color)? = film.looks(name, frame)?.background else { return nil }
    return color
  }

  /// Documented: the color of a copy is the first one's with the offsets added once for each step, and
  /// multiplies what is inside.
  @Test func `colors go further with each copy`() throws {
    let film = film { replicator, dot in
      replicator.instanceCount = 3
      replicator.instanceColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.9).cgColor
      replicator.instanceRedOffset = -0.25
      replicator.instanceGreenOffset = 0.25
      replicator.instanceBlueOffset = 0.75
      replicator.instanceAlphaOffset = -0.4
    }
    #expect(color(film, "dot") == Color(red: 1, green: 0.5, blue: 0))
    #expect(color(film, "dot.instance1") == Color(red: 0.75, green: 0.75, blue: 0.75))
    #expect(color(film, "dot.instance2") == Color(red: 0.5, green: 1, blue: 1))
    for (index, alpha) in [0.9, 0.5, 0.1].enumerated() {
      let found = try #require(film.looks("layer.instance\(index)", 0)?.opacity)
      #expect((found - alpha).magnitude < 1e-6)
    }
  }

  @Test func `colors that move are multiplied too, and each copy is later`() throws {
    let film = film(
      { replicator, dot in
        (replicator.instanceCount, replicator.instanceDelay) = (2, 0.5)
        (replicator.instanceRedOffset, dot.backgroundColor) = (-0.5, UIColor.black.cgColor)
      },
      { dot in
        let animation = CABasicAnimation(keyPath: "backgroundColor")
        (animation.fromValue, animation.toValue) = (UIColor.black.cgColor, UIColor.white.cgColor)
        animation.duration = 1
        dot.add(animation, forKey: nil)
      })
    let (first, second) = (color(film, "dot", 45), color(film, "dot.instance1", 45))
    #expect((try #require(first).red - 0.75).magnitude < 1e-6)
    #expect((try #require(second).red - 0.125).magnitude < 1e-6)
    #expect((try #require(second).blue - 0.25).magnitude < 1e-6)
  }

  @Test func `each copy stands a step further, seen from the middle`() throws {
    let film = film { replicator, _ in
      replicator.instanceCount = 4
      replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    }
    let places = try (1...3).map { index in
      let looks = try #require(film.looks("layer.instance\(index)", 0))
      let quad = looks.localTransform.affine
      return quad.map { $0.map(Point(5, 5)) }
    }
    for (found, wanted) in zip(places, [Point(95, 5), Point(95, 95), Point(5, 95)]) {
      #expect((try #require(found) - wanted).length < 1e-9)
    }
  }
}
