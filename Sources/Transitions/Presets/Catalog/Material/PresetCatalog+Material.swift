import SegueMotion
public import SegueTransitions

extension PresetCatalog {
  /// Material's motion patterns and its surfaces.
  ///
  /// Where Android removes animations, it shows ends at once.
  static let material: [Preset] =
    PatternAxis.allCases.map { axis in
      pattern(
        "shared-axis-\(axis.rawValue)",
        "both screens move a little along \(axis.rawValue) and fade",
        from: "MaterialSharedAxis: 450 ms emphasized, fade at .35",
        transition: SharedAxis(axis: axis))
    } + [
      pattern(
        "fade-through", "one screen fades away, then the other one in, a little smaller at first",
        from: "MaterialFadeThrough: 450 ms emphasized, scale .92", transition: FadeThrough()),
      pattern(
        "fade", "a screen fades in while it grows, and fades out",
        from: "MaterialFade: 400 ms emphasized decelerate, scale .8; 150 ms emphasized accelerate",
        transition: MaterialFade()),
      pattern(
        "elevation-scale", "one screen shrinks away while the other one grows",
        from: "MaterialElevationScale: scale .85, 300 ms", transition: ElevationScale()),
      pattern(
        "container-transform", "what was touched becomes the next screen",
        from: "MaterialContainerTransform: 500 and 400 ms emphasized, scrim .32",
        transition: ContainerTransform()),
      pattern(
        "container-transform-arc", "the same on an arc",
        from:
          "MaterialContainerTransform with MaterialArcMotion: 500 and 400 ms emphasized, scrim .32",
        transition: ContainerTransform(isArc: true)),
      pattern(
        "bottom-sheet", "a sheet rises by a fifth and fades in",
        from:
          "M3 bottom sheet: 400 and 350 ms emphasized, dim .32, corners 28; back: 48 by 24 points",
        transition: MaterialSheet(sheet: sheet)),
      pattern(
        "bottom-sheet-2", "a sheet rises by its height",
        from: "M2 bottom sheet: 250 ms linear out, 200 ms linear in", transition: olderSheet),
      pattern(
        "side-sheet", "a sheet comes from the side where reading ends",
        from:
          "M3 side sheet: 256 points, 275 ms emphasized, dim .32, corners 16; back: 24 by 48 points",
        transition: MaterialSheet(sheet: sideSheet)),
      pattern(
        "surface", "a screen fades in while it grows; a finger makes it a card and lets it fade",
        from:
          "MaterialFade; MaterialMainContainerBackHelper: scale .9; 150 ms emphasized accelerate",
        transition: MaterialSurface()),
      pattern(
        "dialog", "a dialog fades in while it grows",
        from: "M3: 400 ms emphasized decelerate, scale .8; 150 ms, dim .32", transition: dialog),
    ]

  private static func pattern(
    _ name: String, _ summary: String, from source: String, transition: any ScreenTransition
  ) -> Preset {
    Preset(
      "material.\(name)", summary, from: "Material Components for Android, \(source)",
      reduced: "classic.none", transition: transition)
  }

  private static func emphasized(_ duration: Double) -> TransitionTiming {
    .curve(.known("material.emphasized"), duration)
  }

  /// The sheet fills all but the top 72 points, as far as its guidelines let it.
  private static let sheet = ModalSheet(
    gap: Extent(points: 72), limit: 640, radius: 28, way: 0.2, dim: 0.32,
    opening: ModalSheet.Pace(emphasized(400), fading: emphasized(400)),
    closing: ModalSheet.Pace(
      emphasized(350), fading: emphasized(300), dimming: emphasized(300)))

  private static let olderSheet = ModalSheet(
    gap: Extent(points: 72), limit: 640, dim: 0.32,
    opening: ModalSheet.Pace(.curve(.linearOutSlowIn, 250)),
    closing: ModalSheet.Pace(.curve(.fastOutLinearIn, 200)))

  /// As wide as its token says; what comes is its window, by its own width, which is the screen's.
  private static let sideSheet = ModalSheet(
    edge: .end, limit: 256, radius: 16, way: 1, dim: 0.32,
    opening: ModalSheet.Pace(emphasized(275)), closing: ModalSheet.Pace(emphasized(275)))

  private static let dialog: ModalCard = {
    let arriving = TransitionTiming.curve(.known("material.emphasized-decelerate"), 400)
    let leaving = TransitionTiming.curve(.known("material.emphasized-accelerate"), 150)
    return ModalCard(
      scale: 0.8, growing: arriving, fading: arriving, dimming: arriving, leaving: leaving,
      clearing: leaving, dim: 0.32)
  }()
}

/// The patterns of Material motion.
public enum MaterialPreset: String, PresetName {
  case sharedAxisX = "shared-axis-x", sharedAxisY = "shared-axis-y",
    sharedAxisZ = "shared-axis-z", fadeThrough = "fade-through", fade,
    elevationScale = "elevation-scale", containerTransform = "container-transform",
    containerTransformArc = "container-transform-arc", bottomSheet = "bottom-sheet",
    bottomSheet2 = "bottom-sheet-2", sideSheet = "side-sheet", surface, dialog

  /// The name of the family.
  package static let family = "material"

  // A fragment manager cancels what runs in a container before it goes on: animators end, transitions
  // are cancelled. Those of Material's visibility transitions begin at fixed values then. What a back
  // gesture seeks is another matter: that is played back.
  /// Interruption behavior of the family.
  package static let interruption: Interruption? = Interruption(
    .finish,
    from: "AndroidX: fragments end the running effects, and Material's begin at fixed values")
}

extension ScreenTransition where Self == Preset {
  /// The patterns of Material motion.
  public static func material(_ name: MaterialPreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }
}
