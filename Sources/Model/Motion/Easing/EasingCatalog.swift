/// Every easing that has a name.
///
/// CSS's words stand alone; all others carry the name of the system they come from, because systems
/// use one word for different curves.
public enum EasingCatalog {
  /// A name and what it stands for.
  public struct Entry: Hashable, Sendable {
    /// The name, in lower case with hyphens.
    public let name: String
    /// The easing.
    public let easing: Easing

    fileprivate init(_ name: String, _ easing: Easing) {
      self.name = name
      self.easing = easing
    }

    fileprivate init(_ name: String, bezier x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
      self.init(name, .cubicBezier(x1, y1, x2, y2))
    }
  }

  /// The names, in the order of `entries`.
  public static let names = entries.map(\.name)

  /// All of them, family by family.
  public static let entries: [Entry] =
    css + apple + compose + composeShapes + material + android + flutter + flutterShapes + others

  /// CSS Easing Functions Level 2.
  private static let css = [
    Entry("linear", .linear),
    Entry("ease", .ease),
    Entry("ease-in", .easeIn),
    Entry("ease-out", .easeOut),
    Entry("ease-in-out", .easeInOut),
    Entry("step-start", .steps(1, .start)),
    Entry("step-end", .steps(1, .end)),
  ]

  /// Core Animation's timing functions and UIView's curves; SwiftUI's unit curves.
  private static let apple = [
    Entry("ios.linear", .linear),
    Entry("ios.default", .ease),
    Entry("ios.ease-in", .easeIn),
    Entry("ios.ease-out", .easeOut),
    Entry("ios.ease-in-out", .easeInOut),
    Entry("swiftui.circular-ease-in", .circular(.in)),
    Entry("swiftui.circular-ease-out", .circular(.out)),
    Entry("swiftui.circular-ease-in-out", .circular(.inOut)),
  ]

  /// Jetpack Compose, animation-core: Easing and EasingFunctions.
  private static let compose = [
    Entry("compose.linear", .linear),
    Entry("compose.fast-out-slow-in", bezier: 0.4, 0, 0.2, 1),
    Entry("compose.linear-out-slow-in", bezier: 0, 0, 0.2, 1),
    Entry("compose.fast-out-linear-in", bezier: 0.4, 0, 1, 1),
    Entry("compose.ease", .ease),
    Entry("compose.ease-in", .easeIn),
    Entry("compose.ease-out", .easeOut),
    Entry("compose.ease-in-out", .easeInOut),
    Entry("compose.ease-in-sine", bezier: 0.12, 0, 0.39, 0),
    Entry("compose.ease-out-sine", bezier: 0.61, 1, 0.88, 1),
    Entry("compose.ease-in-out-sine", bezier: 0.37, 0, 0.63, 1),
    Entry("compose.ease-in-quad", bezier: 0.11, 0, 0.5, 0),
    Entry("compose.ease-out-quad", bezier: 0.5, 1, 0.89, 1),
    Entry("compose.ease-in-out-quad", bezier: 0.45, 0, 0.55, 1),
    Entry("compose.ease-in-cubic", bezier: 0.32, 0, 0.67, 0),
    Entry("compose.ease-out-cubic", bezier: 0.33, 1, 0.68, 1),
    Entry("compose.ease-in-out-cubic", bezier: 0.65, 0, 0.35, 1),
    Entry("compose.ease-in-quart", bezier: 0.5, 0, 0.75, 0),
    Entry("compose.ease-out-quart", bezier: 0.25, 1, 0.5, 1),
    Entry("compose.ease-in-out-quart", bezier: 0.76, 0, 0.24, 1),
    Entry("compose.ease-in-quint", bezier: 0.64, 0, 0.78, 0),
    Entry("compose.ease-out-quint", bezier: 0.22, 1, 0.36, 1),
    Entry("compose.ease-in-out-quint", bezier: 0.83, 0, 0.17, 1),
    Entry("compose.ease-in-expo", bezier: 0.7, 0, 0.84, 0),
    Entry("compose.ease-out-expo", bezier: 0.16, 1, 0.3, 1),
    Entry("compose.ease-in-out-expo", bezier: 0.87, 0, 0.13, 1),
    Entry("compose.ease-in-circ", bezier: 0.55, 0, 1, 0.45),
    Entry("compose.ease-out-circ", bezier: 0, 0.55, 0.45, 1),
    Entry("compose.ease-in-out-circ", bezier: 0.85, 0, 0.15, 1),
    Entry("compose.ease-in-back", bezier: 0.36, 0, 0.66, -0.56),
    Entry("compose.ease-out-back", bezier: 0.34, 1.56, 0.64, 1),
    Entry("compose.ease-in-out-back", bezier: 0.68, -0.6, 0.32, 1.6),
  ]

  private static let composeShapes = [
    Entry("compose.ease-in-elastic", .elastic(.in, period: 0.3)),
    Entry("compose.ease-out-elastic", .elastic(.out, period: 0.3)),
    Entry("compose.ease-in-out-elastic", .elastic(.inOut, period: 0.45)),
    Entry("compose.ease-in-bounce", .bounce(.in)),
    Entry("compose.ease-out-bounce", .bounce(.out)),
    Entry("compose.ease-in-out-bounce", .bounce(.inOut)),
  ]

  /// Material 3's motion tokens as documented, the variants of its Android resources where these
  /// differ, and Material 2's curves.
  private static let material = [
    Entry("material.standard", bezier: 0.2, 0, 0, 1),
    Entry("material.standard-decelerate", bezier: 0, 0, 0, 1),
    Entry("material.standard-accelerate", bezier: 0.3, 0, 1, 1),
    Entry("material.emphasized", emphasized),
    Entry("material.emphasized-decelerate", bezier: 0.05, 0.7, 0.1, 1),
    Entry("material.emphasized-accelerate", bezier: 0.3, 0, 0.8, 0.15),
    Entry("material.resource-emphasized-decelerate", bezier: 0.1, 0.7, 0.1, 1),
    Entry("material.resource-emphasized-accelerate", bezier: 0.3, 0, 0.8, 0.2),
    Entry("material.legacy", bezier: 0.4, 0, 0.2, 1),
    Entry("material.legacy-decelerate", bezier: 0, 0, 0.2, 1),
    Entry("material.legacy-accelerate", bezier: 0.4, 0, 1, 1),
    Entry("material.sharp", bezier: 0.4, 0, 0.6, 1),
  ]

  /// Android's interpolators and the curve of its back gesture.
  private static let android = [
    Entry("android.fast-out-slow-in", bezier: 0.4, 0, 0.2, 1),
    Entry("android.linear-out-slow-in", bezier: 0, 0, 0.2, 1),
    Entry("android.fast-out-linear-in", bezier: 0.4, 0, 1, 1),
    Entry("android.fast-out-extra-slow-in", emphasized),
    Entry("android.emphasized-complement", emphasizedComplement),
    Entry("android.slow-out-linear-in", bezier: 0.8, 0, 1, 1),
    Entry("android.decelerate", .power(2, .out)),
    Entry("android.decelerate-quart", .power(4, .out)),
    Entry("android.decelerate-quint", .power(5, .out)),
    Entry("android.accelerate", .power(2, .in)),
    Entry("android.accelerate-quart", .power(4, .in)),
    Entry("android.accelerate-decelerate", .sine(.inOut)),
    Entry("android.anticipate", bezier: 1.0 / 3, 0, 2.0 / 3, -2.0 / 3),
    Entry("android.overshoot", bezier: 1.0 / 3, 5.0 / 3, 2.0 / 3, 1),
    Entry("android.anticipate-overshoot", anticipateOvershoot),
    Entry("android.bounce", .androidBounce),
    Entry("android.back-gesture", bezier: 0.1, 0.1, 0, 1),
  ]

  /// Flutter, animation/curves: the exact curves; `quantized` gives what its solver draws.
  private static let flutter = [
    Entry("flutter.linear", .linear),
    Entry("flutter.ease", .ease),
    Entry("flutter.ease-in", .easeIn),
    Entry("flutter.ease-out", .easeOut),
    Entry("flutter.ease-in-out", .easeInOut),
    Entry("flutter.fast-out-slow-in", bezier: 0.4, 0, 0.2, 1),
    Entry("flutter.fast-linear-to-slow-ease-in", bezier: 0.18, 1, 0.04, 1),
    Entry("flutter.slow-middle", bezier: 0.15, 0.85, 0.85, 0.15),
    Entry("flutter.linear-to-ease-out", bezier: 0.35, 0.91, 0.33, 0.97),
    Entry("flutter.ease-in-to-linear", bezier: 0.67, 0.03, 0.65, 0.09),
    Entry("flutter.ease-in-sine", bezier: 0.47, 0, 0.745, 0.715),
    Entry("flutter.ease-out-sine", bezier: 0.39, 0.575, 0.565, 1),
    Entry("flutter.ease-in-out-sine", bezier: 0.445, 0.05, 0.55, 0.95),
    Entry("flutter.ease-in-quad", bezier: 0.55, 0.085, 0.68, 0.53),
    Entry("flutter.ease-out-quad", bezier: 0.25, 0.46, 0.45, 0.94),
    Entry("flutter.ease-in-out-quad", bezier: 0.455, 0.03, 0.515, 0.955),
    Entry("flutter.ease-in-cubic", bezier: 0.55, 0.055, 0.675, 0.19),
    Entry("flutter.ease-out-cubic", bezier: 0.215, 0.61, 0.355, 1),
    Entry("flutter.ease-in-out-cubic", bezier: 0.645, 0.045, 0.355, 1),
    Entry("flutter.ease-in-quart", bezier: 0.895, 0.03, 0.685, 0.22),
    Entry("flutter.ease-out-quart", bezier: 0.165, 0.84, 0.44, 1),
    Entry("flutter.ease-in-out-quart", bezier: 0.77, 0, 0.175, 1),
    Entry("flutter.ease-in-quint", bezier: 0.755, 0.05, 0.855, 0.06),
    Entry("flutter.ease-out-quint", bezier: 0.23, 1, 0.32, 1),
    Entry("flutter.ease-in-out-quint", bezier: 0.86, 0, 0.07, 1),
    Entry("flutter.ease-in-expo", bezier: 0.95, 0.05, 0.795, 0.035),
    Entry("flutter.ease-out-expo", bezier: 0.19, 1, 0.22, 1),
    Entry("flutter.ease-in-out-expo", bezier: 1, 0, 0, 1),
    Entry("flutter.ease-in-circ", bezier: 0.6, 0.04, 0.98, 0.335),
    Entry("flutter.ease-out-circ", bezier: 0.075, 0.82, 0.165, 1),
    Entry("flutter.ease-in-out-circ", bezier: 0.785, 0.135, 0.15, 0.86),
    Entry("flutter.ease-in-back", bezier: 0.6, -0.28, 0.735, 0.045),
    Entry("flutter.ease-out-back", bezier: 0.175, 0.885, 0.32, 1.275),
    Entry("flutter.ease-in-out-back", bezier: 0.68, -0.55, 0.265, 1.55),
  ]

  private static let flutterShapes = [
    Entry("flutter.decelerate", .power(2, .out)),
    Entry("flutter.elastic-in", .elastic(.in, period: 0.4)),
    Entry("flutter.elastic-out", .elastic(.out, period: 0.4)),
    Entry("flutter.elastic-in-out", .elastic(.inOut, period: 0.4)),
    Entry("flutter.bounce-in", .bounce(.in)),
    Entry("flutter.bounce-out", .bounce(.out)),
    Entry("flutter.bounce-in-out", .bounce(.inOut)),
    Entry(
      "flutter.fast-ease-in-to-slow-ease-out",
      joined(
        from: (0.056, 0.024), (0.108, 0.3085), at: (0.198, 0.541), via: (0.3655, 1),
        to: (0.5465, 0.989))),
    Entry("flutter.ease-in-out-cubic-emphasized", emphasized),
    Entry("flutter.zoom-page", zoomPage),
  ]

  /// Ionic's iOS transition, Hero's curves, React Navigation's flip.
  private static let others = [
    Entry("ionic.ease", bezier: 0.32, 0.72, 0, 1),
    Entry("hero.standard", bezier: 0.4, 0, 0.2, 1),
    Entry("hero.deceleration", bezier: 0, 0, 0.2, 1),
    Entry("hero.acceleration", bezier: 0.4, 0, 1, 1),
    Entry("hero.sharp", bezier: 0.4, 0, 0.6, 1),
    Entry("hero.ease-out-back", bezier: 0.175, 0.885, 0.32, 1.275),
    Entry(
      "react-navigation.flip",
      joined(from: (0.21, 0), (0.5, 0.5), at: (0.5, 0.5), via: (0.5, 0.5), to: (0.79, 1))),
  ]
}

extension EasingCatalog {
  /// Material's emphasized curve, which Android calls fast out, extra slow in.
  private static let emphasized = joined(
    from: (0.05, 0), (0.133333, 0.06), at: (0.166666, 0.4), via: (0.208333, 0.82), to: (0.25, 1))

  /// Android's curve across the screen of what follows the emphasized one down it: together they make an arc.
  private static let emphasizedComplement = joined(
    from: (0.1217, 0.0462), (0.15, 0.4686), at: (0.1667, 0.66), via: (0.1834, 0.8878),
    to: (0.1667, 1))

  /// Android's curve that goes back first and too far then, with a tension of 2 and a half more: two cubics in
  /// the time itself.
  private static let anticipateOvershoot = joined(
    from: (1.0 / 6, 0), (1.0 / 3, -0.5), at: (0.5, 0.5), via: (2.0 / 3, 1.5), to: (5.0 / 6, 1))

  /// The curve of Flutter's zoom page transition: the emphasized one with its control points taken
  /// as fractions of their piece.
  private static let zoomPage = joined(
    from: (0.05 * 0.166666, 0), (0.133333 * 0.166666, 0.06 * 0.4), at: (0.166666, 0.4),
    via: (0.166666 + 0.208333 * 0.833334, 0.4 + 0.82 * 0.6), to: (0.166666 + 0.25 * 0.833334, 1))

  /// Two cubics from (0, 0) over `joint` to (1, 1).
  private static func joined(
    from a: (Double, Double), _ b: (Double, Double), at joint: (Double, Double),
    via c: (Double, Double), to d: (Double, Double)
  ) -> Easing {
    func point(_ pair: (Double, Double)) -> CurvePoint { CurvePoint(pair.0, pair.1) }
    return .path(
      CubicPath.Segment(control1: point(a), control2: point(b), to: point(joint)),
      CubicPath.Segment(control1: point(c), control2: point(d), to: .one))
  }
}

extension Easing {
  /// The easing with this name in `EasingCatalog`.
  package init?(named name: String) {
    guard let entry = EasingCatalog.entries.first(where: { $0.name == name }) else { return nil }
    self = entry.easing
  }

  /// The easing with a name that stands in code, and hence is known to be right.
  package static func known(_ name: String) -> Easing {
    guard let easing = Easing(named: name) else { preconditionFailure("no easing '\(name)'") }
    return easing
  }
}
