/// A moment at which movement takes over from rest, or rest from movement.
///
/// What moves has to begin as what rests, and to end as it, or the film jumps there.
public struct MotionBoundary: Hashable, Sendable {
  /// Sides of a boundary: movement begins or ends.
  public enum Side: Hashable, Sendable, Codable {
    /// Movement begins.
    case beginning
    /// Movement ends.
    case end
  }

  /// Side of the boundary: movement begins or ends.
  public var side: Side
  /// The moment.
  public var time: Time
  /// Name of what is seen at rest.
  public var name: String
  /// True if a jump is intended there.
  public var isMeant = false
  /// Remark on the interruption of earlier movement; `nil` where none is interrupted.
  public var remark: String?
  /// Epoch that moves.
  public var moving: Epoch
  /// Epoch that rests; or the one that has moved before, where that is interrupted.
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
