/// Shapes of the end of a line.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
  /// At its last point.
  case butt
  /// With a half circle.
  case round
  /// Half its width further.
  case square
}

/// Shapes of the joint between two pieces of a line.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
  /// With a point, up to the miter limit.
  case miter
  /// With a piece of a circle.
  case round
  /// With the point cut off.
  case bevel
}

/// Stroke style that turns a line into an area.
public struct LineStyle: Hashable, Sendable {
  /// The thickness, half of it on each side; a line without any draws nothing.
  public var width: Double
  /// Shape of the ends of the line.
  public var cap: LineCap
  /// Shape of the joints between its pieces.
  public var join: LineJoin
  /// Maximum length of a miter, in line widths, before it becomes a bevel.
  public var miterLimit: Double

  /// The style with these settings.
  public init(
    width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}

extension Path {
  /// The most dashes that a path is cut into; what would need more is so fine that it stays whole.
  package static let mostDashes = 10_000

  /// The path cut into dashes, as SVG does it.
  ///
  /// Each contour begins `phase` into the pattern, whose lengths are those of dashes and gaps in
  /// turn; an odd number of them is gone through twice. A dash that runs over the seam of a closed
  /// contour is one piece, and one without length is a dot, as its caps have it. Without a length in
  /// the pattern, with one below zero, or with more than ``mostDashes`` to draw, the path stays whole.
  package func dashed(_ pattern: [Double], phase: Double = 0) -> Path {
    guard let dashes = DashPattern(pattern, phase: phase) else { return self }
    let contours = contours.map { ($0, MeasuredSegments($0.segments)) }
    let length = contours.reduce(0) { $0 + $1.1.length }
    guard dashes.count(along: length) <= Double(Path.mostDashes) else { return self }
    return Path(
      contours.flatMap { contour, measured in
        contour.parts(measured, dashes.stretches(upTo: measured.length))
      })
  }
}

/// Dashes and gaps in turn, and where in them lines begin.
private struct DashPattern {
  /// The lengths; an even number of them.
  private let lengths: [Double]
  /// Their sum.
  private let period: Double
  /// The length with which a line begins.
  private let first: Int
  /// Part of the first length that has already passed at the start.
  private let passed: Double

  /// Drawn length of a zero-length dash, in points: enough to have a direction.
  private static let dot = 1e-6

  init?(_ pattern: [Double], phase: Double) {
    let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let period = lengths.reduce(0, +)
    guard lengths.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite, phase.isFinite else {
      return nil
    }
    var rest = phase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    var first = 0
    while first < lengths.count - 1, rest > 0, rest >= lengths[first] {
      rest -= lengths[first]
      first += 1
    }
    (self.lengths, self.period, self.first) = (lengths, period, first)
    passed = min(rest, lengths[first])
  }

  /// About how many dashes a line of this length has.
  func count(along length: Double) -> Double {
    length / period * Double(lengths.count / 2)
  }

  /// Returns the start and end of each dash of a line; a zero-length line is a dash if it begins with one.
  func stretches(upTo length: Double) -> [ClosedRange<Double>] {
    if length <= 0 { return first % 2 == 0 ? [0...0] : [] }
    var stretches: [ClosedRange<Double>] = []
    var (index, start) = (first, -passed)
    while start < length {
      let end = start + lengths[index]
      if index % 2 == 0, end > 0 || start >= 0 {
        let last = min(max(end, start + DashPattern.dot), length)
        stretches.append(min(max(start, 0), max(last - DashPattern.dot, 0))...last)
      }
      start = end
      index = (index + 1) % lengths.count
    }
    return stretches
  }
}
