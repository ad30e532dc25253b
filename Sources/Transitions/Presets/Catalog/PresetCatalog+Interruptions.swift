import SegueMotion
public import SegueTransitions

extension PresetCatalog {
  /// Returns the interruption behavior of a preset's platform; `nil` for the one of its rule.
  ///
  /// None of them publishes numbers but Compose and CSS.
  static func interruption(of name: String) -> Interruption? {
    if name.hasPrefix("ios."), name.contains("sheet") { return .closed }
    let family = name.prefix { $0 != "." }
    return exceptions[name] ?? families[String(family)]
  }

  private static let families: [String: Interruption] = [
    "ios": .patient,
    // CALayer.add(_:forKey:) keeps one animation for a key, and the key of every CATransition is
    // kCATransition.
    "core-animation": Interruption(
      .finish,
      from: "CATransition: a layer has one transition, and a new one takes the old one's place"),
    "hero": Interruption(
      .reverse, from: "Hero.shared.cancel(animate:): its progress runs back to 0"),
    "ionic": Interruption(
      .reverse, from: "Ionic: Animation.progressEnd(0), the direction of playback is reversed"),
    // Card.animate of its JavaScript stack starts Animated.spring or Animated.timing towards the other
    // end, for the whole of its time. Springs on the native driver do not know the velocity of the one
    // before; with a damping of 500 for a mass of 3 it would be gone after some 6 ms.
    "react-navigation": Interruption(
      .restart,
      from: "React Navigation: the card's Animated.spring or timing starts anew where the card is"),
    // While a transition coordinator is there, RNSScreenStack puts off all changes until it is done; on
    // Android fragments would end what runs. On iOS 26 it switches touches off for so long.
    "react-native-screens": Interruption(
      .wait, from: "react-native-screens on iOS: changes of the stack wait for the transition's end"
    ),
    "compose": Interruption(
      .retarget, on: .damped(1, stiffness: 400),
      from: "Compose: an enter or exit that is turned around goes by spring(1, 400)"),
    // Where the shell plays transitions, its default handler answers a request to merge with
    // Animator.end(); before that, a window's new animation took the place of the one that ran.
    "android": Interruption(
      .finish, from: "Android: a window transition ends those that run, to merge with them"),
    // A fragment manager cancels what runs in a container before it goes on: animators end, transitions
    // are cancelled. Those of Material's visibility transitions begin at fixed values then. What a back
    // gesture seeks is another matter: that is played back.
    "material": Interruption(
      .finish,
      from: "AndroidX: fragments end the running effects, and Material's begin at fixed values"),
    "flutter": Interruption(
      .reverse, from: "Flutter: AnimationController.reverse() runs its value back at the same rate"),
    "css": Interruption(
      .finish, from: "CSS View Transitions 1: a new transition skips the one that is active"),
  ]

  private static let exceptions: [String: Interruption] = [
    "ios.push-26": .prompt, "ios.zoom": .fluid, "ios.matched-geometry": .merged,
  ]
}

extension Interruption {
  /// UIKit before iOS 26: what runs takes no touches, and `UINavigationController` puts off a push or a
  /// pop until it is over.
  static let patient = Interruption(
    .wait, from: "UIKit before iOS 26: pages take no touches until a transition is over")

  /// UIKit's sheets, which Flutter's had to learn from: a finger cannot take hold of one on its way.
  static let closed = Interruption(
    .wait, from: "UIKit: a sheet takes no touches while it opens or closes")

  /// iOS 26: a back button does not wait for the transition that runs, nor does the gesture.
  ///
  /// That velocities are kept nobody says but of the zoom.
  static let prompt = Interruption(
    .retarget, from: "iOS 26: the back button and the gesture act during a transition, on springs")

  /// iOS 18's zoom, which Apple calls continuously interactive, and no other transition of that system.
  ///
  /// A push is never cancelled: it counts as done, and a pop begins where the pages are.
  static let fluid = Interruption(
    .retarget, from: "iOS 18's zoom is continuously interactive: a push becomes a pop midway")

  /// SwiftUI's animations of state.
  static let merged = Interruption(
    .retarget, from: "SwiftUI: a spring with a new target goes on with the velocity of the old one")
}

extension SystemPush {
  /// As its system does: the page of iOS 26 has the display's corners.
  public var interruption: Interruption { isRounded ? .prompt : .patient }
}

extension SystemCover {
  /// As UIKit's presentations are.
  public var interruption: Interruption { .patient }
}
