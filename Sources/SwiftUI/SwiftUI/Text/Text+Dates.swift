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
    self.init(countsDown ? timerInterval.upperBound : timerInterval.lowerBound, style: .timer)
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
    case .timer: return clock(abs(seconds))
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

  private nonisolated func clock(_ seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    if hours > 0 { return "\(hours):\(two(minutes)):\(two(seconds % 60))" }
    return "\(minutes):\(two(seconds % 60))"
  }
}
