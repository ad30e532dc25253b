/// How time passes inside a layer, compared with its parent.
///
/// A layer that is paused has speed 0 and stays at ``offset``.
public struct LayerClock: Hashable, Sendable {
  /// When the layer's time begins, in the parent's time.
  public var begin: Time
  /// How much faster than outside time passes inside.
  public var speed: Double
  /// What the layer's clock shows when it begins.
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

  /// What the parent's clock shows when the layer's shows `time`; `nil` when that never comes or
  /// has always been so.
  func parent(_ time: Time) -> Time? {
    guard speed > 0 else { return nil }
    return begin + .seconds(roundingUp: (time - offset).seconds / speed)
  }
}
