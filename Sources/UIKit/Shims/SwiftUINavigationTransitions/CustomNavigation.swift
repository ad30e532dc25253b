public import SegueTransitions
public import SwiftUI

/// Gestures with which a finger may drive a pop.
public enum NavigationTransitionInteractivity: Hashable, Sendable {
  case disabled, edgePan, pan
}

/// Screens that are exchanged by a transition of the app's own.
public struct CustomNavigation<Content: View>: View {
  public let content: Content
  /// The transition, as films of two screens and flows take it.
  public let transition: any ScreenTransition
  public let interactivity: NavigationTransitionInteractivity
}

extension View {
  /// Exchanges the screens inside by a transition.
  public func customNavigationTransition(
    _ transition: AnyNavigationTransition,
    interactivity: NavigationTransitionInteractivity = .edgePan
  ) -> CustomNavigation<Self> {
    CustomNavigation(
      content: self, transition: transition.transition, interactivity: interactivity)
  }
}
