/// Every spring that has a name, with the name of the system it comes from.
public enum SpringCatalog {
  /// A name and what it stands for.
  public struct Entry: Hashable, Sendable {
    /// The name, in lower case with hyphens.
    public let name: String
    /// The spring.
    public let spring: Spring
    /// The system's sampling of the spring, as far as it does not depend on the distance.
    public let sampling: SpringSampling

    fileprivate init(_ name: String, _ spring: Spring, sampling: SpringSampling = .exact) {
      self.name = name
      self.spring = spring
      self.sampling = sampling
    }
  }

  /// The names, in the order of `entries`.
  public static let names = entries.map(\.name)

  /// All of them, family by family.
  public static let entries: [Entry] =
    apple + compose + composeConstants + material + others

  /// The spring of system transitions, Core Animation's default, and SwiftUI's presets.
  private static let apple = [
    Entry("ios.system", .system, sampling: .cut),
    Entry("core-animation.default", .physical(stiffness: 100, damping: 10), sampling: .cut),
    Entry("swiftui.default", .response(0.55, dampingFraction: 1)),
    Entry("swiftui.spring", .duration(0.5)),
    Entry("swiftui.smooth", .duration(0.5)),
    Entry("swiftui.snappy", .duration(0.5, bounce: 0.15)),
    Entry("swiftui.bouncy", .duration(0.5, bounce: 0.3)),
    Entry("swiftui.response", .response(0.5, dampingFraction: 0.825)),
    Entry("swiftui.interactive", .response(0.15, dampingFraction: 0.86)),
    Entry("swiftui.interactive-bounce", .duration(0.15, bounce: 0.15)),
  ]

  /// The defaults of Compose's animations.
  private static let compose = [
    Entry("compose.default", .damped(1, stiffness: 1500)),
    Entry("compose.enter-exit", .damped(1, stiffness: 400)),
    Entry("compose.predictive-pop", .damped(1, stiffness: 1600)),
  ]

  /// Compose's constants: each damping ratio alone, with medium stiffness, and with each stiffness.
  private static let composeConstants: [Entry] = {
    let ratios = [
      ("high-bouncy", 0.2), ("medium-bouncy", 0.5), ("low-bouncy", 0.75), ("no-bouncy", 1),
    ]
    let stiffnesses: [(String, Double)] = [
      ("", 1500), ("-high", 10000), ("-medium", 1500), ("-medium-low", 400), ("-low", 200),
      ("-very-low", 50),
    ]
    return ratios.flatMap { ratio in
      stiffnesses.map { stiffness in
        Entry("compose.\(ratio.0)\(stiffness.0)", .damped(ratio.1, stiffness: stiffness.1))
      }
    }
  }()

  /// Material 3's motion schemes: spatial for what moves, effects for color and opacity.
  private static let material = [
    Entry("material.standard-fast-spatial", .damped(0.9, stiffness: 1400)),
    Entry("material.standard-default-spatial", .damped(0.9, stiffness: 700)),
    Entry("material.standard-slow-spatial", .damped(0.9, stiffness: 300)),
    Entry("material.standard-fast-effects", .damped(1, stiffness: 3800)),
    Entry("material.standard-default-effects", .damped(1, stiffness: 1600)),
    Entry("material.standard-slow-effects", .damped(1, stiffness: 800)),
    Entry("material.expressive-fast-spatial", .damped(0.6, stiffness: 800)),
    Entry("material.expressive-default-spatial", .damped(0.8, stiffness: 380)),
    Entry("material.expressive-slow-spatial", .damped(0.8, stiffness: 200)),
    Entry("material.expressive-fast-effects", .damped(1, stiffness: 3800)),
    Entry("material.expressive-default-effects", .damped(1, stiffness: 1600)),
    Entry("material.expressive-slow-effects", .damped(1, stiffness: 800)),
  ]

  /// Android's back gesture, Flutter's Cupertino dialogs, React Native's libraries, Hero.
  private static let others = [
    Entry("android.predictive-back", .damped(1, stiffness: 1500)),
    Entry("android.cross-activity-fling", .damped(0.75, stiffness: 200)),
    Entry("flutter.cupertino-dialog", cupertinoDialog),
    Entry("react-navigation.ios", .system, sampling: SpringSampling(clampsOvershoot: true)),
    Entry("react-native-screens.push", halfSecond, sampling: .cut(at: 0.5)),
    Entry("reanimated.v3", .physical(stiffness: 100, damping: 10)),
    Entry("reanimated.v4", .physical(mass: 4, stiffness: 900, damping: 120)),
    Entry("reanimated.v4-wiggly", .physical(mass: 4, stiffness: 900, damping: 90)),
    Entry(
      "reanimated.v4-snappy", .physical(mass: 4, stiffness: 900, damping: 110),
      sampling: SpringSampling(clampsOvershoot: true)),
    Entry("hero.default", .physical(stiffness: 250, damping: 30), sampling: .cut),
  ]

  /// Result of `SpringFit` for half a second and a damping ratio of 4.56, which counts as 1.
  private static let halfSecond = Spring(
    angularFrequency: 9.233413476451585 / 0.5, dampingRatio: 1, allowsOverdamping: false)

  private static let cupertinoDialog = {
    var spring = Spring.physical(stiffness: 522.35, damping: 45.7099552)
    spring.allowsOverdamping = true
    return spring
  }()
}

extension Spring {
  /// The spring of UIKit's system transitions: mass 3, stiffness 1000, damping 500.
  ///
  /// The ratio of 4.56 counts as critical, so that it settles in half a second.
  public static let system = physical(mass: 3, stiffness: 1000, damping: 500)

  /// The spring with this name in `SpringCatalog`.
  public init?(named name: String) {
    guard let entry = SpringCatalog.entries.first(where: { $0.name == name }) else { return nil }
    self = entry.spring
  }
}
