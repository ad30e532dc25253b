import SegueMotion
import SegueTransitions

extension PresetCatalog {
  private static let iosSpring = "React Navigation: spring 3/1000/500 until ten points from rest"
  private static let android = "React Navigation, after Android's own animations"

  /// React Navigation's stacks, tabs and modals.
  static let reactNavigation: [Preset] = [
    Preset(
      "react-navigation.slide-from-right", "the arriving card covers the other, which follows",
      from: iosSpring, StackSlide(edge: .end)),
    Preset(
      "react-navigation.slide-from-left", "the same from where reading begins", from: iosSpring,
      StackSlide(edge: .start)),
    Preset(
      "react-navigation.modal-slide-from-bottom", "the arriving card rises from below",
      from: iosSpring, StackSlide(edge: .bottom)),
    Preset(
      "react-navigation.modal-presentation", "a sheet as on iOS 13 to 18",
      from: "React Navigation before iOS 26", reduced: "ios.sheet-fade", Sheet(.ios13)),
    Preset(
      "react-navigation.modal-presentation-26", "a sheet as on iOS 26",
      from: "React Navigation since iOS 26", reduced: "ios.sheet-fade", Sheet(.ios26)),
    Preset(
      "react-navigation.modal-fade", "the arriving card fades in, slowly at first",
      from: iosSpring, reduced: nil, StackFade(style: .modal)),
    Preset(
      "react-navigation.cross-dissolve", "the arriving card fades in above a darkening one",
      from: iosSpring, reduced: nil, StackFade(style: .dissolve)),
    Preset(
      "react-navigation.modal-flip", "the screens are the two sides of a card that turns over",
      from: "React Navigation: 0.7 s, a viewer at 1000 points", CardTurn(.flip, distance: 1000)),
    Preset(
      "react-navigation.tab-fade", "one tab fades into the other", from: "React Navigation: 150 ms",
      reduced: nil, TabChange(shift: 0)),
    Preset(
      "react-navigation.tab-shift", "tabs fade and move by fifty points",
      from: "React Navigation: 150 ms", TabChange(shift: 50)),
    Preset(
      "react-navigation.fade-from-bottom", "the card rises a little and fades in", from: android,
      AndroidCard(style: .fadeFromBottom)),
    Preset(
      "react-navigation.reveal-from-bottom", "a window opens from below onto the card",
      from: android, AndroidCard(style: .revealFromBottom)),
    Preset(
      "react-navigation.scale-from-center", "the card grows a little and fades in", from: android,
      AndroidCard(style: .scaleFromCenter)),
    Preset(
      "react-navigation.fade-from-right", "the card moves by 96 points and fades in",
      from: android, AndroidCard(style: .fadeFromRight)),
    Preset(
      "react-navigation.bottom-sheet", "the card rises by a fifth above a darkened page",
      from: android, reduced: "react-navigation.modal-fade", AndroidCard(style: .bottomSheet)),
    Preset(
      "react-navigation.dialog", "the card grows a little above a darkened page", from: android,
      reduced: "react-navigation.modal-fade", AndroidCard(style: .dialog)),
  ]

  private static let screens = "react-native-screens: 0.5 s"

  /// The native stack's own animations; its default is `ios.push`.
  static let reactNativeScreens: [Preset] = [
    Preset(
      "react-native-screens.simple-push", "the system's push without dimming and shadow",
      from: screens, NativeStack.push()),
    Preset(
      "react-native-screens.slide-from-left", "the same from where reading begins", from: screens,
      NativeStack.push(isInverted: true)),
    Preset(
      "react-native-screens.slide-from-bottom", "the arriving screen rises from below",
      from: screens, NativeStack(style: .slideFromBottom)),
    Preset(
      "react-native-screens.fade", "the arriving screen fades in, the leaving one out",
      from: screens, reduced: nil, NativeStack(style: .fade)),
    Preset(
      "react-native-screens.fade-from-bottom", "the arriving screen rises a little and fades in",
      from: screens, NativeStack(style: .fadeFromBottom)),
    Preset(
      "react-native-screens.flip", "the screens are the two sides of a card that turns over",
      from: screens,
      CardTurn(.curve(.easeInOut, 500), distance: 1000, dimming: 0.15, stepsBack: true)),
    Preset(
      "react-native-screens.ios-from-right", "the system's push", from: screens,
      NativeStack.ios(isInverted: false)),
    Preset(
      "react-native-screens.ios-from-left", "the system's push from where reading begins",
      from: screens, NativeStack.ios(isInverted: true)),
    Preset(
      "react-native-screens.none", "the screens change at once", from: "a cut", reduced: nil,
      Cut()),
  ]
}
