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
    var cells = CellRow(
      columns: box.columns, WindingRule(outline.fillRule), cover: cover.mutableSpan,
      area: area.mutableSpan)
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

  /// An edge that crosses the current row, and where it enters it.
  private struct Active {
    var edge: Edge
    var x: Int
    var y: Int
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
      var entry = active[index]
      let edge = entry.edge
      let ends = edge.endY <= bottom
      let x = ends ? edge.endX : edge.crossing(at: bottom)
      let end = ends ? edge.endY : bottom
      cells.add(x0: entry.x, y0: entry.y, x1: x, y1: end, direction: edge.direction)
      if ends { continue }
      entry.x = x
      entry.y = bottom
      active[kept] = entry
      kept += 1
    }
    active.removeLast(active.count - kept)
  }

  /// Takes up the edges that begin in a row, or began above the region.
  private mutating func enter(_ y: Int) {
    var index = Int(first[y - top])
    while index >= 0 {
      let edge = edges[index]
      let start = max(edge.y, y << 8)
      active.append(
        Active(edge: edge, x: start == edge.y ? edge.x : edge.crossing(at: start), y: start))
      index = Int(next[index])
    }
  }
}
