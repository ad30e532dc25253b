import SegueGeometry

/// A way along an outline, measured.
///
/// The way jumps, in no time, where the outline begins a new contour.
struct MotionPath: Hashable, Sendable {
  /// A place on the way.
  struct Place: Hashable, Sendable {
    /// The index of a piece.
    var piece: Int
    /// The parameter within it.
    var parameter: Double
  }

  /// A part of a piece that is passed at nearly even speed.
  private struct Stretch: Hashable, Sendable {
    var piece: Int
    var parameters: ClosedRange<Double>
    /// The length of the way before it.
    var passed: Double
    /// Its own length.
    var length: Double
  }

  /// The pieces of the outline; at least one.
  let pieces: [PathPiece]
  /// The length of the way.
  private(set) var length = 0.0
  /// How much the way may be longer or shorter than that.
  private(set) var uncertainty = 0.0
  private var stretches: [Stretch] = []
  /// Which way the outline has led before each piece, or will lead if it has not.
  private let headings: [Vector]

  /// The way over these pieces, of which there is at least one.
  ///
  /// A piece is halved until each part is within a 128th of a point, or 1/65536 of the whole way, of
  /// even motion along its chord. Each halving of a cubic divides that by four, and the control
  /// points of a piece are no farther away than it is long, so that eight halvings are enough.
  init(_ pieces: [PathPiece]) {
    precondition(!pieces.isEmpty, "a way has at least one piece")
    self.pieces = pieces
    headings = MotionPath.headings(before: pieces)
    let longest = pieces.reduce(0) { $0 + $1.polygonLength }
    let tolerance = max(0x1p-7, longest * 0x1p-16)
    for (index, piece) in pieces.enumerated() {
      measure(piece, index, over: 0...1, tolerance)
    }
  }

  private mutating func measure(
    _ part: PathPiece, _ piece: Int, over parameters: ClosedRange<Double>, _ tolerance: Double
  ) {
    if part.unevenness > tolerance {
      let (first, second) = part.halves
      let middle = (parameters.lowerBound + parameters.upperBound) / 2
      measure(first, piece, over: parameters.lowerBound...middle, tolerance)
      measure(second, piece, over: middle...parameters.upperBound, tolerance)
      return
    }
    let (least, most) = (part.chordLength, max(part.chordLength, part.polygonLength))
    stretches.append(
      Stretch(
        piece: piece, parameters: parameters, passed: length, length: (least + most) / 2))
    length += (least + most) / 2
    uncertainty += (most - least) / 2
  }

  private static func headings(before pieces: [PathPiece]) -> [Vector] {
    var heading = pieces.lazy.compactMap { $0.direction(at: 0) }.first ?? Vector(1, 0)
    return pieces.map { piece in
      defer { heading = piece.direction(at: 1) ?? heading }
      return heading
    }
  }
}

extension MotionPath {
  /// The place where `fraction` of the length has passed; `fraction` is within 0...1.
  func place(atLength fraction: Double) -> Place {
    // A sum of lengths may be off by its last digits, the end may not.
    guard fraction < 1 else { return Place(piece: pieces.count - 1, parameter: 1) }
    let wanted = fraction * length
    let stretch = stretches[stretches.lastBegun { $0.passed <= wanted }]
    let part = stretch.length > 0 ? (wanted - stretch.passed) / stretch.length : 0
    let (from, to) = (stretch.parameters.lowerBound, stretch.parameters.upperBound)
    return Place(piece: stretch.piece, parameter: part < 1 ? from + (to - from) * part : to)
  }

  /// The place at `fraction` of the way if each piece takes as long as any other; `fraction` is
  /// within 0...1.
  func place(atShare fraction: Double) -> Place {
    let shares = fraction * Double(pieces.count)
    let piece = min(Int(shares), pieces.count - 1)
    return Place(piece: piece, parameter: shares - Double(piece))
  }

  /// The places where pieces begin and end, each once.
  var stops: [Place] {
    pieces.indices.flatMap { index in
      let goesOn = index + 1 < pieces.count && pieces[index + 1].start == pieces[index].end
      let begin = Place(piece: index, parameter: 0)
      return goesOn ? [begin] : [begin, Place(piece: index, parameter: 1)]
    }
  }

  /// The point at a place.
  func point(at place: Place) -> Point { pieces[place.piece].point(at: place.parameter) }

  /// Which way the outline leads at a place, in any length: where a piece stands still, as it has led
  /// before or else will; to the right where it leads nowhere.
  func direction(at place: Place) -> Vector {
    pieces[place.piece].direction(at: place.parameter) ?? headings[place.piece]
  }
}
