package import HeadlessUIKit

/// Animators of an app's own for the exchanges of pages in a stack.
package struct PageAnimatorSource: Sendable {
  private let make: Carried<@MainActor (UINavigationController.Operation) -> PageAnimator?>

  package init(
    _ make: @escaping @MainActor (UINavigationController.Operation) -> PageAnimator?
  ) { self.make = Carried(make) }

  /// The animator of an exchange; `nil` for the system's.
  @MainActor
  func animator(for operation: UINavigationController.Operation) -> PageAnimator? {
    make.value(operation)
  }
}

/// An animator of an exchange of pages.
package typealias PageAnimator = any UIViewControllerAnimatedTransitioning

private struct PageAnimatorSourceKey: EnvironmentKey {
  static var defaultValue: PageAnimatorSource? { nil }
}

extension EnvironmentValues {
  /// Animators of the stacks inside; `nil` for the system's.
  package var pageAnimators: PageAnimatorSource? {
    get { self[PageAnimatorSourceKey.self] }
    set { self[PageAnimatorSourceKey.self] = newValue }
  }
}
