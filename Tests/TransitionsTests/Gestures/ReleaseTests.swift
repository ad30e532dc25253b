import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

@Suite struct ReleaseTests {
  private static func release(
    _ rule: ReleaseRule, way: Double, velocity: Double, duration: Double = 350
  ) -> GestureOutcome {
    rule.release(
      Release(
        progress: way / 390, velocity: velocity, length: 390, duration: .milliseconds(duration)))
  }

  @Test(
    arguments: [
      (100, 0, true, 0.262885), (60, 0, false, 0.053846), (60, 700, true, 0.299145),
      (200, -150, true, 0.172235), (200, -250, false, 0.179487), (78, -199, true, 0.282828),
      (39, 1200, true, 0.21), (300, 2500, true, 0.035897),
    ] as [(Double, Double, Bool, Double)])
  func `the composed library's rule`(
    way: Double, velocity: Double, isFinished: Bool, rest: Double
  ) {
    let outcome = Self.release(.composed, way: way, velocity: velocity)
    #expect(outcome.isFinished == isFinished)
    #expect(agree([outcome.duration.seconds], [rest], within: 1e-6))
  }

  @Test func `what is left is passed along a curve of its own`() {
    let finish = Self.release(.composed, way: 140, velocity: 0)
    #expect(agree([finish.duration.seconds], [0.226625], within: 1e-6))
    let cancel = Self.release(.composed, way: 60, velocity: 0)
    for (outcome, way, expected) in [
      (finish, 140.0, [0.358974, 0.441770, 0.679487, 0.917204, 1]),
      (cancel, 60, [0.153846, 0.133975, 0.076923, 0.019871, 0]),
    ] {
      let found = (0...4).map {
        outcome.progress(
          at: .seconds(outcome.duration.seconds * Double($0) / 4), from: way / 390)
      }
      #expect(agree(found, expected, within: 2e-6))
    }
  }

  /// The same in a film: a slide back that the finger leads for 140 points.
  @Test func `the pages follow the finger, and go on when it lets go`() throws {
    let screens = [Screen("a"), Screen("b")]
    let gesture = Gesture(
      [Gesture.Touch(0, at: .zero), Gesture.Touch(140, at: .milliseconds(200))], velocity: 0,
      rule: .composed)
    let steps = [
      Step(.show(["a", "b"])), Step(.pop(1), with: try preset("composed.slide"), by: gesture),
    ]
    let film = try Flow(screens, steps: steps, on: phone) { PresetCatalog.standard($0) }
      .film(on: Canvas(size: phone.size))
    for (milliseconds, leaving) in [
      (0, 0), (100, 70), (200, 140), (200 + 56.65626, 172.290), (200 + 113.3125, 265),
      (200 + 169.9688, 357.710),
    ] as [(Double, Double)] {
      let scene = film.scene(at: .milliseconds(milliseconds))
      for (name, x) in [("b", leaving), ("a", leaving - 390)] {
        let index = try #require(scene.items.firstIndex { $0.id.name == name })
        let corner = try #require(scene.projections[index].map(Point.zero))
        #expect(agree([corner.x], [x], within: 2e-3))
      }
    }
  }

  @Test func `a finger that lets go early ends in the very first picture`() throws {
    for rule in ReleaseRule.allCases {
      for name in ["ios.push", "composed.swing", "ios.sheet-18", "react-navigation.dialog"] {
        let gesture = Gesture(
          [Gesture.Touch(0, at: .zero), Gesture.Touch(30, at: .milliseconds(200))],
          velocity: -300, rule: rule)
        let steps = [
          Step(.show(["a"])), Step(.hold(.milliseconds(50))),
          Step(.push("b"), with: try preset(name), by: gesture), Step(.hold(.milliseconds(50))),
        ]
        let film = try Flow([Screen("a"), Screen("b")], steps: steps, on: phone) {
          PresetCatalog.standard($0)
        }.film(on: Canvas(size: phone.size))
        #expect(film.scene(at: .zero) == film.scene(at: film.duration))
      }
    }
  }

  @Test(
    arguments: [
      (.reactNavigation, 100, 400, true), (.reactNavigation, 100, 300, false),
      (.reactNavigation, 200, -100, false), (.flutter, 10, 390, true), (.flutter, 300, -390, false),
      (.flutter, 200, 0, true), (.flutter, 190, 389, false), (.sheet, 200, 0, true),
      (.sheet, 200, -1, false), (.sheet, 10, 800, true), (.sheet, 10, 799, false),
      (.ios, 196, 0, true), (.ios, 150, 500, true), (.ios, 190, 0, false),
    ] as [(ReleaseRule, Double, Double, Bool)])
  func `other platforms' rules`(
    rule: ReleaseRule, way: Double, velocity: Double, isFinished: Bool
  ) {
    #expect(Self.release(rule, way: way, velocity: velocity).isFinished == isFinished)
  }

  /// The speed of the pages right after the finger has let go is the finger's.
  @Test func `a spring takes over the finger's speed`() {
    let outcome = Self.release(.ios, way: 200, velocity: 600)
    let after = outcome.progress(at: .seconds(1e-5), from: 200.0 / 390)
    #expect(agree([(after * 390 - 200) / 1e-5], [600], within: 2))
  }
}
