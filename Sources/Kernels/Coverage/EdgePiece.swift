#if WIDE_KERNELS
  import SegueKernels
#endif

/// A piece of an edge in one row.
struct EdgePiece: RowCrossing {
  private let start: Int
  private let end: Int
  private let rise: Int

  /// The piece between two places, `rise` apart in height.
  @inline(__always)
  init(_ start: Int, _ end: Int, rise: Int) {
    self.start = start
    self.end = end
    self.rise = rise
  }

  var extent: CrossingExtent {
    @inline(__always) get { CrossingExtent(start, end) }
  }

  /// Crossings of the sides are rounded from the upper end, as those of `CellRow` are; where the
  /// piece runs left, what is covered at a side is what has not been passed yet.
  ///
  /// A quotient of these numbers is at least 1/2¹⁵ below a whole number or is one, and floats as
  /// large as it are closer to each other: no rounding reaches the next whole number.
  @inline(__always)
  func area(_ sides: Floats, from origin: Int) -> Floats {
    let isRight = start < end
    let run = Floats(repeating: max(isRight ? end &- start : start &- end, 1))
    let from = Floats(repeating: start &- origin)
    let to = Floats(repeating: end &- origin)
    let distance = (isRight ? sides - from : from - sides).clamped(to: run)
    let place = ((distance * Floats(repeating: 2 &* rise) + run) / (run + run)).truncated
    let upper = isRight ? place : Floats(repeating: rise) - place
    let cell = Floats(repeating: 256)
    let whole = cell + cell
    let ends = (from - sides).clamped(to: cell) + (to - sides).clamped(to: cell)
    return upper * whole + (upper.next - upper) * (whole - ends)
  }

  @inline(__always)
  func add(to cells: CellRow, direction: Int32) {
    cells.add(x0: start, y0: 0, x1: end, y1: rise, direction: direction)
  }
}

/// The pieces of edges that continue each other in one row.
struct BentCrossing: RowCrossing {
  /// How many pieces there can be.
  static let limit = 4

  private var pieces: InlineArray<4, EdgePiece>
  private var count = 1
  private(set) var extent: CrossingExtent

  /// The pieces that a walk makes on its way to the lower end of a row.
  @inline(__always)
  init(_ walk: inout EdgeWalk, _ bottom: Int) {
    let first = walk.advance(to: bottom)
    pieces = InlineArray(repeating: first)
    extent = first.extent
    while walk.edge.y < bottom {
      let piece = walk.advance(to: bottom)
      pieces[count] = piece
      count &+= 1
      extent.join(piece.extent)
    }
  }

  @inline(__always)
  func area(_ sides: Floats, from origin: Int) -> Floats {
    var sum = pieces[0].area(sides, from: origin)
    for index in 1..<count { sum = sum + pieces[index].area(sides, from: origin) }
    return sum
  }

  @inline(__always)
  func add(to cells: CellRow, direction: Int32) {
    for index in 0..<count { pieces[index].add(to: cells, direction: direction) }
  }
}
