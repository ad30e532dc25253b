import SegueMotion
import SegueSceneGraph
import Testing

@Suite struct CoastCourseTests {
  private static func film(_ coast: CoastTrack) -> Animation {
    Animation(
      .coasting(coast), timing: Timing(duration: .seconds(roundingUp: coast.duration)),
      pace: .linear)
  }

  @Test func `a decay is Compose's, from the layer's own value`() throws {
    let coast = try CoastTrack(velocity: SIMD4(repeating: 500), .decay())
    #expect(coast.duration == 2.027)
    let film = Self.film(coast)
    let own = Value.number(10)
    let value = try #require(film.value(at: 0.1, model: own, current: own)?.scalar)
    #expect((value - 50.8278).magnitude < 6e-5)
    let last = try #require(film.value(at: 9, model: own, current: own)?.scalar)
    #expect((last - 129.0238).magnitude < 6e-5)
  }

  @Test func `each number coasts for itself`() throws {
    let coast = try CoastTrack(
      from: .pair(7, 9), velocity: [5000, -1000, 0, 0], .fling())
    #expect((coast.duration * 1000 - 1815.784).magnitude < 6e-4)
    #expect((coast.way - [3177.622, -194.314, 0, 0]).max().magnitude < 6e-4)
    // The slower one rests already.
    #expect((coast.way(at: 0.6)[1] + 194.314).magnitude < 6e-4)
    let value = Self.film(coast).value(at: 9, model: .pair(0, 0), current: .pair(0, 0))
    #expect(value == Value.numbers(SIMD4(7, 9, 0, 0) + coast.way))
  }

  /// Android computes in pixels: with the density, velocities and ways grow alike.
  @Test(arguments: [1.0, 1.5, 2.625, 3])
  func `a fling in points is the same at every density`(_ density: Double) throws {
    let pixels = try SplineFling(from: 0, velocity: 2000 * density, density: density)
    let points = try CoastTrack(velocity: [2000, 0, 0, 0], .fling())
    #expect((pixels.duration - points.duration).magnitude < 1e-12)
    #expect((pixels.distance / density - points.way.x).magnitude < 1e-9)
  }

  @Test func `the share of the way rises from 0 to 1`() throws {
    for law in [CoastTrack.Law.decay(), .fling()] {
      let coast = try CoastTrack(velocity: [-300, 2000, 0, 0], law)
      let shares = (0...20).map { coast.share(at: coast.duration * Double($0) / 20) }
      #expect(shares.first == 0 && shares.last == 1)
      #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test func `no velocity is no movement`() throws {
    let coast = try CoastTrack(velocity: .zero, .decay())
    #expect(coast.duration == 0 && coast.way == .zero && coast.share(at: 0) == 1)
    #expect(throws: MotionError.self) {
      try CoastTrack(velocity: .zero, .decay(friction: 0))
    }
  }
}
