public import Foundation
import HeadlessQuartzCore

extension Text {
  /// Ways to write a date.
  public struct DateStyle: Hashable, Sendable {
    enum Form { case time, date, relative, offset, timer }

    let form: Form

    public static let time = DateStyle(form: .time)
    public static let date = DateStyle(form: .date)
    public static let relative = DateStyle(form: .relative)
    public static let offset = DateStyle(form: .offset)
    public static let timer = DateStyle(form: .timer)
  }

  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

  public init(_ dates: ClosedRange<Date>) {
    self =
      Text(dates.lowerBound, style: .time) + Text(verbatim: " – ")
      + Text(dates.upperBound, style: .time)
  }

  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .timer(
        TextTimer(
          interval: timerInterval, pause: pauseTime, countsDown: countsDown,
          showsHours: showsHours)))
  }
}

/// A time that is counted within an interval.
nonisolated struct TextTimer: Equatable, Sendable {
  let interval: ClosedRange<Date>
  /// The date from which on it stands still.
  let pause: Date?
  let countsDown: Bool
  let showsHours: Bool

  /// Seconds that are shown at a date.
  func seconds(at now: Date) -> Double {
    let read = pause.map { min($0, now) } ?? now
    let date = min(max(read, interval.lowerBound), interval.upperBound)
    return countsDown
      ? interval.upperBound.timeIntervalSince(date) : date.timeIntervalSince(interval.lowerBound)
  }

  func words(at now: Date) -> String {
    let seconds = Int(seconds(at: now).rounded())
    return ClockWords.words(seconds, showsHours: showsHours)
  }

  /// True if it still counts at a date.
  func isRunning(at now: Date) -> Bool {
    now < min(pause ?? interval.upperBound, interval.upperBound)
  }
}

/// Seconds as a clock shows them.
nonisolated private enum ClockWords {
  static func words(_ seconds: Int, showsHours: Bool = true) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    if hours > 0, showsHours { return "\(hours):\(two(minutes)):\(two(seconds % 60))" }
    return "\(seconds / 60):\(two(seconds % 60))"
  }
}

extension Text.DateStyle {
  /// The date in words, seen from another one.
  nonisolated func words(
    for date: Date, from now: Date, in environment: EnvironmentValues
  ) -> String {
    let seconds = Int(date.timeIntervalSince(now).rounded())
    switch form {
    case .time: return formatted(date, .omitted, .shortened, environment)
    case .date: return formatted(date, .long, .omitted, environment)
    case .relative: return span(abs(seconds))
    case .offset: return (seconds < 0 ? "-" : "+") + span(abs(seconds))
    case .timer: return ClockWords.words(abs(seconds))
    }
  }

  /// True if the words are others a second later.
  nonisolated var isCounting: Bool {
    switch form {
    case .time, .date: false
    case .relative, .offset, .timer: true
    }
  }

  private nonisolated func formatted(
    _ date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle,
    _ environment: EnvironmentValues
  ) -> String {
    Date.FormatStyle(
      date: day, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone
    ).format(date)
  }

  /// The two largest units of a span.
  private nonisolated func span(_ seconds: Int) -> String {
    let units = [
      (86_400, "day", "days"), (3_600, "hr", "hr"), (60, "min", "min"), (1, "sec", "sec"),
    ]
    guard let first = units.firstIndex(where: { seconds >= $0.0 }) else { return "0 sec" }
    var rest = seconds
    var words: [String] = []
    for (length, one, many) in units[first..<min(first + 2, units.count)] {
      let count = rest / length
      rest %= length
      if count > 0 { words.append("\(count) \(count == 1 ? one : many)") }
    }
    return words.joined(separator: ", ")
  }
}

extension Text {
  /// Time until the words of a date that counts are others; `nil` if they stay what they are.
  nonisolated func timeOfChange(after now: Date) -> Double? {
    segments.compactMap { segment -> Double? in
      switch segment.words {
      case .date(let date, let style):
        style.isCounting ? Self.remaining(date.timeIntervalSince(now)) : nil
      case .timer(let timer):
        timer.isRunning(at: now)
          ? timer.countsDown
            ? Self.remaining(timer.seconds(at: now)) : Self.remaining(-timer.seconds(at: now))
          : nil
      case .key(let key, _, _): key.embedded.compactMap { $0.timeOfChange(after: now) }.min()
      case .verbatim, .attributed, .picture: nil
      }
    }.min()
  }

  /// Seconds until a distance that becomes less rounds to another whole number.
  private nonisolated static func remaining(_ distance: Double) -> Double {
    let over = distance + 0.5
    let part = over - over.rounded(.down)
    return part < 1e-6 ? 1 : part
  }
}
