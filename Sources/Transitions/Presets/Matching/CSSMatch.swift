import SegueGeometry
import SegueMotion
import SegueTransitions

/// The groups of CSS's view transitions: the old picture and the new one, as wide as the group and as
/// high as their own proportions make them, add their light.
///
/// The old picture is a snapshot, in which nothing moves any more. Groups lie above each other as they
/// did in the old state; what is new lies above all of them. By themselves they are flat: one moves inside of another
/// one where an element says so.
struct CSSMatch: MatchRule, Hashable {
  func style(for pair: SharedPair, in context: TransitionContext) -> MatchStyle {
    let run = TransitionTiming.curve(.ease, 250)
    let fade = ContentFade(leaving: .init(run), arriving: .init(run))
    var style = MatchStyle(
      run, contents: .sum(fade), fit: ContentFit(.width, at: UnitPoint(0, 0)))
    style.blendsLooks = false
    style.nests = false
    style.grouping = .normal
    style.loners = UnmatchedStyle(fade)
    style.freezesOld = true
    style.clipping = .none
    return style
  }

  var order: Role { .removal }
}
