import SegueSceneGraph
import SegueTextSupport

/// A smooth curve through values that are made of numbers, made ready for sampling.
///
/// Values of other kinds have no tangents; there is no course through them, and they are passed
/// straight.
enum SmoothTrack: Hashable, Sendable {
  /// A curve with a shape at each value, sampled stretch by stretch.
  case cubic(Cubic)
  /// The same curve, and the part of its length at each of its places.
  case cubicPaced(Cubic, ArcLengthTable)
  /// A centripetal curve, sampled stretch by stretch.
  case catmullRom(CatmullRom)
  /// A spline over the whole run for each number.
  case monotone([MonotoneSpline])

  /// Number of chords by which each stretch of a curve is measured.
  private static let density = 64

  init?(through values: [Value], at times: [Double], _ mode: Keyframes.Mode) {
    let knots = values.compactMap(\.components)
    guard knots.count == values.count, knots.count > 1 else { return nil }
    switch mode {
    case .cubic(let shapes): self = .cubic(Cubic(knots, shapes))
    case .cubicPaced(let shapes):
      let course = Cubic(knots, shapes)
      self = .cubicPaced(course, SmoothTrack.lengths(of: course))
    case .catmullRom(let tensions): self = .catmullRom(CatmullRom(knots, tensions: tensions))
    case .monotone:
      guard zip(times, times.dropFirst()).allSatisfy({ $0 < $1 }) else { return nil }
      self = .monotone(
        (0..<4).map { place in MonotoneSpline(times: times, values: knots.map { $0[place] }) })
    case .linear, .discrete, .paced: return nil
    }
  }

  private static func lengths(of course: Cubic) -> ArcLengthTable {
    let places = (0...course.count * density).map {
      course.value(at: Double($0) / Double(density))
    }
    return ArcLengthTable(
      chords: zip(places, places.dropFirst()).map { a, b in
        ((b - a) * (b - a)).sum().squareRoot()
      })
  }

  /// The value at a fraction of the run, for courses that do not care about stretches.
  func value(at progress: Double) -> Value? {
    switch self {
    case .cubic, .catmullRom: nil
    case .cubicPaced(let course, let lengths):
      .numbers(course.value(at: lengths.parameter(at: progress) * Double(course.count)))
    case .monotone(let splines):
      .numbers(
        [
          splines[0].value(at: progress), splines[1].value(at: progress),
          splines[2].value(at: progress), splines[3].value(at: progress),
        ])
    }
  }

  /// The value at a fraction of a stretch, for courses that go from value to value.
  func value(inSegment index: Int, at fraction: Double) -> Value? {
    switch self {
    case .cubic(let course): .numbers(course.value(inSegment: index, at: fraction))
    case .catmullRom(let curve): .numbers(curve.stretches[index].value(at: fraction))
    case .cubicPaced, .monotone: nil
    }
  }
}

extension SmoothTrack {
  /// Kochanek's and Bartels's curve through values of four numbers.
  struct Cubic: Hashable, Sendable {
    private let knots: [SIMD4<Double>]
    private let shapes: [KochanekBartels]

    init(_ knots: [SIMD4<Double>], _ shapes: [KochanekBartels]) {
      self.knots = knots
      self.shapes = knots.indices.map { shapes.indices.contains($0) ? shapes[$0] : .init() }
    }

    /// The number of stretches between values.
    var count: Int { knots.count - 1 }

    /// The value at `fraction` of the stretch behind knot `index`.
    func value(inSegment index: Int, at fraction: Double) -> SIMD4<Double> {
      var value = SIMD4<Double>()
      for place in 0..<4 {
        let segment = HermiteSegment(
          of: knots.lazy.map { $0[place] }, at: index, start: shapes[index], end: shapes[index + 1])
        value[place] = segment.value(at: fraction)
      }
      return value
    }

    /// The value at a place counted in stretches: 1.5 is in the middle of the second.
    func value(at place: Double) -> SIMD4<Double> {
      let index = Int(clamping: place.rounded(.down), to: 0...count - 1)
      return value(inSegment: index, at: place - Double(index))
    }
  }
}

/// A part of a course: from one fraction of it to another, which may lie before the first or beyond
/// the course's ends.
///
/// So goes on what was caught midway: from where it is, to either end.
public struct TrackSection: Hashable, Sendable {
  /// Start of the section, as a fraction of the track.
  public var start: Double
  /// End of the section, as a fraction of the track.
  public var end: Double

  /// The part from `start` to `end`.
  public init(from start: Double, to end: Double) {
    self.start = start
    self.end = end
  }

  /// The fraction of the course at a fraction of the section, exact at both ends.
  func fraction(at fraction: Double) -> Double {
    fraction == 1 ? end : start + (end - start) * fraction
  }
}
