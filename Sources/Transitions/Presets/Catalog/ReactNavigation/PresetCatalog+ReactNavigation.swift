import SegueMotion
package import SegueTransitions

extension PresetCatalog {
  private static let iosSpring = "React Navigation: spring 3/1000/500 until ten points from rest"
  private static let android = "React Navigation, after Android's own animations"

  /// React Navigation's stacks, tabs and modals.
  static let reactNavigation: [Preset] = [
    Preset(
      "react-navigation.slide-from-right", "the arriving card covers the other, which follows",
      from: iosSpring, transition: StackSlide(edge: .end)
    ).jumping(.shadow),
    Preset(
      "react-navigation.slide-from-left", "the same from where reading begins", from: iosSpring,
      transition: StackSlide(edge: .start)
    ).jumping(.shadow),
    Preset(
      "react-navigation.modal-slide-from-bottom", "the arriving card rises from below",
      from: iosSpring, transition: StackSlide(edge: .bottom)),
    Preset(
      "react-navigation.modal-presentation", "a sheet as on iOS 13 to 18",
      from: "React Navigation before iOS 26", reduced: "ios.sheet-fade", transition: Sheet(.ios13)),
    Preset(
      "react-navigation.modal-presentation-26", "a sheet as on iOS 26",
      from: "React Navigation since iOS 26", reduced: "ios.sheet-fade", transition: Sheet(.ios26)),
    Preset(
      "react-navigation.modal-fade", "the arriving card fades in, slowly at first",
      from: iosSpring, reduced: nil, transition: StackFade(style: .modal)),
    Preset(
      "react-navigation.cross-dissolve", "the arriving card fades in above a darkening one",
      from: iosSpring, reduced: nil, transition: StackFade(style: .dissolve)),
    Preset(
      "react-navigation.modal-flip", "the screens are the two sides of a card that turns over",
      from: "React Navigation: 0.7 s, a viewer at 1000 points",
      transition: CardTurn(.flip, distance: 1000)),
    Preset(
      "react-navigation.tab-fade", "one tab fades into the other", from: "React Navigation: 150 ms",
      reduced: nil, transition: TabChange(shift: 0)),
    Preset(
      "react-navigation.tab-shift", "tabs fade and move by fifty points",
      from: "React Navigation: 150 ms", transition: TabChange(shift: 50)),
    Preset(
      "react-navigation.fade-from-bottom", "the card rises a little and fades in", from: android,
      transition: AndroidCard(style: .fadeFromBottom)),
    Preset(
      "react-navigation.reveal-from-bottom", "a window opens from below onto the card",
      from: android, transition: AndroidCard(style: .revealFromBottom)),
    Preset(
      "react-navigation.scale-from-center", "the card grows a little and fades in", from: android,
      transition: AndroidCard(style: .scaleFromCenter)),
    Preset(
      "react-navigation.fade-from-right", "the card moves by 96 points and fades in",
      from: android, transition: AndroidCard(style: .fadeFromRight)),
    Preset(
      "react-navigation.bottom-sheet", "the card rises by a fifth above a darkened page",
      from: android, reduced: "react-navigation.modal-fade",
      transition: AndroidCard(style: .bottomSheet)),
    Preset(
      "react-navigation.dialog", "the card grows a little above a darkened page", from: android,
      reduced: "react-navigation.modal-fade", transition: AndroidCard(style: .dialog)),
  ]

  private static let screens = "react-native-screens: 0.5 s"

  /// The native stack's own animations; its default is `ios.push`.
  static let reactNativeScreens: [Preset] = [
    Preset(
      "react-native-screens.simple-push", "the system's push without dimming and shadow",
      from: screens, transition: NativeStack.push()),
    Preset(
      "react-native-screens.slide-from-left", "the same from where reading begins", from: screens,
      transition: NativeStack.push(isInverted: true)),
    Preset(
      "react-native-screens.slide-from-bottom", "the arriving screen rises from below",
      from: screens, transition: NativeStack(style: .slideFromBottom)),
    Preset(
      "react-native-screens.fade", "the arriving screen fades in, the leaving one out",
      from: screens, reduced: nil, transition: NativeStack(style: .fade)),
    Preset(
      "react-native-screens.fade-from-bottom", "the arriving screen rises a little and fades in",
      from: screens, transition: NativeStack(style: .fadeFromBottom)),
    Preset(
      "react-native-screens.flip", "the screens are the two sides of a card that turns over",
      from: screens,
      transition: CardTurn(.curve(.easeInOut, 500), distance: 1000, dimming: 0.15, stepsBack: true)),
    Preset(
      "react-native-screens.ios-from-right", "the system's push", from: screens,
      transition: NativeStack.ios(isInverted: false)
    ).jumping(.shadow),
    Preset(
      "react-native-screens.ios-from-left", "the system's push from where reading begins",
      from: screens, transition: NativeStack.ios(isInverted: true)
    ).jumping(.shadow),
    Preset(
      "react-native-screens.none", "the screens change at once", from: "a cut", reduced: nil,
      transition: Cut()),
  ]
}

/// Those of React Navigation.
package enum ReactNavigationPreset: String, PresetName {
  case slideFromRight = "slide-from-right", slideFromLeft = "slide-from-left",
    modalSlideFromBottom = "modal-slide-from-bottom", modalPresentation = "modal-presentation",
    modalPresentation26 = "modal-presentation-26", modalFade = "modal-fade",
    crossDissolve = "cross-dissolve", modalFlip = "modal-flip", tabFade = "tab-fade",
    tabShift = "tab-shift", fadeFromBottom = "fade-from-bottom",
    revealFromBottom = "reveal-from-bottom", scaleFromCenter = "scale-from-center",
    fadeFromRight = "fade-from-right", bottomSheet = "bottom-sheet", dialog

  /// The name of the family.
  package static let family = "react-navigation"

  // Card.animate of its JavaScript stack starts Animated.spring or Animated.timing towards the other
  // end, for the whole of its time. Springs on the native driver do not know the velocity of the one
  // before; with a damping of 500 for a mass of 3 it would be gone after some 6 ms.
  /// Interruption behavior of the family.
  package static let interruption: Interruption? = Interruption(
    .restart,
    from: "React Navigation: the card's Animated.spring or timing starts anew where the card is")
}

extension ScreenTransition where Self == Preset {
  /// Those of React Navigation.
  package static func reactNavigation(
    _ name: ReactNavigationPreset, _ settings: PresetSettings = [:]
  ) -> Preset {
    name.preset(settings)
  }
}

/// Those of react-native-screens.
package enum ReactNativeScreensPreset: String, PresetName {
  case simplePush = "simple-push", slideFromLeft = "slide-from-left",
    slideFromBottom = "slide-from-bottom", fade, fadeFromBottom = "fade-from-bottom", flip,
    iosFromRight = "ios-from-right", iosFromLeft = "ios-from-left", none

  /// The name of the family.
  package static let family = "react-native-screens"

  // While a transition coordinator is there, RNSScreenStack puts off all changes until it is done; on
  // Android fragments would end what runs. On iOS 26 it switches touches off for so long.
  /// Interruption behavior of the family.
  package static let interruption: Interruption? = Interruption(
    .wait, from: "react-native-screens on iOS: changes of the stack wait for the transition's end"
  )
}

extension ScreenTransition where Self == Preset {
  /// Those of react-native-screens.
  package static func reactNativeScreens(
    _ name: ReactNativeScreensPreset, _ settings: PresetSettings = [:]
  ) -> Preset {
    name.preset(settings)
  }
}
