import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// Views of one `heroID`.
@Suite struct HeroMatchTests {
  /// 208 ms and a millisecond for three points, of the way of the center and what the size grows by: 300
  /// and 400 points are 500, 30 and 40 with as much again are 100.
  @Test(arguments: [
    (Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 300, y: 400, width: 10, height: 10), 374.667),
    (Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 15, y: 20, width: 40, height: 50), 241.333),
    (Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: 900, height: 10), 374.667),
  ])
  func `the further, the longer`(start: Rect, end: Rect, duration: Double) throws {
    let probe = try PlanProbe(.like(.hero), from: [shared("box", start)], to: [shared("box", end)])
    #expect(try probe.frame("shared.box", at: duration + 0.01) == end)
    #expect(try probe.frame("shared.box", at: duration - 8) != end)
  }

  @Test func `an opaque view stays below the arriving one, words fade out`() throws {
    let (small, large) = (
      Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: 40, height: 40)
    )
    let opaque = try PlanProbe(
      .like(.hero), from: [shared("box", small)], to: [shared("box", large)])
    #expect(try opaque.opacity("old.2", at: 100) == 1)
    #expect(try opaque.opacity("new.2", at: 100) < 1)
    let clear = try PlanProbe(
      .like(.hero), from: [shared("box", small) { $0.background = nil }],
      to: [shared("box", large) { $0.background = nil }])
    #expect(try clear.opacity("old.2", at: 100) < 1)
  }

  @Test(arguments: HeroPreset.allCases)
  func `every animation of screens lets them fly`(name: HeroPreset) throws {
    let boxes = [10.0, 60].map { shared("box", Rect(x: $0, y: 0, width: 10, height: 10)) }
    let probe = try PlanProbe(.hero(name), from: [boxes[0]], to: [boxes[1]])
    let share = Easing.cubicBezier(0.4, 0, 0.2, 1).value(at: 100 / (208 + 50.0 / 3))
    #expect(try isClose(probe.frame("shared.box", at: 100).minX, 10 + 50 * share))
  }

  @Test func `a cascade lets one begin after the other`() throws {
    var settings = MatchSettings.even(.hero) {
      $0.cascade = Cascade(.milliseconds(100), .bottomToTop)
      $0.isLifted = true
    }
    var effect = EffectSettings()
    effect.translation = Vector(0, 200)
    settings.arriving = effect
    let rows = (0..<3).map {
      shared("row\($0)", Rect(x: 0, y: Double($0) * 50, width: 90, height: 40))
    }
    let probe = try PlanProbe(settings, from: [], to: rows)
    for (row, shift) in [(2, 100.0), (1, 120), (0, 140)] {
      #expect(try isClose(probe.y("shared.row\(row)", at: 500), shift))
    }
  }

  @Test func `modifiers act on what has no partner`() throws {
    var effect = EffectSettings()
    effect.scale = [0.5, 0.5]
    effect.rotation = .degrees(90)
    effect.translation = Vector(40, 0)
    effect.pace = .easing(.linear)
    effect.duration = .milliseconds(400)
    effect.delay = .milliseconds(100)
    let settings = MatchSettings.like(.hero) { $0.leaving = effect }
    let probe = try PlanProbe(
      settings, from: [shared("box", Rect(x: 0, y: 0, width: 10, height: 10))], to: [])
    #expect(try probe.opacity("shared.box", at: 100) == 1)
    let middle = try probe.layer("shared.box", at: 300)
    #expect(isClose(middle.opacity, 0.5))
    #expect(isClose(middle.transform.translation.x, 20))
    #expect(isClose(middle.transform.scale.x, 0.75))
    #expect(isClose(middle.transform.rotationZ.degrees, 45))
  }
}
