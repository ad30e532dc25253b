import SegueMotion
import SegueTransitions

/// What the library Hero does with views of one `heroID`.
struct HeroMatch: MatchRule, Hashable {
  func style(for pair: SharedPair, in exchange: Exchange) -> MatchStyle {
    let run = Run.curve(.fastOutSlowIn, 350)
    let fade = ContentFade(leaving: nil, arriving: .init(run))
    var style = MatchStyle(run, contents: .both(fade, above: .insertion))
    style.nests = false
    return style
  }
}
