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

  /// The times of the ends of lines and curves, where they do not share the run evenly; modes with
  /// an even speed do not heed them.
  private let keyTimes: KeyTimes?
  private let way: MotionPath
  /// The places that a discrete course holds.
  private let stops: [MotionPath.Position]

  /// The way along `path`.
  public init(_ path: Path, mode: Mode = .paced, part: Part = .position) {
    self.init(path, mode: mode, times: nil, easings: [], part: part)
  }

  /// The way along `path`, with times and curves of its own, as Core Animation's keyframes have them.
  ///
  /// - Parameters:
  ///   - times: the fractions of the run at which the way begins and at which each line or curve ends;
  ///     of a discrete way those at which each stop begins, and perhaps the end. Another number of
  ///     times is not heeded, as of values.
  ///   - easings: the curve along each line or curve; even where there are too few.
  package init(
    _ path: Path, mode: Mode, times: [Double]?, easings: [Easing], part: Part = .position
  ) {
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
    keyTimes = PathTrack.keyTimes(
      given: times, easings, ends: mode == .discrete ? stops.count : way.segments.count + 1, mode)
  }

  /// The times of `ends` places, where they are given or curves lie between them.
  private static func keyTimes(
    given: [Double]?, _ easings: [Easing], ends: Int, _ mode: Mode
  ) -> KeyTimes? {
    if mode == .discrete {
      return given.flatMap { $0.count >= ends ? KeyTimes(times: $0, easings: []) : nil }
    }
    if let given, given.count == ends { return KeyTimes(times: given, easings: easings) }
    if easings.isEmpty { return nil }
    let even = (0..<ends).map { Double($0) / Double(ends - 1) }
    return KeyTimes(times: even, easings: easings)
  }

  /// The way along the image of the outline in a mirror, at the same pace.
  ///
  /// - Parameter room: the width of the room, whose right edge the image is as far from as the way from the left one.
  func mirrored(in room: Double) -> PathTrack {
    var part = part
    // What heads for an angle heads for 180 degrees less that in the mirror, and turns the other way.
    if case .heading(let turn) = part { part = .heading(turnedBy: .degrees(-180 - turn.degrees)) }
    return PathTrack(
      path.mirrored(in: room), mode: mode, times: keyTimes?.times,
      easings: keyTimes?.easings ?? [], part: part)
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
    case .linear, .cubic, .catmullRom, .monotone: keyedPlace(at: progress)
    case .discrete: stops[stop(at: progress)]
    }
  }

  private func keyedPlace(at progress: Double) -> MotionPath.Position {
    guard let place = keyTimes?.place(at: progress) else { return way.place(atShare: progress) }
    return MotionPath.Position(segment: place.stretch, parameter: place.fraction)
  }

  /// The stop that is held at a progress.
  private func stop(at progress: Double) -> Int {
    keyTimes?.stretch(at: progress, of: stops.count)
      ?? min(Int(progress * Double(stops.count)), stops.count - 1)
  }

  /// The velocity at a place, if the whole way takes a unit of time.
  private func velocity(at place: MotionPath.Position) -> Vector {
    switch mode {
    case .paced, .cubicPaced:
      let direction = way.direction(at: place)
      return direction * (way.length / direction.length)
    case .linear, .cubic, .catmullRom, .monotone:
      let isLast = place.parameter >= 1
      let rate = keyTimes?.rate(atEndOf: place.segment, isLast: isLast)
      return way.segments[place.segment].velocity(at: place.parameter)
        * (rate ?? Double(way.segments.count))
    case .discrete: return .zero
    }
  }
}

extension Double {
  fileprivate var clampedToUnit: Double { self > 0 ? min(self, 1) : 0 }
}

/// A way along an outline, measured.
///
/// The way jumps, in no time, where the outline begins a new contour.
private struct MotionPath: Hashable, Sendable {
  typealias Position = MeasuredSegments.Position

  private let measured: MeasuredSegments
  /// Last direction of the outline before each segment, or its next one if there is none.
  private let headings: [Vector]

  /// The way over these lines and curves, of which there is at least one.
  init(_ segments: [PathSegment]) {
    precondition(!segments.isEmpty, "a way has at least one line or curve")
    measured = MeasuredSegments(segments)
    headings = MotionPath.headings(before: segments)
  }

  private static func headings(before segments: [PathSegment]) -> [Vector] {
    var heading = segments.lazy.compactMap { $0.heading(at: 0) }.first ?? Vector(1, 0)
    return segments.map { segment in
      defer { heading = segment.heading(at: 1) ?? heading }
      return heading
    }
  }
}

extension MotionPath {
  /// The lines and curves of the outline; at least one.
  var segments: [PathSegment] { measured.segments }

  /// The length of the way.
  var length: Double { measured.length }

  /// The place where `fraction` of the length has passed; `fraction` is within 0...1.
  func place(atLength fraction: Double) -> Position {
    // A sum of lengths may be off by its last digits, the end may not.
    guard fraction < 1 else { return Position(segment: segments.count - 1, parameter: 1) }
    return measured.place(at: fraction * length)
  }

  /// The place at `fraction` of the way if each line and curve takes as long as any other;
  /// `fraction` is within 0...1.
  func place(atShare fraction: Double) -> Position {
    let shares = fraction * Double(segments.count)
    let segment = min(Int(shares), segments.count - 1)
    return Position(segment: segment, parameter: shares - Double(segment))
  }

  /// The places where lines and curves begin and end, each once.
  var stops: [Position] {
    segments.indices.flatMap { index in
      let goesOn = index + 1 < segments.count && segments[index + 1].start == segments[index].end
      let begin = Position(segment: index, parameter: 0)
      return goesOn ? [begin] : [begin, Position(segment: index, parameter: 1)]
    }
  }

  /// The point at a place.
  func point(at place: Position) -> Point { segments[place.segment].point(at: place.parameter) }

  /// Returns the direction of the outline at a place, in any length: where a segment stands still, the previous
  /// or else the next one; to the right where it leads nowhere.
  func direction(at place: Position) -> Vector {
    segments[place.segment].heading(at: place.parameter) ?? headings[place.segment]
  }
}
