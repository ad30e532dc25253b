import SegueMotion
package import SegueTransitions

extension PresetCatalog {
  /// The presets of react-native-screen-transitions.
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
    bound(
      "zoom", "the arriving screen grows out of what was touched, and shrinks back into it",
      from: "opens on spring 3/1000/500, closes on 3/1100/98", zoom),
    bound(
      "shared-ig-image", "the same over a screen that grows half as dark as black",
      from: "spring 3/1500/1000, dimming 0.5, corners 24", image),
    bound(
      "shared-apple-music",
      "the same with corners of 24 points; back into it, it swings",
      from: "opens on spring 3/1000/500, closes on 4/600/60", music),
  ]

  private static let system = ProgressZoom.Pace(spring: .system)

  private static let zoom = ProgressZoom(
    opening: system,
    closing: ProgressZoom.Pace(spring: .physical(mass: 3, stiffness: 1100, damping: 98)))

  private static let image: ProgressZoom = {
    let pace = ProgressZoom.Pace(
      spring: .physical(mass: 3, stiffness: 1500, damping: 1000), clampsOvershoot: true)
    var zoom = ProgressZoom(opening: pace, closing: pace)
    zoom.dimming = 0.5
    zoom.radius = 24
    return zoom
  }()

  private static let music: ProgressZoom = {
    var zoom = ProgressZoom(
      opening: ProgressZoom.Pace(spring: .system, clampsOvershoot: true),
      closing: ProgressZoom.Pace(
        spring: .physical(mass: 4, stiffness: 600, damping: 60), restDistance: 0.002))
    zoom.screen = .both(0, 0.25)
    zoom.element = .both(0.25, 1)
    zoom.backdropScale = 0.9
    zoom.radius = 24
    return zoom
  }()

  private static func bound(
    _ name: String, _ summary: String, from source: String, _ transition: ProgressZoom
  ) -> Preset {
    Preset(
      "react-native-screen-transitions.\(name)", summary,
      from: "react-native-screen-transitions: \(source) on Reanimated", transition: transition)
  }

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
    draggableCard = "draggable-card", elasticCard = "elastic-card", zoom,
    sharedIGImage = "shared-ig-image", sharedAppleMusic = "shared-apple-music"

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
