import SegueMotion
import SegueTransitions

/// Figma's smart animate: layers of one name change from what they were to what they are, and what
/// has no partner dissolves.
struct SmartAnimate: MatchRule, Hashable {
  /// Figma's default for a new interaction.
  static let standard = Run.curve(.easeOut, 300)

  func style(for pair: SharedPair, in exchange: Exchange) -> MatchStyle {
    let fade = ContentFade(leaving: .init(Self.standard), arriving: .init(Self.standard))
    var style = MatchStyle(Self.standard, contents: .changes(fade))
    style.loners = LonerStyle(fade)
    return style
  }

  var matching: Matching { .names }
}
