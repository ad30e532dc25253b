import HeadlessQuartzCore
package import SegueMotion
internal import SegueTextSupport

/// Somebody who waits for what moves under a transaction to be complete.
///
/// Lanes say when they come to their ends; who runs the clock asks for the latest of these, and calls once.
package final class TransactionCompletion: Sendable {
  /// Ends of what moves.
  private struct Movements {
    var latest = TimedEnds(end: .zero, logicalEnd: .zero)
    var areAny = false
    var isWatched = false
    var action: Carried<() -> Void>?
  }

  package let criteria: AnimationCompletionCriteria
  private let movements: Locked<Movements>

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    let carried = Carried(action)
    movements = Locked(Movements(action: carried))
  }

  /// Takes a movement into account.
  package func note(_ ends: TimedEnds) {
    movements.withLock {
      $0.latest.end = Self.later($0.latest.end, ends.end)
      $0.latest.logicalEnd = Self.later($0.latest.logicalEnd, ends.logicalEnd)
      $0.areAny = true
    }
  }

  /// True if something moves.
  package var hasMovement: Bool { movements.withLock { $0.areAny } }

  /// The moment at which everything is complete: that of the past if nothing moves; `nil` for never.
  package var due: Time? {
    movements.withLock { criteria == .removed ? $0.latest.end : $0.latest.logicalEnd }
  }

  /// Time after which a change that moves nothing is complete.
  private static let turnOfTheLoop = Time.milliseconds(10)

  /// Has the clock call when everything is complete: soon, where nothing moves.
  package func watch() {
    let isNew = movements.withLock { movements in
      defer { movements.isWatched = true }
      return !movements.isWatched
    }
    guard isNew else { return }
    call(at: AppSession.current.clock.now + Self.turnOfTheLoop)
  }

  /// Looks again at a time, and calls if everything is complete by then.
  private func call(at time: Time) {
    let clock = AppSession.current.clock
    clock.schedule(at: time) {
      guard self.hasMovement else { return self.complete() }
      guard let due = self.due else { return }
      due <= clock.now ? self.complete() : self.call(at: due)
    }
  }

  /// Calls, once.
  package func complete() {
    let action = movements.withLock { movements in
      defer { movements.action = nil }
      return movements.action
    }
    action?.value()
  }

  private static func later(_ a: Time?, _ b: Time?) -> Time? {
    if let a, let b { return max(a, b) }
    return nil
  }
}
