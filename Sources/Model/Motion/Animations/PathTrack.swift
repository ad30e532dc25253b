public import SegueGeometry
public import SegueSceneGraph

/// A way along an outline, as Core Animation's keyframe animations take it.
///
/// Beyond the ends of a run a point goes on straight, and heads the same way.
public struct PathTrack: Hashable, Sendable {
  /// Modes of mapping progress to a point on the outline.
  public enum Mode: Hashable, Sendable {
    /// At the same speed everywhere.
    case paced
    /// Each line and each curve takes as long as any other.
    case linear
    /// From end to end of lines and curves, each end held as long as any other.
    case discrete
    /// Along the smooth curve through the ends of all lines and curves, which each take as long as
    /// any other.
    case cubic
    /// Along the same curve, at the same speed everywhere.
    case cubicPaced
    /// Along the centripetal curve of Catmull and Rom through the ends, as Flutter draws it; each
    /// stretch takes as long as any other.
    case catmullRom
    /// Along Compose's spline through the ends, which hardly leaves the range between two
    /// neighbors; each stretch takes as long as any other.
    case monotone
  }

  /// Quantities that an animation along a path can show.
  public enum Part: Hashable, Sendable {
    /// The position on the path: a point.
    case position
    /// The direction of the path: degrees clockwise from the right, turned by an angle.
    case heading(turnedBy: Angle)
  }

  /// The outline.
  public let path: Path
  /// Mode of mapping progress to a point on the path.
  public let mode: Mode
  /// Quantity of the path that is shown.
  public var part: Part

  private let way: MotionPath
  /// The places that a discrete course holds.
  private let stops: [MotionPath.Position]

  /// The way along `path`.
  public init(_ path: Path, mode: Mode = .paced, part: Part = .position) {
    self.path = path
    self.mode = mode
    self.part = part
    let segments = [PathSegment](path)
    switch mode {
    case .paced, .linear, .discrete: way = MotionPath(segments)
    case .cubic, .cubicPaced:
      way = MotionPath(segments.smoothed(by: KochanekBartels.tangents))
    case .catmullRom: way = MotionPath(segments.smoothed(by: CatmullRom.tangents))
    case .monotone: way = MotionPath(segments.smoothed(by: MonotoneSpline.tangents))
    }
    stops = mode == .discrete ? way.stops : []
  }

  /// The length of the way.
  public var length: Double { way.length }

  /// Returns the value at `progress`.
  public func value(at progress: Double) -> Value {
    switch part {
    case .position:
      let point = position(at: progress)
      return .pair(point.x, point.y)
    case .heading(let turn):
      let direction = way.direction(at: place(at: progress.clampedToUnit))
      let angle = Angle.radians(PortableMath.atan2(direction.dy, direction.dx))
      return .number(angle.degrees + turn.degrees)
    }
  }

  private func position(at progress: Double) -> Point {
    let inside = progress.clampedToUnit
    let place = place(at: inside)
    let point = way.point(at: place)
    return progress == inside ? point : point + velocity(at: place) * (progress - inside)
  }

  /// The place at a progress from 0 to 1.
  private func place(at progress: Double) -> MotionPath.Position {
    switch mode {
    case .paced, .cubicPaced: way.place(atLength: progress)
    case .linear, .cubic, .catmullRom, .monotone: way.place(atShare: progress)
    case .discrete: stops[min(Int(progress * Double(stops.count)), stops.count - 1)]
    }
  }

  /// The velocity at a place, if the whole way takes a unit of time.
  private func velocity(at place: MotionPath.Position) -> Vector {
    switch mode {
    case .paced, .cubicPaced:
      let direction = way.direction(at: place)
      return direction * (way.length / direction.length)
    case .linear, .cubic, .catmullRom, .monotone:
      return way.segments[place.segment].velocity(at: place.parameter) * Double(way.segments.count)
    case .discrete: return .zero
    }
  }
}

extension Double {
  fileprivate var clampedToUnit: Double { self > 0 ? min(self, 1) : 0 }
}
