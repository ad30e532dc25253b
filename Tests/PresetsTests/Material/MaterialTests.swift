import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// The published values of Material's patterns and surfaces.
@Suite struct MaterialTests {
  private static let axis: [[Double]] = [
    [0, 30, 0, 1, 0, 0.8, 1, 0.92],
    [45, 27.196, -2.804, 0.7329, 0, 0.8187, 1.0093, 0.9275],
    [90, 10.929, -19.071, 0, 0.4395, 0.9271, 1.0636, 0.9709],
    [157.5, 3.512, -26.488, 0, 0.8199, 0.9766, 1.0883, 0.9906],
    [225, 1.482, -28.518, 0, 0.9240, 0.9901, 1.0951, 0.9960],
    [337.5, 0.258, -29.742, 0, 0.9868, 0.9983, 1.0991, 0.9993],
    [450, 0, -30, 0, 1, 1, 1.1, 1],
  ]

  @Test(arguments: axis)
  func `shared axes move, scale and fade on one curve`(row: [Double]) throws {
    let x = try PlanProbe(try preset("material.shared-axis-x"))
    #expect(try isClose(x.x("new", at: row[0]), row[1], within: 1e-3))
    #expect(try isClose(x.x("old", at: row[0]), row[2], within: 1e-3))
    #expect(try isClose(x.opacity("old", at: row[0]), row[3]))
    #expect(try isClose(x.opacity("new", at: row[0]), row[4]))
    let y = try PlanProbe(try preset("material.shared-axis-y"), .pop)
    #expect(try isClose(y.y("new", at: row[0]), -row[1], within: 1e-3))
    #expect(try isClose(y.y("old", at: row[0]), -row[2], within: 1e-3))
    let z = try PlanProbe(try preset("material.shared-axis-z"))
    #expect(try isClose(z.scale("new", at: row[0]), row[5]))
    #expect(try isClose(z.scale("old", at: row[0]), row[6]))
    let through = try PlanProbe(try preset("material.fade-through"))
    #expect(try isClose(through.scale("new", at: row[0]), row[7]))
    #expect(try isClose(through.opacity("new", at: row[0]), row[4]))
  }

  @Test func `back along z one screen shrinks to 0.8 and the other comes from 1.1`() throws {
    let z = try PlanProbe(try preset("material.shared-axis-z"), .pop)
    #expect(try z.scale("new", at: 0) == 1.1)
    #expect(try z.scale("old", at: 450) == 0.8)
  }

  @Test func `a fade comes within three tenths of its way, and goes in 150 ms`() throws {
    let enter = try PlanProbe(try preset("material.fade"))
    let curve = try #require(Easing(named: "material.emphasized-decelerate"))
    let part = curve.value(at: 0.02)
    #expect(enter.plan.duration == .milliseconds(400))
    #expect(try isClose(enter.opacity("new", at: 8), part / 0.3, within: 1e-9))
    #expect(try isClose(enter.scale("new", at: 8), 0.8 + 0.2 * part, within: 1e-9))
    #expect(try enter.opacity("new", at: 100) == 1)
    let exit = try PlanProbe(try preset("material.fade"), .pop)
    #expect(exit.plan.duration == .milliseconds(150))
    #expect(try exit.scale("old", at: 75) == 1)
    #expect(try isClose(exit.opacity("old", at: 75), 1 - 0.154))
  }

  @Test func `elevations scale to and from 0.85`() throws {
    let probe = try PlanProbe(try preset("material.elevation-scale"))
    #expect(try isClose(probe.scale("new", at: 150), 0.85 + 0.15 * 0.77556))
    #expect(try isClose(probe.scale("old", at: 150), 1 - 0.15 * 0.77556))
  }

  @Test func `a bottom sheet rises by a fifth of the stage and stays`() throws {
    let stage = TransitionEnvironment(size: Size(390, 844))
    let open = try PlanProbe(try preset("material.bottom-sheet"), .present, on: stage)
    #expect(open.plan.keepsRemoval)
    #expect(open.plan.duration == .milliseconds(400))
    #expect(try open.frame("new", at: 0).minY == 72 + 0.2 * 844)
    #expect(try isClose(open.opacity("sheet", at: 100), 0.77283))
    #expect(
      try isClose(open.frame("new", at: 100).minY, 72 + 0.2 * 844 * (1 - 0.77283), within: 1e-2))
    #expect(try open.frame("new", at: 400).minY == 72)
    #expect(try open.opacity("dim", at: 400) == 0.32)
    let sheet = try open.layer("sheet", at: 400)
    #expect(sheet.frame == Rect(x: 0, y: 72, width: 390, height: 772))
    #expect(sheet.cornerRadii.topLeft == 28 && sheet.cornerRadii.bottomLeft == 0)
    let close = try PlanProbe(try preset("material.bottom-sheet"), .dismiss, on: stage)
    #expect(close.plan.duration == .milliseconds(350))
    #expect(try isClose(close.opacity("sheet", at: 75), 1 - 0.77283))
    #expect(try isClose(close.y("sheet", at: 87.5), 0.2 * 844 * 0.77283, within: 1e-2))
  }

  @Test func `a sheet is at most 640 points wide`() throws {
    let stage = TransitionEnvironment(size: Size(1000, 844))
    let open = try PlanProbe(try preset("material.bottom-sheet"), .present, on: stage)
    #expect(try open.frame("sheet", at: 400) == Rect(x: 180, y: 72, width: 640, height: 772))
  }

  @Test func `an older sheet slides by its height`() throws {
    let stage = TransitionEnvironment(size: Size(390, 844))
    let open = try PlanProbe(try preset("material.bottom-sheet-2"), .present, on: stage)
    #expect(try open.y("sheet", at: 0) == 772)
    #expect(try isClose(open.y("sheet", at: 62.5), 772 * (1 - 0.57757), within: 1e-2))
    let close = try PlanProbe(try preset("material.bottom-sheet-2"), .dismiss, on: stage)
    #expect(close.plan.duration == .milliseconds(200))
    #expect(try isClose(close.y("sheet", at: 50), 772 * 0.09863, within: 1e-2))
  }

  @Test func `a side sheet comes from the side where reading ends`() throws {
    for isRightToLeft in [false, true] {
      let stage = TransitionEnvironment(size: Size(390, 844), isRightToLeft: isRightToLeft)
      let open = try PlanProbe(try preset("material.side-sheet"), .present, on: stage)
      #expect(open.plan.duration == .milliseconds(275))
      #expect(try open.x("sheet", at: 0) == (isRightToLeft ? -390 : 390))
      let sheet = Rect(x: isRightToLeft ? 0 : 134, y: 0, width: 256, height: 844)
      #expect(try open.frame("sheet", at: 275) == sheet)
      #expect(try open.frame("new", at: 275).minX == (isRightToLeft ? -134 : 134))
    }
  }

  @Test func `a dialog grows from 0.8 and fades out`() throws {
    let open = try PlanProbe(try preset("material.dialog"), .present)
    #expect(try isClose(open.scale("new", at: 100), 0.8 + 0.2 * 0.83153))
    let close = try PlanProbe(try preset("material.dialog"), .dismiss)
    #expect(close.plan.duration == .milliseconds(150))
    #expect(try close.scale("old", at: 75) == 1)
  }

  @Test func `pushed, a sheet fills the stage`() throws {
    let probe = try PlanProbe(try preset("material.bottom-sheet"), .push)
    #expect(!probe.plan.keepsRemoval)
    #expect(try probe.frame("new", at: 400) == Rect(x: 0, y: 0, width: 360, height: 640))
    #expect(try probe.layer("sheet", at: 400).cornerRadii == .zero)
  }
}
