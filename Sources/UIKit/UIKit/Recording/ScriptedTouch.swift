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

// What fingers do, in the words of gestures.

extension ScriptedTouch {
  /// Duration of the last stretch of a flick, in seconds: three frames, which is as much as a recognizer
  /// remembers.
  private static let flick = 0.05

  /// A finger that passes through places at times.
  public static func touch(_ way: [(Double, CGPoint)]) -> ScriptedTouch {
    ScriptedTouch(way.map { TimedPoint($0.0, $0.1) })
  }

  /// A finger that comes down and is lifted again.
  public static func tap(
    at point: CGPoint, after begin: Double = 0, lasting duration: Double = 0.08
  ) -> ScriptedTouch { hold(at: point, after: begin, lasting: duration) }

  /// A finger that stays where it is for longer than a tap.
  public static func longPress(
    at point: CGPoint, after begin: Double = 0, lasting duration: Double = 0.8
  ) -> ScriptedTouch { hold(at: point, after: begin, lasting: duration) }

  /// A finger that stays where it is.
  public static func hold(
    at point: CGPoint, after begin: Double = 0, lasting duration: Double
  ) -> ScriptedTouch {
    ScriptedTouch([TimedPoint(begin, point), TimedPoint(begin + duration, point)])
  }

  /// A finger that goes from one place to another.
  ///
  /// - Parameters:
  ///   - velocity: how fast the finger is when it is lifted, in points a second; `nil` for as fast as
  ///     all the way.
  ///   - rest: how long it stays at the end before it is lifted.
  public static func pan(
    from start: CGPoint, to end: CGPoint, after begin: Double = 0, duration: Double = 0.3,
    velocity: CGVector? = nil, rest: Double = 0
  ) -> ScriptedTouch {
    var way = [TimedPoint(begin, start), TimedPoint(begin + duration, end)]
    if rest > 0 { way.append(TimedPoint(begin + duration + rest, end)) }
    return drag(through: way, flick: velocity)
  }

  /// A finger that passes through places; with a flick, it arrives at the last one at that velocity.
  public static func drag(
    through way: [TimedPoint], flick velocity: CGVector? = nil
  ) -> ScriptedTouch {
    guard let velocity, let last = way.last, way.count > 1 else { return ScriptedTouch(way) }
    let seconds = min(flick, (last.time - way[0].time) / 2)
    let before = CGPoint(
      x: last.point.x - velocity.dx * seconds, y: last.point.y - velocity.dy * seconds)
    let begin = last.time - seconds
    return ScriptedTouch(way.filter { $0.time < begin } + [TimedPoint(begin, before), last])
  }

  /// A finger that comes in from an edge of the screen.
  ///
  /// - Parameters:
  ///   - distance: how far it comes, in points.
  ///   - across: where along the edge it comes in.
  ///   - velocity: how fast it is when it is lifted, in points a second; negative for back.
  public static func edgePan(
    from edge: ScreenEdge = .left, to distance: CGFloat, across: CGFloat = 400,
    after begin: Double = 0, duration: Double = 0.3, velocity: CGFloat? = nil,
    on device: HeadlessDevice = .iPhone
  ) -> ScriptedTouch {
    let (start, way) = edge.way(in: device.size, across: across)
    let end = CGPoint(x: start.x + way.dx * distance, y: start.y + way.dy * distance)
    return pan(
      from: start, to: end, after: begin, duration: duration,
      velocity: velocity.map { CGVector(dx: way.dx * $0, dy: way.dy * $0) })
  }

  /// An edge of the screen.
  public enum ScreenEdge: Hashable, Sendable {
    case left, right, top, bottom

    /// Returns the point where a finger comes in, and its direction.
    fileprivate func way(in size: CGSize, across: CGFloat) -> (CGPoint, CGVector) {
      let inset: CGFloat = 2
      return switch self {
      case .left: (CGPoint(x: inset, y: across), CGVector(dx: 1, dy: 0))
      case .right: (CGPoint(x: size.width - inset, y: across), CGVector(dx: -1, dy: 0))
      case .top: (CGPoint(x: across, y: inset), CGVector(dx: 0, dy: 1))
      case .bottom: (CGPoint(x: across, y: size.height - inset), CGVector(dx: 0, dy: -1))
      }
    }
  }
}

extension [ScriptedTouch] {
  /// Two fingers around a place, from one distance apart to another, and turning meanwhile.
  ///
  /// - Parameters:
  ///   - angle: the direction from the first finger to the second at the begin, in radians.
  ///   - turn: how far they turn, clockwise, in radians.
  public static func pinch(
    center: CGPoint, from start: CGFloat, to end: CGFloat, after begin: Double = 0,
    duration: Double = 0.4, angle: CGFloat = 0, turn: CGFloat = 0
  ) -> [ScriptedTouch] {
    // Fingers that turn go along an arc, which many short straight ways are near enough to.
    let steps = turn == 0 ? 1 : 64
    return [-0.5, 0.5].map { side in
      ScriptedTouch(
        (0...steps).map { step in
          let fraction = CGFloat(step) / CGFloat(steps)
          let (radius, way) = (side * (start + (end - start) * fraction), angle + turn * fraction)
          let point = CGPoint(x: center.x + cos(way) * radius, y: center.y + sin(way) * radius)
          return ScriptedTouch.TimedPoint(begin + duration * Double(fraction), point)
        })
    }
  }

  /// Several taps at the same place, one soon after the other.
  public static func taps(
    _ count: Int, at point: CGPoint, after begin: Double = 0, every interval: Double = 0.2
  ) -> [ScriptedTouch] {
    (0..<count).map { .tap(at: point, after: begin + Double($0) * interval) }
  }
}
