import HeadlessQuartzCore

/// Number of forces and rules that an app has asked for, of which none moves anything.
///
/// What comes of that, such as an animation that ends twice, is not the app's fault.
@MainActor
final class UsedDynamics {
  static var current: UsedDynamics { AppSession.current.belonging { UsedDynamics() } }
  var count = 0
}
