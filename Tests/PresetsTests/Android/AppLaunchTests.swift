import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// Launches of apps out of what was touched.
@Suite struct AppLaunchTests {
  /// Left, top, right and bottom, the corners, and the opacity of the color, by Android's curves.
  @Test(
    arguments: [
      (0, [24, 480, 156, 576], 12, 0), (25, [25.798, 470.108, 162.497, 577.319], 12.247, 0.4416),
      (50, [28.801, 435.13, 182.115, 581.983], 13.122, 0.6851),
      (75, [35.649, 348.805, 229.967, 593.493], 15.28, 0.8392),
      (100, [27.192, 174.863, 304.132, 616.685], 19.628, 0.9341),
      (150, [11.601, 76.575, 335.228, 629.79], 22.086, 1),
      (200, [6.263, 42.011, 346.308, 634.398], 22.95, 0.599),
      (250, [3.495, 23.706, 352.235, 636.839], 23.407, 0.276),
      (300, [1.882, 12.878, 355.766, 638.283], 23.678, 0.0548),
      (400, [0.36, 2.495, 359.175, 639.667], 23.938, 0),
    ] as [(Double, [Double], Double, Double)])
  func `an app opens on an arc in half a second`(
    time: Double, sides: [Double], radius: Double, cover: Double
  ) throws {
    let probe = try ContainerProbe(.android(.appLaunch))
    #expect(probe.film.duration == .milliseconds(700))
    #expect(try probe.frame("launch", at: time).agrees(with: sides, within: 0.6))
    #expect(
      isClose(try probe.layer("launch", at: time).cornerRadii.topLeft, radius, within: 0.02))
    #expect(isClose(try probe.layer("cover", at: time).opacity, cover, within: 0.02))
  }

  /// By the closed forms of springs of 450/.965, 400/.95 and 500/.99; each of them ends when less than three
  /// quarters of a pixel are left.
  @Test(
    arguments: [
      (0, [0, 0, 360, 640], 0), (25, [3.367, 48.658, 338.53, 629.398], 0.3554),
      (50, [9.008, 140.338, 298.534, 612.189], 0.7689),
      (75, [13.919, 231.347, 259.337, 597.96], 0.9486),
      (100, [17.475, 306.435, 227.419, 588.405], 0.9944),
      (150, [21.348, 403.203, 187.028, 579.561], 1),
      (200, [22.878, 449.025, 168.352, 577.172], 0.6773),
      (250, [23.49, 468.404, 160.607, 576.613], 0.1894),
      (300, [23.756, 475.957, 157.625, 576.416], 0),
      (350, [23.882, 478.698, 156.543, 576.275], 0),
    ] as [(Double, [Double], Double)])
  func `it becomes what was touched on three springs`(
    time: Double, sides: [Double], cover: Double
  ) throws {
    let probe = try ContainerProbe(.android(.appLaunch), .pop)
    let tolerance = time < 275 ? 0.1 : 0.76
    #expect(try probe.frame("launch", at: time).agrees(with: sides, within: tolerance))
    #expect(isClose(try probe.layer("cover", at: time).opacity, cover, within: 0.02))
  }

  @Test(
    arguments: [
      (50, [17.446, 364.686, 203.153, 588.831]), (100, [7.986, 208.653, 265.409, 603.907]),
      (200, [-0.777, 47.166, 332.474, 623.344]), (300, [-1.436, 7.94, 352.668, 633.872]),
    ] as [(Double, [Double])])
  func `the second set opens on springs as well`(time: Double, sides: [Double]) throws {
    let probe = try ContainerProbe(.android(.appLaunchSprings))
    #expect(try probe.frame("launch", at: time).agrees(with: sides, within: 0.1))
  }

  @Test func `the window covers the box from its top, what was touched stands in its middle`()
    throws
  {
    let probe = try ContainerProbe(.android(.appLaunch))
    let (box, window) = (try probe.frame("launch", at: 75), try probe.frame("detail", at: 75))
    #expect(isClose(window.minY, box.minY, within: 0.01))
    #expect(isClose(window.minX + window.maxX, box.minX + box.maxX, within: 0.01))
    #expect(isClose(window.height / window.width, 640.0 / 360, within: 1e-3))
    #expect(window.width >= box.width - 0.01 && window.height >= box.height - 0.01)
    let touched = try probe.frame("start", at: 75)
    #expect(isClose(touched.minY + touched.maxY, box.minY + box.maxY, within: 0.01))
    #expect(isClose(touched.width / touched.height, 132.0 / 96, within: 1e-3))
    #expect(touched.width <= box.width + 0.01 && touched.height <= box.height + 0.01)
  }

  /// The window is below the color, and not before that covers all.
  @Test func `the pictures change places where nobody sees it`() throws {
    let there = try ContainerProbe(.android(.appLaunch))
    #expect(try there.layer("detail", at: 145).opacity == 0)
    #expect(try there.layer("start", at: 145).opacity == 1)
    #expect(try there.layer("detail", at: 150).opacity == 1)
    #expect(try there.layer("start", at: 150).opacity == 0)
    #expect(try there.layer("launch", at: 50).background == .color(.black))
    let back = try ContainerProbe(.android(.appLaunch), .pop)
    #expect(try back.layer("end", at: 130).opacity == 0)
    #expect(try back.layer("end", at: 150).opacity == 1)
    #expect(try back.layer("detail", at: 150).opacity == 0)
  }
}
