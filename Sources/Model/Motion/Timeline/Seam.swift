/// A moment at which movement takes over from rest, or rest from movement.
///
/// What moves has to begin as what rests, and to end as it, or the film jumps there.
public struct Seam: Hashable, Sendable {
  /// Which of the two comes first.
  public enum Side: Hashable, Sendable, Codable {
    /// Movement begins.
    case beginning
    /// Movement ends.
    case end
  }

  /// Which of the two comes first.
  public var side: Side
  /// The moment.
  public var time: Time
  /// What is to be seen at rest, by its name.
  public var name: String
  /// Whether a jump is meant there.
  public var isMeant = false
  /// How movement that has begun before is interrupted there; `nil` where none is.
  public var remark: String?
  /// What moves.
  public var moving: Epoch
  /// What rests; or what has moved before, where that is interrupted.
  public var resting: Epoch

  /// The seam between these two.
  public init(_ side: Side, at time: Time, of name: String, moving: Epoch, resting: Epoch) {
    self.side = side
    self.time = time
    self.name = name
    self.moving = moving
    self.resting = resting
  }
}
