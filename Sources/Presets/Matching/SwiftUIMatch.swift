import SegueMotion
import SegueTransitions

/// SwiftUI's `matchedGeometryEffect`, with the opacity transition that views have by themselves.
///
/// Both views take the frame that lies between their own two, and each keeps its own looks.
struct SwiftUIMatch: MatchRule, Hashable {
  func style(for pair: SharedPair, in exchange: Exchange) -> MatchStyle {
    let run = Run.spring(.response(0.5, dampingFraction: 1))
    let fade = ContentFade(leaving: .init(run), arriving: .init(run))
    var style = MatchStyle(run, contents: .both(fade, above: .insertion))
    style.blendsLooks = false
    return style
  }
}
