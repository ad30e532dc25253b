#if WIDE_KERNELS
  import SegueKernels
#endif

/// An edge on its way down, and after it those that continue it: its neighbors in the list, in its
/// direction.
@safe
struct EdgeWalk {
  private let edges: UnsafeMutableBufferPointer<OutlineEdge>
  /// Index of the current edge.
  private(set) var index: Int32
  /// The left of the columns, in 1/256 pixel.
  private let origin: Int

  @inline(__always)
  init(_ edges: UnsafeMutableBufferPointer<OutlineEdge>, _ index: Int32, origin: Int) {
    unsafe self.edges = edges
    self.index = index
    self.origin = origin
  }

  var edge: OutlineEdge {
    @inline(__always) get { unsafe edges[Int(index)] }
    @inline(__always) nonmutating _modify { yield unsafe &edges[Int(index)] }
  }

  /// Position of the walk, from the left of the columns on.
  var x: Int {
    @inline(__always) get { Int(edge.x) &- origin }
  }

  /// The row in which the edge ends.
  var lastRow: Int {
    @inline(__always) get { Int(edge.endY &- 1) &>> 8 }
  }

  /// True if all edges have been walked to their ends.
  var isAtEnd: Bool {
    @inline(__always) get { edge.y >= edge.endY }
  }

  /// Returns `true` if the edge goes on below the lower end of a row.
  @inline(__always)
  func crosses(_ bottom: Int) -> Bool { Int(edge.endY) > bottom }

  /// Returns `true` if the edges go on below the lower end of a row, and there are at most `pieces` in it.
  @inline(__always)
  func crosses(_ bottom: Int, pieces: Int) -> Bool {
    var walk = self
    for _ in 0..<pieces {
      if walk.crosses(bottom) { return true }
      if !walk.follow() { return false }
    }
    return false
  }

  /// Walks to the lower end of a row, or to the end of the edge if that comes first and on to the
  /// edge that continues it.
  @inline(__always)
  mutating func advance(to bottom: Int) -> EdgePiece {
    let start = x
    let y = Int(edge.y)
    let endY = Int(edge.endY)
    if endY > bottom {
      return EdgePiece(start, edge.leave(at: bottom) &- origin, rise: bottom &- y)
    }
    let end = Int(edge.endX) &- origin
    if follow() { edge.start(endY &>> 8) } else { edge.y = edge.endY }
    return EdgePiece(start, end, rise: endY &- y)
  }

  /// Goes over to the edge that continues this one.
  @inline(__always)
  private mutating func follow() -> Bool {
    let next = index &+ edge.direction
    guard next >= 0, unsafe Int(next) < edges.count,
      unsafe edges[Int(next)].next == OutlineEdge.follower,
      unsafe edges[Int(next)].direction == edge.direction
    else { return false }
    index = next
    return true
  }
}

extension OutlineEdge {
  /// Instead of a next edge: this one will be taken up when the one before it ends.
  @inline(__always)
  static var follower: Int32 { -2 }

  /// Returns `true` if this edge begins where a neighbor in the list, which comes down to `top`, ends.
  @inline(__always)
  func continues(_ other: OutlineEdge, below top: Int) -> Bool {
    other.direction == direction && other.endY == y && other.endX == x && Int(y) > top
  }
}
