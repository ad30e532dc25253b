import CVector

#if WIDE_KERNELS
  import SegueKernels
#endif

/// The pieces of one side in some rows: a few in each row, one below the other.
///
/// There is a word for each row that says where its first piece begins, and then for one piece after
/// the other a word that says where it ends and one with its height; sixteen rows have room.
@safe
struct PieceTable {
  private let words: UnsafeMutablePointer<Int32>

  /// The pieces that a row can have.
  static var depth: Int { 3 }
  /// The words that a table takes.
  static var size: Int { 16 &* (1 &+ 2 &* depth) }

  /// A table without height.
  @inline(__always)
  init(_ words: UnsafeMutablePointer<Int32>) {
    unsafe self.words = words
    unsafe words.initialize(repeating: 0, count: PieceTable.size)
  }

  @inline(__always)
  subscript(row: Int, depth: Int) -> EdgePiece {
    let place = unsafe words + (32 &* depth &+ row)
    let start = unsafe depth == 0 ? place[0] : place[-16]
    return EdgePiece(Int(start), Int(unsafe place[16]), rise: Int(unsafe place[32]))
  }

  /// Start positions of the pieces of all rows.
  var top: Floats {
    @inline(__always) get { Floats(vec_floats(unsafe vec_load(words))) }
  }

  /// Returns the end positions and heights of the pieces of all rows.
  @inline(__always)
  func pieces(_ depth: Int) -> (end: Floats, rise: Floats) {
    let place = unsafe words + (32 &* depth &+ 16)
    return unsafe (Floats(vec_floats(vec_load(place))), Floats(vec_floats(vec_load(place + 16))))
  }

  /// Notes the pieces of a row, which a walk makes on its way to the lower end, and below them pieces
  /// of no height; how many there are.
  @inline(__always)
  func take(_ row: Int, _ walk: inout EdgeWalk, _ bottom: Int) -> Int {
    var place = unsafe words + row
    unsafe place[0] = Int32(truncatingIfNeeded: walk.x)
    var count = 0
    repeat {
      let piece = walk.advance(to: bottom)
      unsafe place[16] = Int32(truncatingIfNeeded: piece.end)
      unsafe place[32] = Int32(truncatingIfNeeded: piece.rise)
      unsafe place += 32
      count &+= 1
    } while walk.edge.y < bottom
    // No loop, which would become vector code for two steps.
    if count < 3 {
      unsafe place[16] = place[-16]
      unsafe place[32] = 0
    }
    if count < 2 {
      unsafe place[48] = place[-16]
      unsafe place[64] = 0
    }
    return count
  }
}
