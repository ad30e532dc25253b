import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// The published values of Flutter's pages.
@Suite struct FlutterPageTests {
  private static let phone = TransitionEnvironment(size: Size(390, 844))

  @Test(
    arguments: [
      (0, 390, 0), (50, 297.07, -33.99), (100, 176.88, -66.72), (150, 93.43, -93.54),
      (200, 46.72, -110.54), (250, 22.56, -119.61), (300, 10.58, -124.34), (400, 2.22, -128.40),
      (500, 0, -130),
    ] as [(Double, Double, Double)])
  func `Cupertino pages`(time: Double, page: Double, below: Double) throws {
    let push = try PlanProbe(try preset("flutter.cupertino"), on: Self.phone)
    #expect(try isClose(push.frame("new", at: time).minX, page, within: 0.006))
    #expect(try isClose(push.x("old", at: time), below, within: 0.006))
    let pop = try PlanProbe(try preset("flutter.cupertino"), .pop, on: Self.phone)
    #expect(try isClose(pop.frame("old", at: time).minX, 390 - page, within: 0.006))
    #expect(try isClose(pop.x("new", at: time), -130 - below, within: 0.006))
    let barrier = Easing.ease.value(at: time / 500)
    #expect(try isClose(push.opacity("barrier", at: time), barrier, within: 1e-9))
    #expect(try isClose(pop.opacity("barrier", at: 500 - time), barrier, within: 1e-9))
  }

  @Test func `a Cupertino page throws a shadow of a twentieth of its width`() throws {
    let push = try PlanProbe(try preset("flutter.cupertino"), on: Self.phone)
    let shadow = try push.layer("shadow", at: 500)
    #expect(shadow.frame == Rect(x: -19.5, y: 0, width: 19.5, height: 844))
    #expect(
      try push.layer("barrier", at: 0).background == .color(Color(white: 0, alpha: 24.0 / 255)))
    var stage = Self.phone
    stage.isRightToLeft = true
    let mirrored = try PlanProbe(try preset("flutter.cupertino"), on: stage)
    #expect(try mirrored.layer("shadow", at: 500).frame.minX == 390)
    #expect(try mirrored.frame("new", at: 0).minX == -390)
  }

  @Test func `a Cupertino dialog rises, and sinks at the same pace`() throws {
    let push = try PlanProbe(try preset("flutter.cupertino-fullscreen-dialog"), on: Self.phone)
    #expect(try isClose(push.y("new", at: 125), 844 * (1 - 0.62483), within: 1e-2))
    let pop = try PlanProbe(try preset("flutter.cupertino-fullscreen-dialog"), .pop, on: Self.phone)
    #expect(try isClose(pop.y("old", at: 125), 844 * 0.62483, within: 1e-2))
  }

  @Test func `a Cupertino sheet leaves a gap, and the page behind is lowered`() throws {
    let open = try PlanProbe(try preset("flutter.cupertino-sheet"), .present, on: Self.phone)
    #expect(try isClose(open.frame("new", at: 0).minY, 844, within: 1e-9))
    #expect(try isClose(open.frame("new", at: 500).minY, 67.52, within: 1e-9))
    #expect(try isClose(open.frame("old", at: 500).minY, 59.08, within: 1e-9))
    #expect(try isClose(open.frame("old", at: 500).width, 390 * 0.9165, within: 1e-9))
    #expect(try open.opacity("dim", at: 500) == 0.1)
    #expect(try isClose(open.scale("behind", at: 125), 1 - 0.0835 * 0.62483))
  }

  @Test(
    arguments: [
      [0, 0.85, 0, 0, 1], [30, 0.8841, 0, 0, 1.0114], [60, 0.9241, 0.6, 0, 1.0247],
      [80, 0.95, 1, 0.169, 1.0333], [110, 0.9757, 1, 0.4548, 1.0419],
      [160, 0.9925, 1, 0.6, 1.0475],
      [210, 0.9979, 1, 0.6, 1.0493], [300, 1, 1, 0.6, 1.05],
    ] as [[Double]])
  func `zoom pages`(row: [Double]) throws {
    let push = try PlanProbe(try preset("flutter.zoom"))
    #expect(try isClose(push.scale("new", at: row[0]), row[1]))
    #expect(try isClose(push.opacity("new", at: row[0]), row[2], within: 1e-9))
    #expect(try isClose(push.opacity("dim", at: row[0]), row[3]))
    #expect(try isClose(push.scale("old", at: row[0]), row[4]))
    let pop = try PlanProbe(try preset("flutter.zoom"), .pop)
    #expect(try isClose(pop.scale("old", at: row[0]), 1 - (row[4] - 1) * 2, within: 2e-4))
    #expect(try isClose(pop.scale("new", at: row[0]), 1.1 - (row[4] - 1) * 2, within: 2e-4))
  }

  @Test(
    arguments: [
      [0, 90, 0, 0, 1], [45, 81.59, 0.1333, -8.41, 0.6], [90, 32.79, 0.2667, -57.21, 0.2],
      [112.5, 20.45, 0.3333, -69.55, 0], [180, 7.88, 0.5333, -82.12, 0],
      [225, 4.44, 0.6667, -85.56, 0], [337.5, 0.77, 1, -89.23, 0], [450, 0, 1, -90, 0],
    ] as [[Double]])
  func `pages fade forwards`(row: [Double]) throws {
    let push = try PlanProbe(try preset("flutter.fade-forwards"))
    #expect(try isClose(push.x("new", at: row[0]), row[1], within: 0.006))
    #expect(try isClose(push.opacity("new", at: row[0]), row[2]))
    #expect(try isClose(push.x("old", at: row[0]), row[3], within: 0.006))
    #expect(try isClose(push.opacity("old", at: row[0]), row[4], within: 1e-9))
    let pop = try PlanProbe(try preset("flutter.fade-forwards"), .pop)
    #expect(try isClose(pop.x("old", at: row[0]), -row[3], within: 0.006))
    #expect(try isClose(pop.opacity("old", at: row[0]), row[4], within: 1e-9))
    #expect(try isClose(pop.x("new", at: row[0]), -row[1], within: 0.006))
  }

  @Test func `pages fade upwards, and back as if filmed and played backwards`() throws {
    let push = try PlanProbe(try preset("flutter.fade-upwards"))
    let pop = try PlanProbe(try preset("flutter.fade-upwards"), .pop)
    #expect(try isClose(push.y("new", at: 75), 160 * (1 - 0.23659), within: 1e-2))
    #expect(try isClose(push.opacity("new", at: 75), 0.09346))
    #expect(try isClose(pop.y("old", at: 225), push.y("new", at: 75), within: 1e-9))
    #expect(try isClose(pop.opacity("old", at: 225), push.opacity("new", at: 75), within: 1e-9))
  }

  @Test func `a window opens upwards over a page that stands almost still`() throws {
    let push = try PlanProbe(try preset("flutter.open-upwards"))
    let part = 0.60722
    let window = try push.layer("window", at: 75)
    #expect(isClose(window.size.height, 640 * part, within: 1e-2))
    #expect(isClose(window.frame.maxY, 640, within: 1e-9))
    #expect(try isClose(push.frame("new", at: 75).minY, 32 * (1 - part), within: 1e-2))
    #expect(try isClose(push.y("old", at: 75), -16 * part, within: 1e-3))
    #expect(try isClose(push.opacity("dim", at: 75), 0.25 * part))
  }
}
