import SegueMotion
import SegueTransitions

/// Flutter's `Hero`: the picture of the arriving page flies, on arcs, to where it belongs.
struct FlutterHero: MatchRule, Hashable {
  /// How long the pages take.
  var duration = 300.0
  /// Whether two corners move on arcs, as in Material apps; otherwise the box moves straight.
  var isArced = true

  func style(for pair: SharedPair, in exchange: Exchange) -> MatchStyle {
    let run = Run.curve(.fastOutSlowIn, duration)
    var style = MatchStyle(
      exchange.operation.isForward ? run : run.reversed, arc: isArced ? .circle : .linear,
      guide: .diagonal, contents: .only(.insertion))
    style.nests = false
    return style
  }
}
