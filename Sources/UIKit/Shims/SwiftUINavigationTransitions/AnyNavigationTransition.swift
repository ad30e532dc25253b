public import SeguePresets

/// A navigation transition of any kind, and the pace at which it goes.
public struct AnyNavigationTransition: Sendable {
  /// The transition and its pace, as films of two screens and flows take it.
  public private(set) var transition: ComposedTransition<SeguePresets.ErasedNavigationTransition>

  public init(_ base: some NavigationTransitionProtocol) {
    transition = ComposedTransition(SeguePresets.ErasedNavigationTransition(base))
  }

  /// The transition at another pace, or at once.
  public func animation(_ animation: ComposedAnimation?) -> Self {
    var copy = self
    copy.transition.animation = animation
    return copy
  }

  /// The transition and another one together.
  public func combined(with other: Self) -> Self {
    var copy = self
    copy.transition.navigation = SeguePresets.ErasedNavigationTransition([
      transition.navigation, other.transition.navigation,
    ])
    return copy
  }

  /// Slides horizontally.
  public static var slide: Self { Self(Slide()) }
  /// Slides along an axis.
  public static func slide(axis: Slide.Axis) -> Self { Self(Slide(axis: axis)) }
  /// Fades in a style.
  public static func fade(_ style: Fade.Style) -> Self { Self(Fade(style)) }
}
