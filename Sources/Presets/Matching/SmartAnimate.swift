import SegueMotion
import SegueTransitions

/// Figma's smart animate: layers of one name change from what they were to what they are, and what
/// has no partner fades.
struct SmartAnimate: MatchRule, Hashable {
  func style(for pair: SharedPair, in exchange: Exchange) -> MatchStyle {
    let run = Run.curve(.easeOut, 300)
    let fade = ContentFade(leaving: .init(run), arriving: .init(run))
    var style = MatchStyle(run, contents: .changes(fade))
    style.loners = fade
    return style
  }

  var matching: Matching { .names }
}
