public import HeadlessCoreGraphics

/// Asynchronous variants of UIView's animations, for code that waits for them.
///
/// UIKit has each of them a second time, asynchronous, with the same name and without a completion. Two
/// functions of one name would be ambiguous wherever a task does not wait; the source step writes this
/// type behind `await` instead.
@MainActor
public enum AwaitedUIView {
  @discardableResult
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) async -> Bool {
    await ended {
      UIView.animate(withDuration: duration, animations: animations, completion: $0)
    }
  }

  @discardableResult
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await ended {
      UIView.animate(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: $0)
    }
  }

  @discardableResult
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await ended {
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: velocity, options: options, animations: animations, completion: $0)
    }
  }

  @discardableResult
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await ended {
      UIView.animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: $0)
    }
  }

  @discardableResult
  public static func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?
  ) async -> Bool {
    await ended {
      UIView.transition(
        with: view, duration: duration, options: options, animations: animations, completion: $0)
    }
  }

  /// Waits for a completion.
  private static func ended(_ begin: (@escaping (Bool) -> Void) -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      begin { continuation.resume(returning: $0) }
    }
  }
}

// UIKit has these a second time, asynchronous, with the same names and without a completion. Two functions
// of one name would be ambiguous wherever a task does not wait; the source step writes these behind `await`.

extension UIViewController {
  /// Presents a controller, and waits until it is there.
  public func presentAndWait(_ viewControllerToPresent: UIViewController, animated flag: Bool) async
  {
    await withCheckedContinuation { continuation in
      present(viewControllerToPresent, animated: flag) { continuation.resume() }
    }
  }

  /// Dismisses what is presented, and waits until it is gone.
  public func dismissAndWait(animated flag: Bool) async {
    await withCheckedContinuation { continuation in
      dismiss(animated: flag) { continuation.resume() }
    }
  }
}

extension UICollectionView {
  /// Makes changes at once, and waits until they have been shown.
  @discardableResult
  public func performBatchUpdatesAndWait(_ updates: (() -> Void)?) async -> Bool {
    await withCheckedContinuation { continuation in
      performBatchUpdates(updates) { continuation.resume(returning: $0) }
    }
  }
}

extension UITableView {
  /// Makes changes at once, and waits until they have been shown.
  @discardableResult
  public func performBatchUpdatesAndWait(_ updates: (() -> Void)?) async -> Bool {
    await withCheckedContinuation { continuation in
      performBatchUpdates(updates) { continuation.resume(returning: $0) }
    }
  }
}

extension UIImage {
  /// The picture itself: nothing has to be decoded.
  public func byPreparingForDisplay() async -> UIImage? { self }
}
