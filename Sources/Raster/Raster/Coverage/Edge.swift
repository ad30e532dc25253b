import SegueKernels

extension Outline {
  /// Appends the edges of the outline that matter to a region, curves divided into lines.
  ///
  /// A level edge bounds no area and is left out, as is what is above or below the region. Beside it,
  /// a curve is as good as the line between its ends.
  func addEdges(to edges: inout [OutlineEdge], in region: PixelRect) {
    let region = GridBox(region)
    var start = GridPoint(x: 0, y: 0)
    var last = start
    func add(_ end: GridPoint) {
      if region.misses(last, end) {
        last = end
      } else if last.y < end.y {
        edges.append(OutlineEdge(x: last.x, y: last.y, endX: end.x, endY: end.y, direction: 1))
      } else if last.y > end.y {
        edges.append(OutlineEdge(x: end.x, y: end.y, endX: last.x, endY: last.y, direction: -1))
      }
      last = end
    }
    func add(_ first: GridPoint, _ second: GridPoint, _ end: GridPoint, isQuad: Bool) {
      if region.isStraight(last, first, second, end) { return add(end) }
      let curve =
        isQuad ? FlatCurve(quad: last, first, end) : FlatCurve(last, first, second, end)
      for step in 1...curve.steps { add(curve.point(step)) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        add(start)
        start = point
        last = point
      case .line(let end): add(end)
      case .quad(let control, let end): add(control, control, end, isQuad: true)
      case .cubic(let first, let second, let end): add(first, second, end, isQuad: false)
      }
    }
    add(start)
  }
}

/// A region on the grid of outlines.
private struct GridBox {
  private let left, top, right, bottom: Int

  init(_ region: PixelRect) {
    (left, top) = (region.minX << 8, region.minY << 8)
    (right, bottom) = (region.maxX << 8, region.maxY << 8)
  }

  /// Returns true if a line changes nothing in the region.
  @inline(__always)
  func misses(_ a: GridPoint, _ b: GridPoint) -> Bool {
    Int(max(a.y, b.y)) <= top || Int(min(a.y, b.y)) >= bottom
  }

  /// Returns true if a curve with these points affects the region exactly as the line between its ends does.
  func isStraight(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint) -> Bool {
    Int(max(max(a.x, b.x), max(c.x, d.x))) <= left
      || Int(min(min(a.x, b.x), min(c.x, d.x))) >= right
      || Int(max(max(a.y, b.y), max(c.y, d.y))) <= top
      || Int(min(min(a.y, b.y), min(c.y, d.y))) >= bottom
  }
}
