import SegueTextSupport

/// Frames per second as an exact fraction, such as 60 or 30000/1001.
public struct FrameRate: Hashable, Sendable {
  /// The number of frames in ``denominator`` seconds.
  package let numerator: Int64
  /// The number of seconds that ``numerator`` frames take.
  package let denominator: Int64

  /// The rate of `numerator` frames in `denominator` seconds, reduced; both must be positive.
  public init(_ numerator: Int64, per denominator: Int64 = 1) {
    precondition(numerator > 0 && denominator > 0, "a frame rate must be positive")
    var (a, b) = (numerator, denominator)
    while b != 0 { (a, b) = (b, a % b) }
    self.numerator = numerator / a
    self.denominator = denominator / a
  }

  /// Sixty frames per second.
  public static let sixty = FrameRate(60)

  /// The rate as a number, rounded once.
  package var framesPerSecond: Double { Double(numerator) / Double(denominator) }

  /// Returns the exact time at which frame `index` is shown.
  package func time(ofFrame index: Int) -> FrameTime {
    FrameTime(numerator: Int64(index) * denominator, denominator: numerator)
  }

  /// The number of frames of a film: as many as begin before its end, and one more that shows
  /// the end itself.
  package func frameCount(for duration: Time) -> Int {
    let frames = Int128(max(duration.nanoseconds, 0)) * Int128(numerator)
    let nanosecondsPerFrames = Int128(denominator) * 1_000_000_000
    return Int((frames + nanosecondsPerFrames - 1) / nanosecondsPerFrames) + 1
  }
}

/// A point in time as an exact fraction of seconds: when a frame is shown.
public struct FrameTime: Hashable, Sendable {
  /// The fraction's numerator, in seconds.
  public let numerator: Int64
  /// The fraction's denominator.
  public let denominator: Int64

  /// A fraction with a positive denominator.
  package init(numerator: Int64, denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The whole number of nanoseconds, as a fraction.
  public init(_ time: Time) {
    self.init(numerator: time.nanoseconds, denominator: 1_000_000_000)
  }

  /// The seconds that have passed since `start`, rounded once.
  public func seconds(since start: Time = .zero) -> Double {
    // Whole numbers of 64 bits are much faster, and hold whatever an hour has.
    let (ours, isLong) = numerator.multipliedReportingOverflow(by: 1_000_000_000)
    let (theirs, isFar) = start.nanoseconds.multipliedReportingOverflow(by: denominator)
    let (passed, isWide) = ours.subtractingReportingOverflow(theirs)
    let (unit, isFine) = denominator.multipliedReportingOverflow(by: 1_000_000_000)
    if !isLong, !isFar, !isWide, !isFine { return Double(passed) / Double(unit) }
    let difference =
      Int128(numerator) * 1_000_000_000 - Int128(start.nanoseconds) * Int128(denominator)
    return Double(difference) / Double(Int128(denominator) * 1_000_000_000)
  }

  /// Returns true if the moment is not before `time`.
  public func isAtOrAfter(_ time: Time) -> Bool {
    Int128(numerator) * 1_000_000_000 >= Int128(time.nanoseconds) * Int128(denominator)
  }
}

extension FrameRate {
  /// The exact time of the frame that `time` means, if it names one to the nanosecond; else `time`.
  ///
  /// Few frames begin at a whole nanosecond, and whoever writes down when one begins means that frame.
  package func exactTime(_ time: Time) -> FrameTime {
    let frames = Int128(time.nanoseconds) * Int128(numerator)
    let unit = Int128(denominator) * 1_000_000_000
    let index = (2 * frames + unit) / (2 * unit)
    let isNamed = abs(index * unit - frames) <= Int128(numerator)
    return isNamed && index >= 0 ? self.time(ofFrame: Int(index)) : FrameTime(time)
  }

  /// The rate that words give: a whole number, or a fraction such as `30000/1001`; from 1 to 240.
  package init?(parsing text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(FrameRate.whole)
    guard (1...2).contains(parts.count), let numerator = parts[0],
      let denominator = parts.count == 2 ? parts[1] : 1
    else { return nil }
    self.init(numerator, per: denominator)
    guard (1...240).contains(framesPerSecond) else { return nil }
  }

  /// The rate as it would be typed, such as `60` or `30000/1001`.
  package var text: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

  /// A whole number from 1 to a billion, in digits alone.
  private static func whole(_ digits: Substring) -> Int64? {
    guard digits.utf8.allSatisfy(\.isDigit),
      let number = Int64(digits), (1...1_000_000_000).contains(number)
    else { return nil }
    return number
  }
}
