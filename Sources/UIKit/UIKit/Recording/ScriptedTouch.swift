public import HeadlessCoreGraphics

/// One finger's way over the screen: when it comes down, where it goes, and when it is lifted.
///
/// Times are seconds from the begin of the film, places are points of the window. Between two known
/// places the finger goes straight and evenly.
public struct ScriptedTouch: Hashable, Sendable {
  /// Position of a finger at a time.
  public struct TimedPoint: Hashable, Sendable {
    /// Seconds from the begin of the film.
    public var time: Double
    /// The place in the window.
    public var point: CGPoint

    public init(_ time: Double, _ point: CGPoint) {
      (self.time, self.point) = (time, point)
    }
  }

  /// The known places by their times, the first where the finger comes down; never empty.
  public let way: [TimedPoint]
  /// True if the touch is taken away at its end, as by a call, and no finger is lifted.
  public var isCancelled = false

  /// A finger that passes through places.
  public init(_ way: [TimedPoint]) {
    let sorted = way.sorted { $0.time < $1.time }
    self.way = sorted.isEmpty ? [TimedPoint(0, .zero)] : sorted
  }

  /// Time at which the finger comes down.
  public var begin: Double { way[0].time }
  /// Time at which the finger is lifted.
  public var end: Double { way[way.count - 1].time }

  /// Returns the position of the finger at a time.
  public func point(at time: Double) -> CGPoint {
    guard let next = way.firstIndex(where: { $0.time >= time }), next > 0 else {
      return time <= begin ? way[0].point : way[way.count - 1].point
    }
    let (a, b) = (way[next - 1], way[next])
    let fraction = (time - a.time) / (b.time - a.time)
    return CGPoint(
      x: a.point.x + (b.point.x - a.point.x) * fraction,
      y: a.point.y + (b.point.y - a.point.y) * fraction)
  }

  /// The same way, begun later.
  public func delayed(by seconds: Double) -> ScriptedTouch {
    var touch = ScriptedTouch(way.map { TimedPoint($0.time + seconds, $0.point) })
    touch.isCancelled = isCancelled
    return touch
  }

  /// The same way, at the end of which something takes the touch away.
  public var cancelled: ScriptedTouch {
    var touch = self
    touch.isCancelled = true
    return touch
  }
}
