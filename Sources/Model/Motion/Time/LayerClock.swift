/// Clock of a layer: the rate and offset of its time, compared with its parent.
///
/// A layer that is paused has speed 0 and stays at ``offset``.
public struct LayerClock: Hashable, Sendable {
  /// Beginning of the layer's time, in the parent's time.
  public var begin: Time
  /// Speed of the time inside, relative to that outside.
  public var speed: Double
  /// Time that the layer's clock shows when it begins.
  public var offset: Time

  /// The clock with these settings.
  public init(begin: Time = .zero, speed: Double = 1, offset: Time = .zero) {
    self.begin = begin
    self.speed = speed
    self.offset = offset
  }

  /// The seconds on the layer's clock when the parent's shows `seconds`.
  public func local(_ seconds: Double) -> Double {
    begin.seconds(until: seconds) * speed + offset.seconds
  }

  /// Returns the parent's time when the layer's clock shows `time`; `nil` when that never comes or has always
  /// been so.
  func parent(_ time: Time) -> Time? {
    guard speed > 0 else { return nil }
    return begin + .seconds(roundingUp: (time - offset).seconds / speed)
  }
}
