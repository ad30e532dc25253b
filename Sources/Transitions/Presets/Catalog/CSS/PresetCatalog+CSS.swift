package import SegueTransitions

extension PresetCatalog {
  private static let source = "CSS View Transitions 1, the browser's own style: 250 ms ease"

  /// The browsers' transitions between two states of a page.
  static let css: [Preset] = [
    Preset(
      "css.view-transition", "one screen becomes the other, and their light adds up", from: source,
      reduced: nil, transition: MatchedTransition(ViewTransition(), CSSMatch(), isAsked: false)),
    Preset(
      "css.fade-out", "the old screen fades out above the new one", from: source, reduced: nil,
      transition: MatchedTransition(ViewTransition(pictures: .old), CSSMatch(), isAsked: false)),
    Preset(
      "css.fade-in", "the new screen fades in above the old one", from: source, reduced: nil,
      transition: MatchedTransition(ViewTransition(pictures: .new), CSSMatch(), isAsked: false)),
  ]
}

/// The view transitions of CSS.
package enum CSSPreset: String, PresetName {
  case viewTransition = "view-transition", fadeOut = "fade-out", fadeIn = "fade-in"

  /// The name of the family.
  package static let family = "css"

  /// Interruption behavior of the family.
  package static let interruption: Interruption? = Interruption(
    .finish, from: "CSS View Transitions 1: a new transition skips the one that is active")
}

extension ScreenTransition where Self == Preset {
  /// The view transitions of CSS.
  package static func css(_ name: CSSPreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }
}
