import SegueGeometry
import SegueMotion
import SegueTransitions
import Testing
import TransitionProbes

/// The published values of Flutter's sheets, dialogs and its animations package.
@Suite struct FlutterSurfaceTests {
  @Test(
    arguments: [
      (40, 0.2327), (80, 0.5456), (120, 0.7590), (180, 0.9164), (240, 0.9731), (320, 0.9945),
    ] as [(Double, Double)])
  func `alerts and popups move on a spring`(time: Double, part: Double) throws {
    let alert = try PlanProbe(try preset("flutter.cupertino-alert"), .present)
    #expect(try isClose(alert.opacity("new", at: time), part))
    #expect(try isClose(alert.scale("new", at: time), 1.3 - 0.3 * part))
    let popup = try PlanProbe(try preset("flutter.cupertino-popup"), .present)
    #expect(try isClose(popup.frame("new", at: time).minY, 640 * (1 - part), within: 0.04))
    #expect(isClose(popup.plan.duration.milliseconds, 404, within: 1))
    let exit = try PlanProbe(try preset("flutter.cupertino-alert"), .dismiss)
    #expect(try isClose(exit.opacity("old", at: time), 1 - part))
    #expect(try exit.scale("old", at: time) == 1)
  }

  @Test func `the dim of an alert depends on the screens`() throws {
    for (isDark, dim) in [(false, 51.0 / 255), (true, 122.0 / 255)] {
      let stage = TransitionEnvironment(size: Size(360, 640), isDark: isDark)
      let alert = try PlanProbe(try preset("flutter.cupertino-alert"), .present, on: stage)
      #expect(try alert.opacity("dim", at: 500) == dim)
    }
  }

  @Test func `a bottom sheet takes nine sixteenths, in 250 ms and out in 200`() throws {
    let open = try PlanProbe(try preset("flutter.bottom-sheet"), .present)
    #expect(open.plan.duration == .milliseconds(250))
    #expect(try open.frame("sheet", at: 250) == Rect(x: 0, y: 280, width: 360, height: 360))
    #expect(try isClose(open.y("sheet", at: 62.5), 360 * (1 - 0.57757), within: 1e-2))
    #expect(try open.opacity("dim", at: 250) == 138.0 / 255)
    let close = try PlanProbe(try preset("flutter.bottom-sheet"), .dismiss)
    #expect(close.plan.duration == .milliseconds(200))
    #expect(try isClose(close.y("sheet", at: 150), 360 * (1 - 0.57757), within: 1e-2))
  }

  @Test func `a dialog fades in 150 ms`() throws {
    let open = try PlanProbe(try preset("flutter.dialog"), .present)
    #expect(open.plan.duration == .milliseconds(150))
    #expect(try isClose(open.opacity("new", at: 37.5), 0.37814))
    #expect(try open.opacity("dim", at: 150) == 138.0 / 255)
    let close = try PlanProbe(try preset("flutter.dialog"), .dismiss)
    #expect(try isClose(close.opacity("old", at: 112.5), 0.37814))
  }

  @Test func `a modal scales in 150 ms and fades out in 75`() throws {
    let open = try PlanProbe(try preset("flutter.fade-scale"), .present)
    #expect(try isClose(open.opacity("new", at: 22.5), 0.5, within: 1e-9))
    #expect(try isClose(open.scale("new", at: 37.5), 0.8 + 0.2 * 0.57757))
    #expect(try open.opacity("dim", at: 150) == 138.0 / 255)
    let close = try PlanProbe(try preset("flutter.fade-scale"), .dismiss)
    #expect(close.plan.duration == .milliseconds(75))
    #expect(try isClose(close.opacity("old", at: 37.5), 0.5, within: 1e-9))
    #expect(try close.scale("old", at: 37.5) == 1)
  }

  @Test func `shared axes of the animations package split at three tenths`() throws {
    let push = try PlanProbe(try preset("flutter.shared-axis-x"))
    #expect(try isClose(push.x("new", at: 75), 30 * (1 - 0.23659), within: 1e-3))
    #expect(try isClose(push.x("old", at: 75), -30 * 0.23659, within: 1e-3))
    #expect(try isClose(push.opacity("old", at: 22.5), 1 - 0.09863))
    #expect(try isClose(push.opacity("new", at: 142.5), 0.57757))
    #expect(try push.opacity("new", at: 90) == 0)
    let pop = try PlanProbe(try preset("flutter.shared-axis-z"), .pop)
    #expect(try pop.scale("new", at: 0) == 1.1)
    #expect(try pop.scale("old", at: 300) == 0.8)
  }

  @Test func `a fade through of the animations package grows its last part`() throws {
    let push = try PlanProbe(try preset("flutter.fade-through"))
    #expect(try isClose(push.opacity("old", at: 22.5), 1 - 0.09863))
    #expect(try isClose(push.scale("new", at: 142.5), 0.92 + 0.08 * 0.57757))
    #expect(try push.scale("new", at: 90) == 0.92)
  }
}
