import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// Rules for what is shared around each other, and gestures.
@Suite struct NestedRuleTests {
  private static let (before, after) = (
    [shared("box", Rect(x: 0, y: 0, width: 100, height: 50))],
    [shared("box", Rect(x: 200, y: 300, width: 300, height: 150))]
  )

  @Test func `of two rules the outer one counts`() throws {
    let probe = try PlanProbe(
      MatchedTransition(try preset("css.view-transition"), CustomMatch(.even(.swiftUI))),
      from: Self.before, to: Self.after)
    let names = probe.scene(at: 100).items.map(\.id.name).filter { $0.hasPrefix("shared.") }
    #expect(names == ["shared.box"])
    #expect(try isClose(probe.frame("shared.box", at: 500).minX, 100))
  }

  /// Where nothing is shared, Android's preview is what a finger shows.
  @Test func `previews are left to transitions in which nothing is shared`() throws {
    let rule = try #require(try preset("flutter.predictive-back").previewed)
    let context = TransitionContext(.pop, on: TransitionEnvironment(size: Size(390, 844)))
    #expect(rule.preview(for: context) != nil)
  }
}
