import ObjectiveC

/// Delegate that decides with a recognizer when it may begin, and beside which others.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}

// Who gives way to whom: recognizers are rivals while they look at the same touch.

extension UIGestureRecognizer {
  /// The others that look at one of the same touches.
  var rivals: [UIGestureRecognizer] {
    TouchCenter.current.recognizers.filter { other in
      other !== self
        && other.course.received.contains { touch in course.received.contains { $0 === touch } }
    }
  }

  /// Returns true if another recognizer fails when this one begins.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !isWelcome(beside: other)
  }

  /// Returns true if one of the two delegates lets both go on.
  private func isWelcome(beside other: UIGestureRecognizer) -> Bool {
    if let delegate, delegate.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) {
      return true
    }
    return other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
      ?? false
  }

  /// Returns true if this recognizer may begin only after another one has failed.
  func waits(for other: UIGestureRecognizer) -> Bool {
    if course.required.contains(where: { $0.gesture === other }) { return true }
    if shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self) { return true }
    if let delegate, delegate.gestureRecognizer(self, shouldRequireFailureOf: other) {
      return true
    }
    return other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// True if the recognizer, its delegate and all views from the finger to its own allow it to begin.
  var isAllowedToBegin: Bool {
    guard mayBegin(), delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    var next = course.received.first?.view ?? view
    while let current = next {
      if !current.gestureRecognizerShouldBegin(self) { return false }
      if current === view { return true }
      next = current.superview
    }
    return true
  }
}
