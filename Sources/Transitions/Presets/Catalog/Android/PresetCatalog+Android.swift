import SegueMotion
package import SegueTransitions

extension PresetCatalog {
  /// Android's transitions between pages, from version to version.
  ///
  /// Where Android removes animations, it shows ends at once.
  static let androidPages: [Preset] = [
    activity(
      "nougat", "a page rises a little and fades in, the other one darkens",
      from: "Android 7 and 8",
      transition: AndroidCard(style: .fadeFromBottom)),
    activity(
      "pie", "a window opens from the bottom, the page inside hardly moves", from: "Android 9",
      transition: AndroidCard(style: .revealFromBottom)),
    activity(
      "q", "pages grow towards the viewer", from: "Android 10 to 13",
      transition: AndroidCard(style: .scaleFromCenter)
    ),
    activity(
      "14", "pages shift by 96 points while the upper one fades", from: "Android 14",
      transition: AndroidCard(style: .fadeFromRight)),
    activity(
      "bottom-sheet", "a card rises by a fifth and fades in over a dim", from: "bottom sheet",
      transition: AndroidCard(style: .bottomSheet)),
    activity(
      "dialog", "a card grows from nine tenths and fades in over a dim", from: "dialog",
      transition: AndroidCard(style: .dialog)),
    Preset(
      "android.predictive-back", "a finger shrinks both pages, and lets the lower one grow",
      from: "Android 14 and 15, CrossActivityBackAnimation: scale .9, 450 ms",
      reduced: "classic.none", transition: PredictiveBack()
    ).jumping(.corners),
    Preset(
      "android.cross-task-back",
      "a finger shrinks the windows of two apps side by side, and lets one cover all",
      from: "Android 15, CrossTaskBackAnimation: scale .8, margins 8 and 14 points, 500 ms",
      reduced: "classic.none", transition: CrossTaskBack()
    ).jumping(.corners),
    launch(
      "app-launch", "what was touched becomes a window on an arc, and on springs again what it was",
      from:
        "Android's TransitionAnimator: 500 ms, emphasized; back springs 450/.965, 400/.95, 500/.99",
      AppLaunch(opening: .curves, closing: springs)),
    launch(
      "app-launch-springs", "what was touched becomes a window on springs, and back on them",
      from: "Android's second set of launch springs: 340/1.1, 340/.9, 340/1",
      AppLaunch(opening: secondSprings, closing: secondSprings)),
  ]

  private static let springs = AppLaunch.Run.springs(
    x: .damped(0.965, stiffness: 450), y: .damped(0.95, stiffness: 400),
    scale: .damped(0.99, stiffness: 500))

  private static let secondSprings = AppLaunch.Run.springs(
    x: .damped(1.1, stiffness: 340), y: .damped(0.9, stiffness: 340),
    scale: .damped(1, stiffness: 340))

  private static func launch(
    _ name: String, _ summary: String, from source: String, _ transition: AppLaunch
  ) -> Preset {
    Preset(
      "android.\(name)", summary, from: source, reduced: "classic.none", transition: transition)
  }

  private static func activity(
    _ name: String, _ summary: String, from source: String, transition: any ScreenTransition
  ) -> Preset {
    Preset(
      "android.\(name)", summary, from: "React Navigation's re-creation: \(source)",
      reduced: "classic.none", transition: transition)
  }
}

/// Android's activities and back gestures.
package enum AndroidPreset: String, PresetName {
  case nougat, pie, q, version14 = "14", bottomSheet = "bottom-sheet", dialog,
    predictiveBack = "predictive-back", crossTaskBack = "cross-task-back", appLaunch = "app-launch",
    appLaunchSprings = "app-launch-springs"

  /// The name of the family.
  package static let family = "android"

  // Where the shell plays transitions, its default handler answers a request to merge with
  // Animator.end(); before that, a window's new animation took the place of the one that ran.
  /// Interruption behavior of the family.
  package static let interruption: Interruption? = Interruption(
    .finish, from: "Android: a window transition ends those that run, to merge with them")
}

extension ScreenTransition where Self == Preset {
  /// Android's activities and back gestures.
  package static func android(_ name: AndroidPreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }
}
