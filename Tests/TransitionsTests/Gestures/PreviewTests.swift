import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// What a finger previews on Android and in Flutter, and what happens when it lets go.
@Suite struct PreviewTests {
  private static let stage = TransitionEnvironment(size: Size(360, 640), cornerRadius: 24)

  private static func film(
    _ name: String, to way: Double, velocity: Double = 0
  ) throws -> AnimatedScene {
    let finger = Gesture(
      [.init(0, at: .zero), .init(way, at: .milliseconds(500))], velocity: velocity,
      rule: .predictiveBack)
    let steps = [
      Step(.show(["new", "old"])), Step(.pop(1), with: try preset(name), by: finger),
    ]
    return try Flow([Screen("old"), Screen("new")], steps: steps, on: stage) { _ in cut }
      .film(on: Canvas(size: stage.size))
  }

  private static func frame(_ name: String, in scene: Scene) throws -> Rect {
    let item = try #require(scene.item(LayerID(name)))
    let quad = try #require(scene.projection(of: item).map(item.properties.bounds))
    return Rect(
      origin: quad.topLeft,
      size: Size(quad.topRight.x - quad.topLeft.x, quad.bottomLeft.y - quad.topLeft.y))
  }

  /// A scale of 0.9 and eight points to the right edge at the end of the finger's way.
  @Test(arguments: [(0.25, 0.68382), (0.5, 0.89489), (1, 1)] as [(Double, Double)])
  func `Android shrinks both pages along the curve of its back gesture`(
    progress: Double, part: Double
  ) throws {
    let film = try Self.film("android.predictive-back", to: 360 * progress)
    let scene = film.scene(at: .milliseconds(499.999))
    let (old, new) = (try Self.frame("old", in: scene), try Self.frame("new", in: scene))
    #expect(isClose(old.width, 360 * (1 - 0.1 * part), within: 1e-2))
    #expect(isClose(360 - old.maxX, 8 * part, within: 1e-2))
    #expect(isClose(old.minX - new.minX, 96, within: 1e-6))
    #expect(isClose(old.center.y, 320, within: 1e-6))
    #expect(try #require(scene.item("dim")).properties.opacity == 0.2)
    #expect(try #require(scene.item("old")).properties.cornerRadii.topLeft == 24)
  }

  @Test(arguments: ["android.predictive-back", "flutter.predictive-back"])
  func `letting go begins where the finger has been, and ends at rest`(name: String) throws {
    let film = try Self.film(name, to: 180, velocity: 200)
    #expect(film.duration == .milliseconds(950))
    let before = film.scene(at: .milliseconds(499.9999))
    let after = film.scene(at: .milliseconds(500))
    for screen in ["old", "new"] {
      let (a, b) = (try Self.frame(screen, in: before), try Self.frame(screen, in: after))
      #expect(isClose(a.minX, b.minX, within: 1e-3) && isClose(a.maxX, b.maxX, within: 1e-3))
      #expect(isClose(a.minY, b.minY, within: 1e-3) && isClose(a.maxY, b.maxY, within: 1e-3))
    }
    let last = film.scene(at: .milliseconds(949.9999))
    #expect(isClose(try Self.frame("new", in: last).width, 360, within: 1e-2))
    #expect(
      isClose(
        try #require(last.item("dim") ?? last.item("page")).properties.opacity,
        name == "android.predictive-back" ? 0 : 1, within: 1e-4))
    #expect(film.scene(at: film.duration).items.map(\.id.name) == ["container", "new"])
  }

  @Test func `Android's page is gone after a fifth, and shrinks a little more by the fling`() throws
  {
    let film = try Self.film("android.predictive-back", to: 180, velocity: 360)
    let scene = film.scene(at: .milliseconds(545))
    #expect(isClose(try #require(scene.item("fling")).properties.opacity, 0.5, within: 1e-6))
    let factor = try #require(scene.item("fling")).properties.transform.scale.x
    #expect(factor < 1 && factor > 0.95)
    let gone = try #require(film.scene(at: .milliseconds(590)).item("fling"))
    #expect(gone.properties.opacity == 0)
    let late = film.scene(at: .milliseconds(900))
    let bounce = try #require(late.item("bounce")).properties.transform.scale.x
    let fling = try #require(late.item("fling")).properties.transform.scale.x
    #expect(bounce > fling)
  }

  @Test(arguments: ["android.predictive-back", "flutter.predictive-back"])
  func `a finger that has come back cancels, down to the first frame`(name: String) throws {
    let film = try Self.film(name, to: 180, velocity: -50)
    let end = film.scene(at: film.duration)
    #expect(end.items.map(\.id.name) == ["container", "old"])
    #expect(end.items.allSatisfy { $0.properties.transform == .identity })
    let middle = try Self.frame("old", in: film.scene(at: .milliseconds(520)))
    let released = try Self.frame("old", in: film.scene(at: .milliseconds(499.999)))
    #expect(middle.width > released.width && middle.width < 360)
  }

  @Test func `Flutter shifts the page inside its scale`() throws {
    let film = try Self.film("flutter.predictive-back", to: 180)
    let scene = film.scene(at: .milliseconds(499.999))
    let old = try Self.frame("old", in: scene)
    #expect(isClose(old.width, 360 * 0.95, within: 1e-2))
    #expect(isClose(old.minX, 9 + 0.95 * 10 * 0.5, within: 1e-2))
    #expect(try Self.frame("new", in: scene) == Rect(x: 0, y: 0, width: 360, height: 640))
    let later = film.scene(at: .milliseconds(900))
    #expect(isClose(try Self.frame("old", in: later).minX, 64, within: 1e-6))
    #expect(try #require(later.item("old")).properties.opacity == 0)
  }

  @Test func `on the way on nothing is previewed`() throws {
    let context = TransitionContext(.push, on: Self.stage)
    for name in ["android.predictive-back", "flutter.predictive-back"] {
      #expect(try #require(preset(name).previewed).preview(for: context) == nil)
    }
    #expect(NavHost().previewed == nil)
  }
}
