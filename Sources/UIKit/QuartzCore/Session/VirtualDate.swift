public import HeadlessCoreGraphics
import SegueMotion

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
