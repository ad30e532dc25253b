public import HeadlessCoreGraphics
public import ObjectiveC
import SegueMotion

/// Loop that lets an app wait for timers: here the virtual clock, whatever the mode.
public final class RunLoop: NSObject, @unchecked Sendable {
  public typealias Mode = Foundation.RunLoop.Mode

  public static let main = RunLoop()
  public static var current: RunLoop { main }
  public var currentMode: Mode? { .default }

  public func add(_ timer: Timer, forMode mode: Mode) { timer.start() }

  @preconcurrency
  public func perform(_ block: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: block)
  }

  @preconcurrency
  public func perform(inModes modes: [Mode], block: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: block)
  }

  /// Time passes only between the jobs of an app, never within one.
  @discardableResult
  public func run(mode: Mode, before limitDate: Date) -> Bool { false }
  public func run(until limitDate: Date) {}
}

extension Foundation.RunLoop.Mode {
  /// While a finger scrolls.
  public static let tracking = Foundation.RunLoop.Mode("UITrackingRunLoopMode")
}
