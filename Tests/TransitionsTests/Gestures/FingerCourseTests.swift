import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// How a finger moves between its touches, and what it moves.
@Suite struct FingerCourseTests {
  private static let stage = TransitionEnvironment(size: Size(400, 800))

  private static func film(
    _ name: String, _ ways: [Double], mode: Gesture.Mode = .monotone,
    isShown: Bool = false
  ) throws -> AnimatedScene {
    var finger = Gesture(
      ways.enumerated().map { .init($1, at: .milliseconds(Double($0) * 100)) }, rule: .ios)
    finger.mode = mode
    finger.isShown = isShown
    let steps = [
      Step(.show(["new", "old"])), Step(.pop(1), with: try preset(name), by: finger),
    ]
    return try Flow([Screen("old"), Screen("new")], steps: steps, on: stage) { _ in cut }
      .film(on: Canvas(size: stage.size))
  }

  /// Where the left edge of the page lies that the finger leads.
  private static func x(_ film: AnimatedScene, at milliseconds: Double) throws -> Double {
    let scene = film.scene(at: .milliseconds(milliseconds))
    let item = try #require(scene.item("old"))
    return try #require(scene.projection(of: item).map(Point.zero)).x
  }

  /// How fast the screen is before and after a touch, in points per millisecond.
  private static func speeds(_ film: AnimatedScene, at time: Double) throws -> (Double, Double) {
    let (a, b, c) = (
      try x(film, at: time - 0.01), try x(film, at: time), try x(film, at: time + 0.01)
    )
    return ((b - a) * 100, (c - b) * 100)
  }

  private static let ways = [0.0, 20, 120, 200, 240]

  @Test func `a finger passes its touches without a jerk`() throws {
    let film = try Self.film("composed.slide", Self.ways)
    for (index, way) in Self.ways.enumerated().dropLast() {
      #expect(isClose(try Self.x(film, at: Double(index) * 100), way, within: 1e-6))
      guard index > 0 else { continue }
      let (before, after) = try Self.speeds(film, at: Double(index) * 100)
      #expect(isClose(before, after, within: 1e-3))
    }
  }

  @Test func `a finger that is told so moves evenly`() throws {
    let film = try Self.film("composed.slide", Self.ways, mode: .linear)
    #expect(isClose(try Self.x(film, at: 150), 70, within: 1e-6))
    let (before, after) = try Self.speeds(film, at: 100)
    #expect(isClose(before, 0.2, within: 1e-6) && isClose(after, 1, within: 1e-6))
  }

  @Test func `a finger that rests rests, and none goes beyond its touches`() throws {
    let film = try Self.film("composed.slide", [0, 160, 160, 100, 300])
    for time in stride(from: 0.0, to: 400, by: 2.5) {
      let x = try Self.x(film, at: time)
      if (100...200).contains(time) { #expect(isClose(x, 160, within: 1e-6)) }
      if (200...300).contains(time) { #expect((100 - 1e-6...160 + 1e-6).contains(x)) }
    }
  }

  /// The law of springs that take over: the last two touches say how fast it is.
  @Test func `a finger lets go as fast as it has moved last`() throws {
    let film = try Self.film("composed.slide", Self.ways)
    let speed = try (Self.x(film, at: 399.99) - Self.x(film, at: 399.98)) * 100
    #expect(isClose(speed, 0.4, within: 1e-3))
  }

  @Test(arguments: Gesture.Mode.allCases)
  func `the disk is where the finger is`(mode: Gesture.Mode) throws {
    let film = try Self.film("composed.slide", Self.ways, mode: mode, isShown: true)
    for time in [0.0, 35, 150, 260, 399] {
      let disk = try #require(film.scene(at: .milliseconds(time)).item("touch")).properties
      #expect(isClose(disk.position.x - 8, try Self.x(film, at: time), within: 1e-6))
    }
  }

  /// Flutter draws its pages straight under a finger, and the barrier along the curve `ease` of the
  /// controller's value, which is 7/8 here: 0.991.
  @Test func `Flutter's barrier keeps its curve under a finger`() throws {
    let film = try Self.film("flutter.cupertino", [0, 100])
    let scene = film.scene(at: .milliseconds(50))
    #expect(isClose(try #require(scene.item("barrier")).properties.opacity, 0.9909, within: 1e-3))
    #expect(
      isClose(try #require(scene.item("page")).properties.transform.translation.x, 50, within: 1e-6)
    )
    #expect(isClose(try #require(scene.item("shadow")).properties.opacity, 0.875, within: 1e-6))
  }
}
