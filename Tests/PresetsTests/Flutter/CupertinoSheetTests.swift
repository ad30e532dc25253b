import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// Flutter's Cupertino sheets, one over another, and the page that a finger takes back.
@Suite struct CupertinoSheetTests {
  private static let stage = TransitionEnvironment(size: Size(400, 1000), cornerRadius: 40)

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
    let expected: [Double] = [70, 80 - 0.005 * 920, 80 - 0.02 * 920]
    #expect(agree(tops, expected, within: 1e-6))
    let widths = try screens.map { try Self.frame($0.id.name, in: scene).width }
    let narrow = 400 * 0.9165
    #expect(agree(widths, [narrow, narrow, 400], within: 1e-6))
    let last = film.scene(at: film.duration)
    #expect(try isClose(Self.frame("first", in: last).minY, 80))
    #expect(try isClose(Self.frame("page", in: last).minY, 70))
  }

  /// Nine tenths of the upper safe area if that is more than 20, as Flutter guesses the display's.
  @Test(arguments: [(50.0, 45.0), (20, 0)])
  func `the page behind has no corners before it moves, and then those of the display`(
    safeArea: Double, radius: Double
  ) throws {
    let stage = TransitionEnvironment(
      size: Size(400, 1000), safeArea: Insets(top: safeArea, bottom: 34), cornerRadius: 40)
    let plan = try preset("flutter.cupertino-sheet").plan(.present, on: stage)
    func radii(_ milliseconds: Double) throws -> [Double] {
      let radii = try plan.layer("behind").properties(at: .milliseconds(milliseconds)).cornerRadii
      return [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    }
    #expect(try radii(0) == [0, 0, 0, 0])
    #expect(try agree(radii(0.1), [radius, radius, 0, 0], within: 0.2))
    #expect(try radii(500) == [12, 12, 12, 12])
    let back = try preset("flutter.cupertino-sheet").plan(.dismiss, on: stage)
    #expect(try back.layer("behind").properties(at: back.duration).cornerRadii == .zero)
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
    let context = TransitionContext(.pop, on: TransitionEnvironment(size: Size(360, 640)))
    let rule = try #require(preset("flutter.predictive-back-fullscreen").previewed)
    let plan = try #require(rule.preview(for: context))
    let look = try plan.layer("removal").properties(at: .seconds(progress))
    #expect(isClose(look.transform.scale.x, scale) && isClose(look.transform.scale.y, scale))
    #expect(isClose(look.transform.translation.x, shift))
    #expect(isClose(look.opacity, 1 - 0.05 * progress))
    let commit = rule.commit(
      context,
      after: Release(progress: progress, velocity: 0, length: 360, duration: plan.duration))
    #expect(commit.duration == .milliseconds(100))
    let start = try commit.layer("removal").properties(at: .zero)
    #expect(isClose(start.transform.scale.x, scale))
    #expect(isClose(start.transform.translation.x, shift))
    #expect(isClose(start.opacity, look.opacity))
  }
}
