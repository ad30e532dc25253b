import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// Figma's smart animate: layers of one name change from what they were to what they are, and what
/// has no partner dissolves.
///
/// What is inside of a frame stays at its upper left corner, as constraints
/// have it unless others are given.
struct SmartAnimate: MatchRule, Hashable {
  /// Figma's default for a new interaction.
  static let standard = TransitionTiming.curve(.easeOut, 300)

  func style(for pair: SharedPair, in context: TransitionContext) -> MatchStyle {
    let fade = ContentFade(leaving: .init(Self.standard), arriving: .init(Self.standard))
    var style = MatchStyle(Self.standard, contents: .changes(fade))
    style.loners = UnmatchedStyle(fade)
    if let fit = pair.insertion?.textFit, pair.removal?.textFit != nil { style.fit = fit }
    if Role.allCases.contains(where: { pair[$0]?.layer.children.isEmpty == false }) {
      style.fit = ContentFit(.original, at: UnitPoint(0, 0))
    }
    return style
  }

  var matching: Matching { .names }
}

extension SharedElement {
  /// The fit of words into a box: in one line, and as large as the box is high; `nil` for all else.
  fileprivate var textFit: ContentFit? {
    guard case .text(let text) = properties.content else { return nil }
    let side: Double =
      switch text.alignment {
      case .center: 0.5
      case .trailing: 1
      default: 0
      }
    return ContentFit(.height, at: UnitPoint(side, 0.5))
  }
}
