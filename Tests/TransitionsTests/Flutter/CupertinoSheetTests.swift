import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions
import Testing

/// Flutter's Cupertino sheets, one over another, and the page that a finger takes back.
@Suite struct CupertinoSheetTests {
  private static let stage = Stage(size: Size(400, 1000), cornerRadius: 40)

  @Test func `a sheet over a sheet rises beyond its place, and that one alone steps back`() throws {
    let rule = try preset("flutter.cupertino-sheet")
    let steps = [
      Step(.show(["page"])), Step(.present("first"), with: rule),
      Step(.present("second"), with: rule), Step(.hold(.seconds(1))), Step(.dismiss, with: rule),
    ]
    let screens = ["page", "first", "second"].map { Screen(LayerID($0)) }
    let film = try Flow(screens, steps: steps, on: Self.stage) { _ in cut }
      .film(on: Canvas(size: Self.stage.size))
    let scene = film.scene(at: .milliseconds(1500))
    let tops = try screens.map { try Self.frame($0.id.name, in: scene).minY }
    // The page is lowered by 70; the first sheet's top, at 80, by 0.005 of the height of 920.
    #expect(agree(tops, [70, 80 - 0.005 * 920, 80 - 0.02 * 920], within: 1e-6))
    let widths = try screens.map { try Self.frame($0.id.name, in: scene).width }
    #expect(agree(widths, [400 * 0.9165, 400 * 0.9165, 400], within: 1e-6))
    let last = film.scene(at: film.duration)
    #expect(try isClose(Self.frame("first", in: last).minY, 80))
    #expect(try isClose(Self.frame("page", in: last).minY, 70))
  }

  private static func frame(_ name: String, in scene: Scene) throws -> Rect {
    let item = try #require(scene.item(LayerID(name)))
    let quad = try #require(scene.projection(of: item).map(item.properties.bounds))
    return Rect(
      origin: quad.topLeft,
      size: Size(quad.topRight.x - quad.topLeft.x, quad.bottomLeft.y - quad.topLeft.y))
  }

  /// On 360 points: 360 / 20 - 8 to the side and 0.95 of the size at 0.35 of the way.
  @Test(arguments: [(0.175, 0.975, 5.0), (0.35, 0.95, 10), (0.9, 0.95, 10)])
  func `a page that fills the stage shrinks by a twentieth under a finger`(
    progress: Double, scale: Double, shift: Double
  ) throws {
    let exchange = Exchange(.pop, on: Stage(size: Size(360, 640)))
    let rule = try #require(preset("flutter.predictive-back-fullscreen").previewed)
    let plan = try #require(rule.preview(for: exchange))
    let look = try plan.layer("removal").properties(at: .seconds(progress))
    #expect(isClose(look.transform.scale.x, scale) && isClose(look.transform.scale.y, scale))
    #expect(isClose(look.transform.translation.x, shift))
    #expect(isClose(look.opacity, 1 - 0.05 * progress))
    let commit = rule.commit(
      exchange,
      after: Release(progress: progress, velocity: 0, length: 360, duration: plan.duration))
    #expect(commit.duration == .milliseconds(100))
    let start = try commit.layer("removal").properties(at: .zero)
    #expect(isClose(start.transform.scale.x, scale))
    #expect(isClose(start.transform.translation.x, shift))
    #expect(isClose(start.opacity, look.opacity))
  }
}
