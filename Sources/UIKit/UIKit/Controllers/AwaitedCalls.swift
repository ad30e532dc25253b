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
