import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// The published values of Android's pages, by version.
@Suite struct ActivityTests {
  private static let stage = TransitionEnvironment(size: Size(390, 844))

  @Test(
    arguments: [
      (0, 67.52, 0), (50, 31.2391, 0.683594), (100, 12.5543, 0.9375), (200, 0.9762, 1),
      (300, 0.0040, 1),
    ] as [(Double, Double, Double)])
  func `Android 7 rises a page`(time: Double, y: Double, opacity: Double) throws {
    let probe = try PlanProbe(try preset("android.nougat"), on: Self.stage)
    #expect(try isClose(probe.y("new", at: time), y))
    #expect(try isClose(probe.opacity("new", at: time), opacity, within: 1e-6))
  }

  @Test func `Android 7 dims what is covered, and lets a page sink`() throws {
    let open = try PlanProbe(try preset("android.nougat"), on: Self.stage)
    #expect(try isClose(open.opacity("dim", at: 108.5), 0.3 * 0.77556))
    let close = try PlanProbe(try preset("android.nougat"), .pop, on: Self.stage)
    #expect(close.plan.duration == .milliseconds(250))
    #expect(try isClose(close.y("old", at: 125), 67.52 / 16))
    #expect(try close.opacity("old", at: 100) == 1)
    #expect(try isClose(close.opacity("old", at: 175), 0.5))
    #expect(try isClose(close.opacity("dim", at: 125), 0.3 * (1 - 0.83925)))
  }

  @Test(arguments: [0, 50, 106.25, 212.5, 400])
  func `Android 9 moves the page by what the window's edge does not`(time: Double) throws {
    let height = 844.0
    let edge = Easing(named: "android.fast-out-extra-slow-in")?.value(at: time / 425) ?? .nan
    let shift = Easing(named: "android.fast-out-slow-in")?.value(at: time / 425) ?? .nan
    let probe = try PlanProbe(try preset("android.pie"), on: Self.stage)
    let window = try probe.layer("window", at: time)
    #expect(window.clipsToBounds)
    #expect(
      try isClose(
        probe.frame("window", at: time).minY, height * (1 - 0.959 * edge - 0.041 * shift),
        within: 1e-9))
    #expect(
      try isClose(
        probe.frame("new", at: time).minY, height * 0.041 * (1 - shift), within: 1e-9))
    #expect(try isClose(probe.y("old", at: time), -0.02 * height * shift, within: 1e-9))
    #expect(try isClose(probe.opacity("dim", at: time), 0.1 * min(time / 117, 1)))
  }

  @Test func `Android 9 goes back as it came`() throws {
    let probe = try PlanProbe(try preset("android.pie"), .pop, on: Self.stage)
    let edge = Easing(named: "android.fast-out-extra-slow-in")?.value(at: 0.25) ?? .nan
    let shift = Easing(named: "android.fast-out-slow-in")?.value(at: 0.25) ?? .nan
    let y = 844 * (0.959 * edge + 0.041 * shift)
    #expect(try isClose(probe.frame("window", at: 106.25).minY, y, within: 1e-9))
    #expect(try isClose(probe.frame("old", at: 106.25).minY, 844 * 0.041 * shift, within: 1e-9))
    let fading = Easing.cubicBezier(0.33, 0, 1, 1).value(at: 0.25)
    #expect(try isClose(probe.opacity("dim", at: 106.25), 0.1 * (1 - fading)))
  }

  @Test(
    arguments: [
      (50, 0.874335, 1.008112, 0, 0), (75, 0.935670, 1.028557, 0.5, 0),
      (100, 0.965925, 1.038642, 1, 0.0611), (200, 0.992592, 1.047531, 1, 0.4204),
    ] as [(Double, Double, Double, Double, Double)])
  func `Android 10 grows pages`(
    time: Double, new: Double, old: Double, opacity: Double, dim: Double
  ) throws {
    let probe = try PlanProbe(try preset("android.q"), on: Self.stage)
    #expect(try isClose(probe.scale("new", at: time), new, within: 2e-6))
    #expect(try isClose(probe.scale("old", at: time), old, within: 2e-6))
    #expect(try isClose(probe.opacity("new", at: time), opacity, within: 1e-9))
    #expect(try isClose(probe.opacity("dim", at: time), dim))
  }

  @Test func `Android 10 shrinks pages on the way back, without a dim`() throws {
    let probe = try PlanProbe(try preset("android.q"), .pop, on: Self.stage)
    let edge = Easing(named: "android.fast-out-extra-slow-in")?.value(at: 0.25) ?? .nan
    #expect(try isClose(probe.scale("old", at: 100), 1 - 0.1 * edge, within: 1e-9))
    #expect(try isClose(probe.scale("new", at: 100), 1.1 - 0.1 * edge, within: 1e-9))
    #expect(try isClose(probe.opacity("old", at: 58), 0.5, within: 1e-9))
    #expect(probe.scene(at: 100).item("dim") == nil)
  }

  @Test(
    arguments: [
      (50, 84.4441, -11.5559, 0), (91.5, 33.6340, -62.3660, 0.5), (133, 15.7671, -80.2329, 1),
      (225, 4.7412, -91.2588, 1),
    ] as [(Double, Double, Double, Double)])
  func `Android 14 shifts pages`(
    time: Double, new: Double, old: Double, opacity: Double
  ) throws {
    let probe = try PlanProbe(try preset("android.14"), on: Self.stage)
    #expect(try isClose(probe.x("new", at: time), new, within: 3e-4))
    #expect(try isClose(probe.x("old", at: time), old, within: 3e-4))
    #expect(try isClose(probe.opacity("new", at: time), opacity, within: 1e-9))
    let back = try PlanProbe(try preset("android.14"), .pop, on: Self.stage)
    #expect(try isClose(back.x("old", at: time) - 96, back.x("new", at: time)))
  }

  @Test func `cards rise and sink over a dim`() throws {
    let rise = 844 * 0.2
    let open = try PlanProbe(try preset("android.bottom-sheet"), .present, on: Self.stage)
    let early = Easing(named: "android.fast-out-extra-slow-in")?.value(at: 0.25) ?? .nan
    #expect(try isClose(open.y("new", at: 100), rise * (1 - early)))
    #expect(try isClose(open.opacity("new", at: 100), early))
    #expect(try isClose(open.opacity("dim", at: 64), 0.16))
    let close = try PlanProbe(try preset("android.bottom-sheet"), .dismiss, on: Self.stage)
    #expect(close.plan.duration == .milliseconds(350))
    #expect(try isClose(close.opacity("old", at: 75), 1 - early))
    #expect(try isClose(close.opacity("dim", at: 56), 0.16))
  }

  @Test func `dialogs grow from nine tenths`() throws {
    let open = try PlanProbe(try preset("android.dialog"), .present, on: Self.stage)
    #expect(open.plan.duration == .milliseconds(220))
    #expect(try isClose(open.scale("new", at: 110), 1 - 0.1 / 32))
    #expect(try isClose(open.opacity("new", at: 75), 0.875))
    #expect(try isClose(open.opacity("dim", at: 66), 0.3))
    let close = try PlanProbe(try preset("android.dialog"), .dismiss, on: Self.stage)
    #expect(try isClose(close.scale("old", at: 110), 0.9 + 0.1 / 32))
    #expect(try isClose(close.opacity("old", at: 75), 0.125))
  }
}
