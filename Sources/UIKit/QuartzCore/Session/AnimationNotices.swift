import SegueMotion

/// Notices to delegates and transactions about animations that begin or end at one moment.
///
/// All of them are one job, and one commit follows, as after a turn of a run loop.
final class AnimationNotices {
  /// Notices that are told together.
  private final class Job {
    var notices: [() -> Void]

    init(_ notice: @escaping () -> Void) { notices = [notice] }
  }

  /// The job that was scheduled last; `nil` once it has begun.
  private var job: Job?
  private var ticket: VirtualClock.Ticket?

  /// Adds a notice to the last job of the clock, if that one is of notices, else to a new one: jobs keep their
  /// order.
  func add(to clock: VirtualClock, _ notice: @escaping () -> Void) {
    if let job, ticket == clock.lastTicket {
      job.notices.append(notice)
      return
    }
    let new = Job(notice)
    job = new
    ticket = clock.schedule(at: clock.now) { [weak self] in
      if let self, self.job === new { self.job = nil }
      for notice in new.notices { notice() }
    }
  }
}

extension AppSession {
  /// Tells a delegate, or transactions, about an animation as soon as the code that runs has ended.
  func notify(_ notice: @escaping () -> Void) { notices.add(to: clock, notice) }
}
