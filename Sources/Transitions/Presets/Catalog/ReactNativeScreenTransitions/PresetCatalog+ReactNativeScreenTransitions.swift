import SegueMotion
package import SegueTransitions

extension PresetCatalog {
  /// The presets of react-native-screen-transitions that need no element which both screens share.
  static let reactNativeScreenTransitions: [Preset] = [
    progress(
      "slide-from-top", "the arriving screen pushes the other one down",
      ProgressCard(style: .slide(down: true))),
    progress(
      "slide-from-bottom", "the arriving screen pushes the other one up",
      ProgressCard(style: .slide(down: false))),
    progress(
      "zoom-in", "one screen shrinks to a half and fades, the other grows from it and appears",
      ProgressCard(style: .zoom)),
    progress(
      "draggable-card", "the arriving screen grows out of its middle over one that shrinks",
      ProgressCard(style: .card(behind: 0.75, dimming: 0))),
    progress(
      "elastic-card",
      "the arriving screen grows out of its middle over one that shrinks in the dark",
      ProgressCard(style: .card(behind: 0.8, dimming: 0.5))),
  ]

  private static func progress(
    _ name: String, _ summary: String, _ transition: ProgressCard
  ) -> Preset {
    Preset(
      "react-native-screen-transitions.\(name)", summary,
      from: "react-native-screen-transitions: spring 3/1000/500 on Reanimated",
      transition: transition)
  }
}

/// Those of react-native-screen-transitions.
package enum ReactNativeScreenTransitionsPreset: String, PresetName {
  case slideFromTop = "slide-from-top", slideFromBottom = "slide-from-bottom", zoomIn = "zoom-in",
    draggableCard = "draggable-card", elasticCard = "elastic-card"

  /// The name of the family.
  package static let family = "react-native-screen-transitions"

  /// Interruption behavior of the family.
  package static let interruption: Interruption? = Interruption(
    .retarget, from: "Reanimated: a spring goes on with the velocity of the one that it replaces")
}

extension ScreenTransition where Self == Preset {
  /// Those of react-native-screen-transitions.
  package static func reactNativeScreenTransitions(
    _ name: ReactNativeScreenTransitionsPreset, _ settings: PresetSettings = [:]
  ) -> Preset {
    name.preset(settings)
  }
}
