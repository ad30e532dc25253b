public import SegueGeometry
public import SegueTransitions

/// An effect on each screen when an app goes on; going back, nothing.
public struct OnPush<Content: AtomicTransition>: NavigationTransition {
  /// The transitions that it holds.
  package var content: Content

  /// The transitions of each screen.
  public init(@AtomicTransitionBuilder _ content: () -> Content) { self.content = content() }

  /// Acts when the app goes on.
  public func change(_ screens: inout ScreenChanges, for operation: Operation, in size: Size) {
    if operation.isForward { screens.apply(content, in: size) }
  }
}

/// An effect on each screen when an app goes back; going on, nothing.
public struct OnPop<Content: AtomicTransition>: NavigationTransition {
  /// The transitions that it holds.
  package var content: Content

  /// The transitions of each screen.
  public init(@AtomicTransitionBuilder _ content: () -> Content) { self.content = content() }

  /// Acts when the app goes back.
  public func change(_ screens: inout ScreenChanges, for operation: Operation, in size: Size) {
    if !operation.isForward { screens.apply(content, in: size) }
  }
}

/// An effect on each screen when an app goes on, and its mirror image when it goes back.
package struct MirrorPush<Content: MirrorableAtomicTransition>: NavigationTransition {
  /// The transitions that it holds.
  package var content: Content

  /// The transitions of each screen.
  package init(@AtomicTransitionBuilder _ content: () -> Content) { self.content = content() }

  /// Acts as it is when the app goes on, mirrored when it goes back.
  package func change(_ screens: inout ScreenChanges, for operation: Operation, in size: Size) {
    if operation.isForward {
      screens.apply(content, in: size)
    } else {
      screens.apply(content.mirrored(), in: size)
    }
  }
}

/// An effect on each screen when an app goes back, and its mirror image when it goes on.
package struct MirrorPop<Content: MirrorableAtomicTransition>: NavigationTransition {
  /// The transitions that it holds.
  package var content: Content

  /// The transitions of each screen.
  package init(@AtomicTransitionBuilder _ content: () -> Content) { self.content = content() }

  /// Acts mirrored when the app goes on, as it is when it goes back.
  package func change(_ screens: inout ScreenChanges, for operation: Operation, in size: Size) {
    if operation.isForward {
      screens.apply(content.mirrored(), in: size)
    } else {
      screens.apply(content, in: size)
    }
  }
}

/// Another transition's going on; going back, nothing.
package struct PickPush<Content: NavigationTransition>: NavigationTransition {
  /// The transitions that it holds.
  package var content: Content

  /// The transition of which half is taken.
  package init(@NavigationTransitionBuilder _ content: () -> Content) { self.content = content() }

  /// Acts when the app goes on.
  package func change(_ screens: inout ScreenChanges, for operation: Operation, in size: Size) {
    if operation.isForward { content.change(&screens, for: operation, in: size) }
  }
}

/// Another transition's going back; going on, nothing.
package struct PickPop<Content: NavigationTransition>: NavigationTransition {
  /// The transitions that it holds.
  package var content: Content

  /// The transition of which half is taken.
  package init(@NavigationTransitionBuilder _ content: () -> Content) { self.content = content() }

  /// Acts when the app goes back.
  package func change(_ screens: inout ScreenChanges, for operation: Operation, in size: Size) {
    if !operation.isForward { content.change(&screens, for: operation, in: size) }
  }
}
