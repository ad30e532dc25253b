import SegueMotion
package import SegueTransitions

extension PresetCatalog {
  /// Jetpack Compose's contents and navigation, with the defaults of its libraries.
  ///
  /// Where Android removes animations, Compose shows ends at once.
  static let compose: [Preset] = [
    composed(
      "nav-host", "both screens fade, and what is behind them shines through",
      from: "NavHost: fades, tween(700)", transition: NavHost()),
    composed(
      "animated-content", "one screen fades out, then the other in, a little smaller at first",
      from: "AnimatedContent: fade and scale .92, tween(220, 90); fade, tween(90)",
      transition: AnimatedContent()),
    composed(
      "crossfade", "both screens fade", from: "Crossfade: tween(300)",
      transition: AnimatedContent.crossfade),
    composed(
      "slide", "both screens move a whole width, and back the other way",
      from: "slideIntoContainer, slideOutOfContainer: spring(1, 1500)", transition: NavHost.slide),
    composed(
      "slide-into", "a bouncy spring over an even pace, always in the same direction",
      from: "slideIntoContainer: spring(.5, 1500); slideOutOfContainer: tween(300)",
      transition: NavHost.slideInto),
    composed(
      "enter-exit", "screens fade and grow out of their last corner",
      from: "AnimatedVisibility: fade, expandIn, shrinkOut: spring(1, 400)",
      transition: AnimatedContent.enterExit),
    composed(
      "expand", "screens fade and grow in height, their bottom first",
      from: "AnimatedVisibility in a column: spring(1, 400)", transition: AnimatedContent.expand),
    composed(
      "scale", "the arriving screen grows out of nothing over the other",
      from: "scaleIn, fadeIn: spring(1, 400); the other one is held",
      transition: AnimatedContent.scale),
    composed(
      "veil", "the arriving screen slides over one that follows, veiled",
      from: "slideIntoContainer: spring(1, 1500); veilOut: spring(1, 400), black of 0.5",
      transition: AnimatedContent.veil),
    composed(
      "predictive-pop", "back, the leaving screen shrinks under a finger",
      from: "NavHost of 2026: fadeIn, spring(1, 1600); scaleOut .7, spring(1, 400)",
      transition: NavHost.predictivePop
    ).jumping(.shrunk),
    composed(
      "nav-display", "Navigation 3: both screens fade, and what is behind them shines through",
      from: "NavDisplay of Navigation 3 on Android: fades, tween(700)", transition: NavHost()),
    composed(
      "nav-display-predictive", "Navigation 3, back: the leaving screen shrinks under a finger",
      from:
        "NavDisplay of Navigation 3 on Android: fadeIn, spring(1, 1600); scaleOut .7, spring(1, 400)",
      transition: NavHost.predictivePop
    ).jumping(.shrunk),
    composed(
      "nav-display-ios", "Navigation 3 on iOS: the arriving screen covers one that follows",
      from:
        "NavDisplay of Navigation 3 on iOS: tween(500), cubic-bezier(.2833, .99, .31833, .99), a quarter",
      transition: NavHost.displayOnIOS),
    composed(
      "nav-display-ios-predictive", "the same, evenly on the way back, which a finger leads",
      from: "NavDisplay of Navigation 3 on iOS, back: tween(500), linear, a quarter",
      transition: NavHost.displayOnIOSPredictive),
    composed(
      "shared-element",
      "what is shared moves on a spring, set anew in its box, above contents that fade",
      from:
        "SharedTransitionLayout, sharedElement: spring(1, 400); AnimatedContent: fade and scale .92",
      transition: MatchedTransition(AnimatedContent(), ComposeMatch(resizing: .remeasure))),
    composed(
      "shared-bounds",
      "one content becomes the other in a box on a spring, above contents that fade",
      from:
        "SharedTransitionLayout, sharedBounds: spring(1, 400), fades, scaleToBounds(FillWidth, Center)",
      transition: MatchedTransition(AnimatedContent(), ComposeMatch(resizing: .scaleToBounds))),
  ]

  private static func composed(
    _ name: String, _ summary: String, from source: String, transition: any ScreenTransition
  ) -> Preset {
    Preset(
      "compose.\(name)", summary, from: "Jetpack Compose, \(source)", reduced: "classic.none",
      transition: transition)
  }
}

/// Those of Jetpack Compose.
package enum ComposePreset: String, PresetName {
  case navHost = "nav-host", animatedContent = "animated-content", crossfade, slide,
    slideInto = "slide-into", enterExit = "enter-exit", expand, scale, veil,
    predictivePop = "predictive-pop", navDisplay = "nav-display",
    navDisplayPredictive = "nav-display-predictive", navDisplayIOS = "nav-display-ios",
    navDisplayIOSPredictive = "nav-display-ios-predictive", sharedElement = "shared-element",
    sharedBounds = "shared-bounds"

  /// The name of the family.
  package static let family = "compose"

  /// Interruption behavior of the family.
  package static let interruption: Interruption? = Interruption(
    .retarget, on: .damped(1, stiffness: 400),
    from: "Compose: an enter or exit that is turned around goes by spring(1, 400)")
}

extension ScreenTransition where Self == Preset {
  /// Those of Jetpack Compose.
  package static func compose(_ name: ComposePreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }
}
