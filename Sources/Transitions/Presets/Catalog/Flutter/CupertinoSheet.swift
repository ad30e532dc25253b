import SegueGeometry
import SegueSceneGraph
import SegueTransitions

/// Flutter's Cupertino sheet: it leaves a gap at the top, in which the page behind is seen, lowered
/// and smaller.
///
/// Laid over another sheet, it rises a fiftieth of its height beyond its place, and the other one
/// alone steps back.
struct CupertinoSheet: ScreenTransition, Hashable {
  /// Scale to which the screen behind shrinks.
  private static let scale = 1 - 0.0835

  func plan(for context: TransitionContext) -> TransitionPlan {
    let stage = context.stage
    let isModal = context.operation == .present || context.operation == .dismiss
    let isFirst = context.depth == 0 || !isModal
    let height = stage.size.height
    let gap = isModal ? Self.gap(on: stage) : 0
    let (rise, follow) = (
      TransitionTiming.curve(.flutterPage, 500), TransitionTiming.curve(.flutterFollow, 500)
    )
    let sheet = TransitionLayer("sheet", [TransitionLayer(.insertion)], on: stage)
      .with { $0.frame = Rect(x: 0, y: gap, width: stage.size.width, height: height - gap) }
      .clipped(to: .top(isModal ? 12 : 0))
      .moving(
        .translateY, from: height - gap, to: isFirst ? 0 : -0.02 * (height - gap), rise)
    let behind = isFirst ? behind(isModal, on: stage, follow) : TransitionLayer(.removal)
    var plan = TransitionPlan(
      lasting: rise.end, [behind, sheet], background: isFirst ? .black : nil,
      keepsRemoval: context.operation == .present, covered: covered(on: stage, follow))
    if isFirst { plan.statusBar = .light }
    return plan.turned(for: context.operation)
  }

  /// The part of the stage above the sheet.
  private static func gap(on stage: TransitionEnvironment) -> Double {
    stage.below(displayTop: ReleaseRule.cupertinoSheetGap * stage.displayHeight)
  }

  private func behind(
    _ isModal: Bool, on stage: TransitionEnvironment, _ follow: TransitionTiming
  ) -> TransitionLayer {
    // The page ends behind the sheet's rounded corners, and so does its overlay.
    TransitionLayer("behind", [TransitionLayer(.removal), overlay(on: stage, follow)], on: stage)
      .anchored(at: .top, on: stage)
      .scaling(from: 1, to: isModal ? Self.scale : 1, follow)
      .moving(
        .translateY, from: 0,
        to: isModal ? stage.below(displayTop: 0.07 * stage.displayHeight) : 0, follow
      )
      .rounding(through: radii(isModal, on: stage), at: [0, 0x1p-20, 1], follow)
  }

  /// The corners of the page behind: square as long as nothing has moved, then at once as round as
  /// the display's at the top, which Flutter takes to be nine tenths of the upper safe area.
  private func radii(_ isModal: Bool, on stage: TransitionEnvironment) -> [CornerRadii] {
    let display = 0.9 * stage.displayInset
    let start = CornerRadii.top(display > 20 ? display : 0)
    return [.zero, start, isModal ? CornerRadii(all: 12) : start]
  }

  /// Returns the layer for another sheet that this one is laid over: it steps back about its upper edge.
  private func covered(
    on stage: TransitionEnvironment, _ follow: TransitionTiming
  ) -> TransitionLayer {
    let edge =
      stage.hiddenTop == 0
      ? ReleaseRule.cupertinoSheetGap : Self.gap(on: stage) / stage.size.height
    return TransitionLayer("covered", on: stage)
      .anchored(at: UnitPoint(0.5, edge), on: stage)
      .scaling(from: 1, to: Self.scale, follow)
      .sinking(from: 0, to: -0.005 * (1 - ReleaseRule.cupertinoSheetGap), on: stage, follow)
  }

  private func overlay(on stage: TransitionEnvironment, _ run: TransitionTiming) -> TransitionLayer
  {
    .dim(stage.isDark ? Color(rgb: 0xC8C8C8) : .black, to: 0.1, on: stage, run)
  }
}
