extension Coverage {
  /// The exact area that an outline covers of each pixel of `region`.
  ///
  /// Law: the coverage of a pixel does not depend on the region.
  init(_ outline: Outline, in region: PixelRect) {
    let box = outline.bounds.intersection(region)
    guard !box.isEmpty else {
      self.init(PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0))
      return
    }
    var cover = [Int32](repeating: 0, count: box.width)
    var area = cover
    var marks = [UInt64](repeating: 0, count: CellRow.markWords(box.width))
    var cells = CellRow(
      columns: box.columns, WindingRule(outline.fillRule), cover: cover.mutableSpan,
      area: area.mutableSpan, marks: marks.mutableSpan)
    var scan = OutlineScan(outline, box)
    var rows = CoverageRow()
    var starts: [Int32] = [0]
    starts.reserveCapacity(box.height + 1)
    for y in box.rows {
      scan.addRow(y, to: &cells)
      cells.sweep(into: &rows)
      starts.append(Int32(truncatingIfNeeded: rows.spans.count))
    }
    self.init(box, rows, starts: starts)
  }
}

/// Walks the edges of an outline down the rows of a region.
private struct OutlineScan {
  private let edges: [Edge]
  /// For each row, the first edge that begins in it; the others follow by `next`.
  ///
  /// −1 ends.
  private var first: [Int32]
  private var next: [Int32]
  private var active: [Active] = []
  private let top: Int

  /// An edge that crosses the current row.
  private struct Active {
    let endX: Int
    let endY: Int
    let direction: Int32
    /// Where it enters the row.
    var x: Int
    var y: Int
    /// Where it began, and on which side of that it is: 1 right, −1 left.
    let startX: Int
    let side: Int
    /// How far it is from there at the lower end of the row.
    var reach: StraightSteps

    init(_ edge: Edge, row: Int) {
      endX = edge.endX
      endY = edge.endY
      direction = edge.direction
      startX = edge.x
      side = edge.endX < edge.x ? -1 : 1
      y = max(edge.y, row << 8)
      let rise = abs(edge.endX - edge.x)
      let run = edge.endY - edge.y
      x = edge.x
      if y > edge.y { x += side * StraightSteps(y - edge.y, rise: rise, run: run).place }
      reach = StraightSteps((row + 1) << 8 - edge.y, rise: rise, run: run)
    }
  }

  init(_ outline: Outline, _ box: PixelRect) {
    edges = outline.edges
    top = box.minY
    first = [Int32](repeating: -1, count: box.height)
    next = [Int32](repeating: -1, count: edges.count)
    for (index, edge) in edges.enumerated() {
      let row = max(edge.y >> 8, box.minY) - box.minY
      if row >= box.height || edge.endY <= box.minY << 8 { continue }
      next[index] = first[row]
      first[row] = Int32(truncatingIfNeeded: index)
    }
  }

  /// Adds the pieces of all edges in one row.
  mutating func addRow(_ y: Int, to cells: inout CellRow) {
    enter(y)
    let bottom = (y + 1) << 8
    var kept = 0
    for index in active.indices {
      if active[index].endY <= bottom {
        let edge = active[index]
        cells.add(x0: edge.x, y0: edge.y, x1: edge.endX, y1: edge.endY, direction: edge.direction)
        continue
      }
      let x = active[index].startX &+ active[index].side &* active[index].reach.place
      cells.add(
        x0: active[index].x, y0: active[index].y, x1: x, y1: bottom,
        direction: active[index].direction)
      active[index].x = x
      active[index].y = bottom
      active[index].reach.advance()
      if kept != index { active[kept] = active[index] }
      kept &+= 1
    }
    if kept < active.count { active.removeLast(active.count - kept) }
  }

  /// Takes up the edges that begin in a row, or began above the region.
  private mutating func enter(_ y: Int) {
    var index = Int(first[y - top])
    while index >= 0 {
      active.append(Active(edges[index], row: y))
      index = Int(next[index])
    }
  }
}
