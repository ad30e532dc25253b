import SegueTextSupport

/// A point in time, or a length of time, in whole nanoseconds.
///
/// Authors speak in times; only frames fall between them, see `FrameTime`. A client of `Segue` has the
/// operators from `AdditiveArithmetic`: the import of a name does not pass on operators of its module.
public struct Time: Hashable, Sendable, Codable, Comparable, AdditiveArithmetic {
  /// The nanoseconds.
  package var nanoseconds: Int64

  /// The time of this many nanoseconds.
  package init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The time nearest to this many seconds, at most some 292 years away.
  public static func seconds(_ seconds: Double) -> Time { Time(rounding: seconds * 1e9) }

  /// The time nearest to this many milliseconds.
  public static func milliseconds(_ milliseconds: Double) -> Time {
    Time(rounding: milliseconds * 1e6)
  }

  /// The shortest time that is not shorter than this many seconds.
  package static func seconds(roundingUp seconds: Double) -> Time {
    let floor = Time(rounding: (seconds * 1e9).rounded(.down))
    return floor.seconds >= seconds ? floor : floor + Time(nanoseconds: 1)
  }

  /// The beginning, or no time at all.
  public static let zero = Time(nanoseconds: 0)

  /// The time in seconds, rounded once.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// The time in milliseconds, rounded once.
  public var milliseconds: Double { Double(nanoseconds) / 1e6 }

  /// Returns the seconds from this time to `seconds`, so that whole nanoseconds stay exact.
  ///
  /// The difference of 0.35 and 0.1 is less than 0.25 in binary, and an animation would not have
  /// ended at its end. Therefore the difference is taken in nanoseconds and freed of everything
  /// below a thousandth of one.
  func seconds(until seconds: Double) -> Double {
    let nanoseconds = seconds * 1e9 - Double(self.nanoseconds)
    guard nanoseconds.magnitude < 0x1p42 else { return nanoseconds / 1e9 }
    return (nanoseconds * 1024).rounded() / 1024 / 1e9
  }

  /// One time after the other.
  public static func + (a: Time, b: Time) -> Time {
    Time(nanoseconds: a.nanoseconds.saturatingAdd(b.nanoseconds))
  }

  /// Returns the time from `b` to `a`.
  public static func - (a: Time, b: Time) -> Time {
    let (difference, overflow) = a.nanoseconds.subtractingReportingOverflow(b.nanoseconds)
    if !overflow { return Time(nanoseconds: difference) }
    return Time(nanoseconds: b.nanoseconds < 0 ? .max : .min)
  }

  /// The time, multiplied.
  package func scaled(by factor: Double) -> Time { .seconds(seconds * factor) }

  /// Returns true if `a` comes before `b`.
  public static func < (a: Time, b: Time) -> Bool { a.nanoseconds < b.nanoseconds }

  private init(rounding nanoseconds: Double) {
    let limit = 9.2e18
    let whole = nanoseconds.rounded(.toNearestOrAwayFromZero)
    self.nanoseconds = Int64(whole.isNaN ? 0 : min(max(whole, -limit), limit))
  }
}

extension Int64 {
  fileprivate func saturatingAdd(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    if !overflow { return sum }
    return other > 0 ? .max : .min
  }
}

extension Time {
  /// The time that words give: `350ms` or `0.35s`, with a sign where it lies before zero.
  ///
  /// Digits are read as whole numbers, so that no binary fraction comes between the words and the
  /// nanosecond that they name; digits beyond the nanosecond round it, halves away from zero. More
  /// than some thirty years are as long as those.
  package init?(parsing text: String) {
    guard let nanoseconds = Nanoseconds.read(text) else { return nil }
    self.init(nanoseconds: nanoseconds)
  }
}
