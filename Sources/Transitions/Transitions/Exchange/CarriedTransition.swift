public import SegueGeometry
public import SegueMotion

/// A rule whose screen a finger carries along on the way back, to the side as well as up and down,
/// and two fingers make it smaller.
///
/// Its own rule decides what happens when they let go.
public protocol CarriedTransition: PreviewedTransition {
  /// Whether a hand takes the screen away up or down, and not to the side.
  var leavesVertically: Bool { get }

  /// What is seen while the hand holds the screen, in the time of the film; `nil` where it cannot be
  /// carried.
  func carried(_ exchange: Exchange, by hand: Hand) -> ExchangePlan?

  /// Whether the exchange is carried out when the hand lets go.
  func isFinished(_ exchange: Exchange, by hand: Hand) -> Bool

  /// The exchange from where the hand has let go.
  func released(_ exchange: Exchange, by hand: Hand) -> ExchangePlan

  /// The way from the beginning to where the hand has let go, and how it is gone back.
  func undone(_ exchange: Exchange, by hand: Hand) -> (plan: ExchangePlan, back: Run)
}

/// A hand on a screen: where it is at each moment while it is down.
public struct Hand: Hashable, Sendable {
  /// Where a hand is, seen from where it has touched down.
  public struct Grip: Hashable, Sendable {
    /// The way of the finger, or of the middle between two, in points.
    public var offset: Vector
    /// How far apart two fingers are, compared with where they have touched down; 1 for one finger.
    public var spread: Double

    /// The hand with these values.
    public init(_ offset: Vector, spread: Double = 1) {
      self.offset = offset
      self.spread = spread
    }
  }

  /// Where it touches down.
  public var start: Point
  /// How long it is down.
  public var duration: Time
  /// Where it is, at even intervals of that time; at least one.
  public var grips: [Grip]
  /// How fast it moves when it lets go, in points per second.
  public var velocity: Vector

  /// The hand with these values.
  public init(at start: Point, for duration: Time, _ grips: [Grip], velocity: Vector) {
    self.start = start
    self.duration = duration
    self.grips = grips
    self.velocity = velocity
  }

  /// Where it lets go.
  public var last: Grip { grips.last ?? Grip(.zero) }
}
