import SegueGeometry

/// A way along an outline, measured.
///
/// The way jumps, in no time, where the outline begins a new contour.
struct MotionPath: Hashable, Sendable {
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
