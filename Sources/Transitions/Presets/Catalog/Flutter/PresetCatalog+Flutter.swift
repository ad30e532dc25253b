import SegueMotion
import SegueSceneGraph
package import SegueTransitions

extension PresetCatalog {
  /// Flutter's pages and surfaces; heroes fly between pages, and not onto surfaces.
  ///
  /// Where its platforms disable animations, Flutter shows ends at once.
  static let flutterPages: [Preset] =
    [
      page(
        "cupertino", "a page comes from the side, the other one follows by a third",
        from: "CupertinoPageRoute: 500 ms", transition: CupertinoPage(), isArced: false),
      page(
        "cupertino-fullscreen-dialog", "a page rises from below",
        from: "CupertinoPageRoute: 500 ms",
        transition: CupertinoFullscreenDialog(), isArced: false),
      page(
        "cupertino-sheet", "a sheet rises, the page behind is lowered and smaller",
        from: "CupertinoSheetRoute: 500 ms, gap .08, scale .9165", transition: CupertinoSheet(),
        isArced: false),
      surface(
        "cupertino-popup", "a screen rises on a spring over a dim",
        from: "CupertinoModalPopupRoute: spring 1/522.35/45.71", transition: popup
      ).interrupted(.sprung),
      surface(
        "cupertino-alert", "a screen shrinks into place and fades in on a spring",
        from: "CupertinoDialogRoute: spring 1/522.35/45.71, scale 1.3", transition: alert
      ).interrupted(.sprungAlert),
      page(
        "zoom", "pages grow towards the viewer", from: "ZoomPageTransitionsBuilder: 300 ms",
        transition: ZoomPage()),
      page(
        "fade-forwards", "pages shift by a quarter, one fades out and the other in",
        from: "FadeForwardsPageTransitionsBuilder: 450 ms", transition: FadeForwardsPage()),
      page(
        "fade-upwards", "a page rises by a quarter and fades in",
        from: "FadeUpwardsPageTransitionsBuilder: 300 ms", transition: FadeUpwardsPage()),
      page(
        "open-upwards", "a window opens from the bottom over a page that rises a little",
        from: "OpenUpwardsPageTransitionsBuilder: 300 ms", transition: OpenUpwardsPage()),
      surface(
        "bottom-sheet", "a sheet of nine sixteenths rises by its height",
        from: "showModalBottomSheet: 250 and 200 ms, barrier black54", transition: bottomSheet),
      page(
        "predictive-back", "a finger shrinks the page, and lets it fade away to the side",
        from: "PredictiveBackPageTransitionsBuilder: scale .9, 450 ms",
        transition: PredictiveBackPage()
      ).jumping(.corners),
      page(
        "predictive-back-fullscreen", "a finger shrinks the page a little, then it fades away",
        from: "PredictiveBackFullscreenPageTransitionsBuilder: scale .95, 100 ms",
        transition: FullscreenBackPage()
      ).jumping(.corners),
      surface(
        "dialog", "a dialog fades in", from: "showDialog: 150 ms, barrier black54",
        transition: dialog),
      surface(
        "fade-scale", "a dialog fades in while it grows",
        from: "animations package, FadeScale: 150 and 75 ms, scale .8", transition: fadeScale),
      page(
        "fade-through", "one screen fades away, then the other one in, a little smaller at first",
        from: "animations package, FadeThrough: 300 ms", transition: FlutterFadeThrough()),
      page(
        "open-container", "what was touched becomes the next page, which fades in above it",
        from: "animations package, OpenContainer: 300 ms, scrim .54",
        transition: OpenContainer(fade: .fade)),
      page(
        "open-container-through", "what was touched grows and fades away, then the page fades in",
        from: "animations package, OpenContainer: 300 ms, scrim .54",
        transition: OpenContainer(fade: .through)),
    ]
    + PatternAxis.allCases.map { axis in
      page(
        "shared-axis-\(axis.rawValue)",
        "both screens move a little along \(axis.rawValue) and fade",
        from: "animations package, SharedAxis: 300 ms", transition: FlutterSharedAxis(axis: axis))
    }

  /// A page, above which heroes fly for as long as it takes: on arcs, but straight in apps that look
  /// like Apple's.
  private static func page(
    _ name: String, _ summary: String, from source: String, transition: any ScreenTransition,
    isArced: Bool = true
  ) -> Preset {
    let heroes = FlutterHero(isArced: isArced)
    return surface(
      name, summary, from: source, transition: MatchedTransition(transition, heroes, isAsked: false)
    )
  }

  private static func surface(
    _ name: String, _ summary: String, from source: String, transition: any ScreenTransition
  ) -> Preset {
    Preset(
      "flutter.\(name)", summary, from: "Flutter, \(source)", reduced: "classic.none",
      transition: transition)
  }

  /// The opacity of `Colors.black54`.
  private static let black54 = Double(0x8A) / 255

  /// The spring of popups and alerts, until it is as good as at rest.
  private static let dialogRun: TransitionTiming = {
    guard let spring = Spring(named: "flutter.cupertino-dialog"),
      let rest = SpringMotion(spring, from: 0, to: 1).restTime(distance: 0.001, speed: 0.03)
    else { preconditionFailure("the spring comes to rest") }
    return TransitionTiming(
      .seconds(roundingUp: rest), .spring(spring, SpringSampling(end: rest, endsAs: .flutter)))
  }()

  private static let popup = ModalSheet(
    dim: 0.2, opening: ModalSheet.Pace(dialogRun), closing: ModalSheet.Pace(dialogRun))

  private static let alert = ModalCard(
    scale: 1.3, growing: dialogRun, fading: dialogRun, dimming: dialogRun, leaving: dialogRun,
    clearing: dialogRun, dim: 51.0 / 255, darkDim: 122.0 / 255)

  private static let bottomSheet = ModalSheet(
    gap: Extent(share: 7.0 / 16), limit: 640, radius: 28, dim: black54,
    opening: ModalSheet.Pace(.curve(.linearOutSlowIn, 250), dimming: .curve(.ease, 250)),
    closing: ModalSheet.Pace(
      TransitionTiming.curve(.linearOutSlowIn, 200).reversed,
      dimming: TransitionTiming.curve(.ease, 200).reversed))

  private static let dialog = ModalCard(
    growing: .curve(.easeOut, 150), fading: .curve(.easeOut, 150), dimming: .curve(.ease, 150),
    leaving: TransitionTiming.curve(.easeOut, 150).reversed,
    clearing: TransitionTiming.curve(.ease, 150).reversed,
    dim: black54)

  private static let fadeScale = ModalCard(
    scale: 0.8, growing: .curve(.linearOutSlowIn, 150), fading: .linear(to: 45),
    dimming: .curve(.ease, 150), leaving: .linear(to: 75),
    clearing: TransitionTiming.curve(.ease, 75).reversed, dim: black54)
}

/// Flutter's pages and sheets.
package enum FlutterPreset: String, PresetName {
  case cupertino, cupertinoFullscreenDialog = "cupertino-fullscreen-dialog",
    cupertinoSheet = "cupertino-sheet", cupertinoPopup = "cupertino-popup",
    cupertinoAlert = "cupertino-alert", zoom, fadeForwards = "fade-forwards",
    fadeUpwards = "fade-upwards", openUpwards = "open-upwards", bottomSheet = "bottom-sheet",
    predictiveBack = "predictive-back", predictiveBackFullscreen = "predictive-back-fullscreen",
    dialog, fadeScale = "fade-scale", fadeThrough = "fade-through", sharedAxisX = "shared-axis-x",
    sharedAxisY = "shared-axis-y", sharedAxisZ = "shared-axis-z",
    openContainer = "open-container", openContainerThrough = "open-container-through"

  /// The name of the family.
  package static let family = "flutter"

  /// Interruption behavior of the family.
  package static let interruption: Interruption? = Interruption(
    .reverse, takesReturnTime: true,
    from: "Flutter: AnimationController.reverse() takes what is left of the way back's duration")
}

extension Interruption {
  /// Flutter's routes with a simulation of their own.
  fileprivate static let sprung = Interruption(
    .restart, from: "Flutter: SpringSimulation(spring, controller.value, end, 0) from where it is")

  /// The same for alerts, which have a `ScaleTransition` only while their animation's status is not `reverse`.
  fileprivate static let sprungAlert = Interruption(
    .restart, settling: [.scale], from: sprung.source)
}

extension ScreenTransition where Self == Preset {
  /// Flutter's pages and sheets.
  package static func flutter(_ name: FlutterPreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }
}
