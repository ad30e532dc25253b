import SegueMotion
import SegueTransitions

/// SwiftUI's `matchedGeometryEffect`, with the opacity transition that views have by themselves.
///
/// Both views take the frame that lies between their own two, and each keeps its own looks. The view
/// that is the source when the transition is over is the arriving one.
struct SwiftUIMatch: MatchRule, Hashable {
  /// The default run of `withAnimation`.
  static let standard = TransitionTiming.spring(.response(0.5, dampingFraction: 1))

  func style(for pair: SharedPair, in context: TransitionContext) -> MatchStyle {
    let fade = ContentFade(leaving: .init(Self.standard), arriving: .init(Self.standard))
    var style = MatchStyle(Self.standard, contents: .both(fade, above: .insertion))
    style.blendsLooks = false
    return style
  }
}
