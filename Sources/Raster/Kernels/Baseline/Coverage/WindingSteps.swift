#if WIDE_KERNELS
  import SegueKernels
#endif

/// The winding number at the left of a place in a row, which may change from height to height.
@safe
struct WindingSteps {
  /// Change of the number at each height, 0 to 256.
  private let changes: UnsafeMutablePointer<Int32>
  /// One bit for every height with a change.
  private let marks: UnsafeMutablePointer<UInt64>

  /// The words of clear memory that the changes take.
  static var words: Int { 129 &+ 5 }

  /// No winding, over clear memory.
  @inline(__always)
  init(_ words: UnsafeMutablePointer<Int64>) {
    let start = UnsafeMutableRawPointer(words)
    unsafe changes = start.assumingMemoryBound(to: Int32.self)
    unsafe marks = (start + 129 &* 8).assumingMemoryBound(to: UInt64.self)
  }

  /// Goes to the right side of a piece.
  @inline(__always)
  func pass(_ piece: RowPiece) { pass(piece, from: Int(piece.y0), to: Int(piece.y1)) }

  /// Goes to the right side of a piece between two heights.
  @inline(__always)
  func pass(_ piece: RowPiece, from top: Int, to bottom: Int) {
    change(top, Int32(piece.direction))
    change(bottom, 0 &- Int32(piece.direction))
  }

  @inline(__always)
  private func change(_ height: Int, _ change: Int32) {
    let sum = unsafe changes[height] &+ change
    unsafe changes[height] = sum
    let bit = 1 as UInt64 &<< UInt64(truncatingIfNeeded: height & 63)
    if sum == 0 { unsafe marks[height &>> 6] &= ~bit } else { unsafe marks[height &>> 6] |= bit }
  }

  /// Returns the change at a height.
  @inline(__always)
  subscript(height: Int) -> Int32 { unsafe changes[height] }

  /// Returns the number at a height.
  @inline(__always)
  func winding(at height: Int) -> Int32 {
    var sum: Int32 = 0
    var step = next(from: 0)
    while step <= height {
      sum &+= unsafe changes[step]
      step = next(from: step &+ 1)
    }
    return sum
  }

  /// Returns the first height from one on that has a change; 257 if there is none.
  @inline(__always)
  func next(from height: Int) -> Int {
    var word = height &>> 6
    var bits = unsafe marks[word] & (~0 &<< UInt64(truncatingIfNeeded: height & 63))
    while bits == 0 {
      word &+= 1
      if word == 5 { return 257 }
      bits = unsafe marks[word]
    }
    return word &<< 6 &+ bits.trailingZeroBitCount
  }

  /// Goes back to the left of everything.
  @inline(__always)
  func clear() {
    var step = next(from: 0)
    while step < 257 {
      unsafe changes[step] = 0
      step = next(from: step &+ 1)
    }
    for word in 0..<5 { unsafe marks[word] = 0 }
  }
}
