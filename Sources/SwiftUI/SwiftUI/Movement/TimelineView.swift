public import Foundation
import HeadlessQuartzCore
import SegueMotion

/// The dates at which a view is made anew.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// Rates at which a schedule is asked for dates.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// Every frame, or no more often than an interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: Double?
  let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (interval, isPaused) = (minimumInterval, paused)
  }

  public func entries(
    from start: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule.Entries(date: start, interval: isPaused ? 0 : interval ?? 1 / 60)
  }
}

/// Dates at even distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval)
  }

  /// Dates without end, or one if they have no distance.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date?
    let interval: TimeInterval

    public mutating func next() -> Date? {
      let next = date
      date = interval > 0 ? date?.addingTimeInterval(interval) : nil
      return next
    }
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0 else { return Entries(date: start, interval: 0) }
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(
      date: start.addingTimeInterval(Swift.max(passed, 0) * interval), interval: interval)
  }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  )
    -> PeriodicTimelineSchedule.Entries
  {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Dates that are listed.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

/// A view that is made anew at dates.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View,
  PrimitiveView
{
  /// The date for which a view is made.
  public struct Context {
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }

  @MainActor func makeNode(in context: NodeContext) -> Node { TimelineNode(self, in: context) }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ViewNode<
  TimelineView<Schedule, Content>
>
{
  private var child: Node?
  private var entries: Schedule.Entries.Iterator?
  private var shown: Date?
  private var next: Date?
  private var ticker: FrameTicker?

  /// The interval below which every frame is meant.
  private static var shortest: TimeInterval { 1.0 / 240 }

  override var children: [Node] { child.map { [$0] } ?? [] }

  private var isEveryFrame: Bool {
    (view.schedule as? AnimationTimelineSchedule).map {
      ($0.interval ?? 0) <= Self.shortest && !$0.isPaused
    } ?? false
  }

  /// A schedule that reads the same goes on where it is, though the view around is made anew.
  override func changed(from before: TimelineView<Schedule, Content>) {
    if "\(before.schedule)" != "\(view.schedule)" { entries = nil }
  }

  override func update() {
    let now = VirtualDate.now
    if isEveryFrame {
      shown = now
    } else {
      advance(to: now)
    }
    let date = shown ?? now
    let context = TimelineViewDefaultContext(date: date, cadence: .live)
    let body = evaluated { view.content(context) }
    child = reconciled(child, with: body)
    tick()
  }

  /// Takes all dates that have passed.
  private func advance(to now: Date) {
    if entries == nil {
      entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
      next = entries?.next()
    }
    while let date = next, date <= now {
      shown = date
      next = entries?.next()
      // Dates that do not go on would be asked for without end.
      if let following = next, following <= date { next = nil }
    }
  }

  private func tick() {
    guard isEveryFrame || next != nil else {
      ticker?.stop()
      ticker = nil
      return
    }
    guard ticker == nil else { return }
    ticker = FrameTicker { [weak self] in
      guard let self, isEveryFrame || (next.map { $0 <= VirtualDate.now } ?? false) else { return }
      host.enqueue(Transaction()) { [weak self] in self?.markDirty() }
    }
  }

  override func didUnmount() { ticker?.stop() }
}
