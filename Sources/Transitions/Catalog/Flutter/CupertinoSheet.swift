import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// Flutter's Cupertino sheet: it leaves a gap at the top, in which the page behind is seen, lowered
/// and smaller.
struct CupertinoSheet: ScreenTransition, Hashable {
  func plan(for exchange: Exchange) -> ExchangePlan {
    let stage = exchange.stage
    let isModal = exchange.operation == .present || exchange.operation == .dismiss
    let height = stage.size.height
    let gap = isModal ? 0.08 * height : 0
    let (rise, follow) = (Run.curve(.flutterPage, 500), Run.curve(.flutterFollow, 500))
    // The page ends behind the sheet's rounded corners, and so does its overlay.
    let behind = PlanLayer("behind", [PlanLayer(.removal), overlay(on: stage, follow)], on: stage)
      .anchored(at: .top, on: stage)
      .scaling(from: 1, to: isModal ? 1 - 0.0835 : 1, follow)
      .sinking(from: 0, to: isModal ? 0.07 : 0, on: stage, follow)
      .rounding(through: [stage.cornerRadius, isModal ? 12 : stage.cornerRadius], follow)
    let sheet = PlanLayer("sheet", [PlanLayer(.insertion)], on: stage)
      .with { $0.frame = Rect(x: 0, y: gap, width: stage.size.width, height: height - gap) }
      .clipped(to: .top(isModal ? 12 : 0))
      .moving(.translateY, from: height - gap, to: 0, rise)
    return ExchangePlan(
      lasting: rise.end, [behind, sheet], background: .black,
      keepsRemoval: exchange.operation == .present
    ).turned(for: exchange.operation)
  }

  private func overlay(on stage: Stage, _ run: Run) -> PlanLayer {
    .dim(stage.isDark ? Color(rgb: 0xC8C8C8) : .black, to: 0.1, on: stage, run)
  }
}
