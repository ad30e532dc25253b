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
    self.init(building: box)
    var scan = OutlineScan(outline, box)
    for y in box.rows {
      scan.addRow(y)
      scan.cells.sweep(box.minX, scan.rule, into: &self)
      endRow()
    }
  }
}

/// Walks the edges of an outline down the rows of a region.
private struct OutlineScan {
  private var waiting: [Edge]
  private var next: Int = 0
  private var active: [Edge] = []
  let rule: WindingRule
  var cells: CellRow

  init(_ outline: Outline, _ box: PixelRect) {
    let top = box.minY << 8
    let bottom = box.maxY << 8
    waiting = outline.edges.filter { $0.endY > top && $0.y < bottom }.sorted { $0.y < $1.y }
    rule = WindingRule(outline.fillRule)
    cells = CellRow(columns: box.columns)
  }

  /// Adds the pieces of all edges in one row.
  mutating func addRow(_ y: Int) {
    let top = y << 8
    let bottom = top + 256
    while next < waiting.count, waiting[next].y < bottom {
      active.append(waiting[next])
      next += 1
    }
    var kept = 0
    for index in active.indices {
      let edge = active[index]
      let from = max(edge.y, top)
      let to = min(edge.endY, bottom)
      if from < to {
        cells.add(
          x0: edge.y >= top ? edge.x : edge.crossing(at: top), y0: from,
          x1: edge.endY <= bottom ? edge.endX : edge.crossing(at: bottom), y1: to,
          direction: edge.direction)
      }
      if edge.endY > bottom {
        active[kept] = edge
        kept += 1
      }
    }
    active.removeLast(active.count - kept)
  }
}
