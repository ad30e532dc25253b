import SegueMotion
public import SegueTransitions

extension PresetCatalog {
  /// How the platform of a preset interrupts its exchanges; `nil` for what its rule says.
  ///
  /// Each choice names its source. None of them publishes numbers but Compose and CSS.
  static func interruption(of name: String) -> Interruption? {
    let family = name.prefix { $0 != "." }
    return exceptions[name] ?? families[String(family)]
  }

  private static let families: [String: Interruption] = [
    "ios": .fluid,
    "core-animation": Interruption(
      .finish,
      from: "CATransition: a layer has one transition, and a new one takes the old one's place"),
    "hero": Interruption(
      .reverse, from: "Hero.shared.cancel(animate:): its progress runs back to 0"),
    "ionic": Interruption(
      .reverse, from: "Ionic: Animation.progressEnd(0), the direction of playback is reversed"),
    "react-navigation": Interruption(
      .retarget,
      from: "React Native: Animated.spring takes over the velocity of the spring before it"),
    "react-native-screens": .reversal,
    "compose": Interruption(
      .retarget, on: .damped(1, stiffness: 400),
      from: "Compose: an enter or exit that is turned around goes by spring(1, 400)"),
    "android": Interruption(
      .finish, from: "Android: a window transition ends those that run, to merge with them"),
    "material": Interruption(
      .reverse, from: "Material: its components' animators run back along the same curve"),
    "flutter": Interruption(
      .reverse, from: "Flutter: AnimationController.reverse() runs its value back at the same rate"),
    "css": Interruption(
      .finish, from: "CSS View Transitions 1: a new transition skips the one that is active"),
  ]

  private static let exceptions: [String: Interruption] = [
    "ios.push-legacy": .reversal, "ios.flip": .reversal, "ios.dissolve": .reversal,
  ]
}

extension Interruption {
  /// iOS 18's navigation, which can be grabbed, redirected and turned around at any time.
  static let fluid = Interruption(
    .retarget, from: "iOS 18: transitions are continuously interactive, and springs keep velocity")
}

extension SystemPush {
  /// As iOS 18's navigation is, unless it is the older one on a curve.
  public var interruption: Interruption {
    if case .spring = run.pace { .fluid } else { .reversal }
  }
}

extension SystemCover {
  /// As iOS 18's navigation is.
  public var interruption: Interruption { .fluid }
}
