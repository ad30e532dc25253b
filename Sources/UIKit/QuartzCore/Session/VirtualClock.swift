public import HeadlessCoreGraphics
package import SegueMotion

/// The time of an app that runs without a wall clock: it passes only from one job to the next.
package final class VirtualClock {
  /// A job that has been scheduled, to be able to take it back.
  package struct Ticket: Hashable {
    fileprivate let order: Int
  }

  private struct Job {
    let time: Time
    let ticket: Ticket
    let work: () -> Void
  }

  /// Time for which the app has been running.
  package private(set) var now = Time.zero
  /// Pending jobs, the next job last.
  private var jobs: [Job] = []
  private var count = 0

  package init() {}

  /// Time at which the next job is due.
  package var nextJob: Time? { jobs.last?.time }

  /// The job that was scheduled last; `nil` before the first one.
  var lastTicket: Ticket? { count > 0 ? Ticket(order: count) : nil }

  /// Has `work` done at a time, after everything that was asked for that time before.
  @discardableResult
  package func schedule(at time: Time, _ work: @escaping () -> Void) -> Ticket {
    count += 1
    let job = Job(time: max(time, now), ticket: Ticket(order: count), work: work)
    let index = jobs.firstIndex { $0.time <= job.time } ?? jobs.endIndex
    jobs.insert(job, at: index)
    return job.ticket
  }

  /// Has `work` done after some time.
  @discardableResult
  package func schedule(after delay: Time, _ work: @escaping () -> Void) -> Ticket {
    schedule(at: now + delay, work)
  }

  /// Takes a job back.
  package func cancel(_ ticket: Ticket) {
    jobs.removeAll { $0.ticket == ticket }
  }

  /// Goes on to a later time.
  package func advance(to time: Time) {
    now = max(now, time)
  }

  /// Does one job that is due, and says whether there was one.
  package func runNextDueJob() -> Bool {
    guard let job = jobs.last, job.time <= now else { return false }
    jobs.removeLast()
    job.work()
    return true
  }
}

/// Date in code that runs on the virtual clock: each app begins at the same moment.
public enum VirtualDate {
  /// The morning that pictures of phones show: January 9, 2007, 9:41 in California.
  static let start: TimeInterval = 190_057_260

  /// The date of the clock of the app that runs.
  public static var now: Date { Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent()) }
}

public typealias CFAbsoluteTime = CFTimeInterval

/// The date of the clock of the app that runs, in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  VirtualDate.start + AppSession.current.clock.now.seconds
}
