import SegueMotion
import SegueTransitions

/// Flutter's `Hero`: the picture of the arriving page flies, on arcs, to where it belongs.
///
/// On the way back the route's time runs backwards through a flipped curve, which is the same curve
/// once more: both flights are quick at first.
struct FlutterHero: MatchRule, Hashable {
  /// Duration of the pages' transition.
  var duration = Time.milliseconds(300)
  /// True if two corners move on arcs, as in Material apps; otherwise the box moves straight.
  var isArced = true

  func style(for pair: SharedPair, in context: TransitionContext) -> MatchStyle {
    var style = MatchStyle(
      TransitionTiming(duration, .easing(.fastOutSlowIn)), arc: isArced ? .circle : .linear,
      guide: .diagonal,
      contents: .only(.insertion))
    style.nests = false
    style.clipping = .none
    return style
  }

  func along(_ duration: Time) -> any MatchRule {
    FlutterHero(duration: duration, isArced: isArced)
  }
}
