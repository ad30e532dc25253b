package import HeadlessSwiftUI
import HeadlessUIKit
import SegueMotion
@_exported public import SeguePresets
public import SegueTransitions
@_exported public import SwiftUI

/// A navigation transition of any kind, and the pace at which it goes.
public struct AnyNavigationTransition: Sendable {
  /// The transition and its pace, as films of two screens and flows take it.
  public private(set) var transition: ComposedTransition<SeguePresets.ErasedNavigationTransition>

  /// True for the system's own.
  fileprivate private(set) var isSystem = false

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

  /// The system's push and pop.
  public static var `default`: Self {
    var system = Self(NavigationIdentity())
    system.isSystem = true
    return system
  }
  /// Slides horizontally.
  public static var slide: Self { Self(Slide()) }
  /// Slides along an axis.
  public static func slide(axis: Slide.Axis) -> Self { Self(Slide(axis: axis)) }
  /// Fades in a style.
  public static func fade(_ style: Fade.Style) -> Self { Self(Fade(style)) }
}

/// Gestures with which a finger may drive a pop.
public enum NavigationTransitionInteractivity: Hashable, Sendable {
  case disabled, edgePan, pan
}

/// Screens that change by a transition of the app's own, which no finger drives.
public struct CustomNavigation<Content: View>: View {
  public let content: Content
  /// The transition, as films of two screens and flows take it.
  public let transition: any ScreenTransition
  public let interactivity: NavigationTransitionInteractivity
  fileprivate let animators: PageAnimatorSource?

  public var body: some View { content.environment(\.pageAnimators, animators) }
}

extension View {
  /// Changes the screens inside by a transition.
  public func customNavigationTransition(
    _ transition: AnyNavigationTransition,
    interactivity: NavigationTransitionInteractivity = .edgePan
  ) -> CustomNavigation<Self> {
    let composed = transition.transition
    let animators = PageAnimatorSource { ComposedPageAnimator(composed, for: $0) }
    return CustomNavigation(
      content: self, transition: composed, interactivity: interactivity,
      animators: transition.isSystem ? nil : animators)
  }

  /// Changes the screens inside by a transition, by the name of the library's earlier versions.
  public func navigationTransition(
    _ transition: AnyNavigationTransition,
    interactivity: NavigationTransitionInteractivity = .edgePan
  ) -> CustomNavigation<Self> {
    customNavigationTransition(transition, interactivity: interactivity)
  }
}

// The paces of the published library, by its names.

extension ComposedAnimation {
  public static func linear(duration: Double) -> ComposedAnimation {
    ComposedAnimation(.linear, duration: .seconds(duration))
  }
  public static var linear: ComposedAnimation { ComposedAnimation(.linear) }
  public static func easeIn(duration: Double) -> ComposedAnimation {
    ComposedAnimation(.easeIn, duration: .seconds(duration))
  }
  public static var easeIn: ComposedAnimation { ComposedAnimation(.easeIn) }
  public static func easeOut(duration: Double) -> ComposedAnimation {
    ComposedAnimation(.easeOut, duration: .seconds(duration))
  }
  public static var easeOut: ComposedAnimation { ComposedAnimation(.easeOut) }
  public static func easeInOut(duration: Double) -> ComposedAnimation {
    ComposedAnimation(.easeInOut, duration: .seconds(duration))
  }
  public static var easeInOut: ComposedAnimation { ComposedAnimation(.easeInOut) }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> ComposedAnimation {
    let curve = try? CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
    return ComposedAnimation(curve.map { .curve($0) } ?? .linear, duration: .seconds(duration))
  }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> ComposedAnimation {
    let spring = try? Spring(mass: mass, stiffness: stiffness, damping: damping)
      .launched(at: initialVelocity)
    return spring.map { ComposedAnimation($0) } ?? .standard
  }
}

// The published library's names for the composed model.

public typealias NavigationTransitionProtocol = SeguePresets.NavigationTransition
public typealias AtomicTransitionProtocol = SeguePresets.AtomicTransition
public typealias MirrorableAtomicTransitionProtocol = SeguePresets.MirrorableAtomicTransition
