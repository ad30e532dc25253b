public import SegueMotion

/// A finger as it lets go.
public struct Release: Hashable, Sendable {
  /// How far the exchange has come, from 0 to 1.
  public var progress: Double
  /// How fast the finger moves, in points per second, positive towards the end of the exchange.
  public var velocity: Double
  /// The way of a whole exchange, in points.
  public var length: Double
  /// How long the exchange takes without a finger.
  public var duration: Time

  /// The finger with these values.
  public init(progress: Double, velocity: Double, length: Double, duration: Time) {
    self.progress = progress
    self.velocity = velocity
    self.length = length
    self.duration = duration
  }

  /// The way that the finger has come, in points.
  var way: Double { progress * length }
}

/// How an exchange ends when the finger has let go.
public struct Outcome: Hashable, Sendable {
  /// Whether it is carried out; otherwise it is undone.
  public var isFinished: Bool
  /// How long that takes.
  public var duration: Time
  /// How it proceeds.
  public var pace: Pace
}
