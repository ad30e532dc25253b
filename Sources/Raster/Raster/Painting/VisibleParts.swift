/// Parts of a tile that the commands in front of one leave visible, as rectangles that do not overlap.
struct VisibleParts {
  private(set) var parts: [PixelRect]

  /// More parts cost more than what they save.
  private static let mostParts = 6
  /// The pixels from which on it pays to divide a part around something.
  private static let worthwhile = 4_096

  /// All of a tile.
  init(_ tile: PixelRect) { parts = tile.isEmpty ? [] : [tile] }

  /// Takes away what a rectangle hides, as far as what is left is a few rectangles.
  mutating func remove(_ hidden: PixelRect) {
    if hidden.isEmpty { return }
    var left: [PixelRect] = []
    var spare = Self.mostParts - parts.count
    for part in parts {
      let shared = part.intersection(hidden)
      let rest = part.parts(without: shared)
      if rest.count > 1, rest.count - 1 > spare || shared.width * shared.height < Self.worthwhile {
        left.append(part)
      } else {
        left += rest
        spare -= rest.count - 1
      }
    }
    parts = left
  }
}

extension PreparedCommand {
  /// The pixels of a tile that are hidden behind the command, whatever was there: one rectangle of
  /// them.
  func hidden(in tile: PixelRect) -> PixelRect {
    guard case .inlined(let layer) = source else {
      return isOpaque ? coverage.wholeRect(in: tile) : .nowhere
    }
    if !replacesByOpaque { return .nowhere }
    let whole = coverage.wholeRect(in: tile)
    return whole.isEmpty ? .nowhere : layer.opaqueRect(in: whole)
  }
}

extension Coverage {
  /// A rectangle of pixels in a tile that are covered whole: all of a rectangle, and of a shape with
  /// one span in a row what neighboring rows share.
  func wholeRect(in tile: PixelRect) -> PixelRect {
    let area = bounds.intersection(tile)
    if isRectangle || area.isEmpty { return area.isEmpty ? .nowhere : area }
    var rect = PixelRect(minX: area.minX, minY: area.minY, maxX: area.maxX, maxY: area.minY)
    for y in area.rows {
      let spans = spans(ofRow: y)
      var columns = 0..<0
      if spans.count == 1 {
        let whole = self.spans[spans.lowerBound].runs.1
        columns = Int(whole.x)..<Int(whole.x + whole.count)
      }
      let shared = columns.clamped(to: rect.columns)
      if shared.count * 2 < area.width {
        // Rows that share less are left out where they come first, and end the rectangle later.
        if rect.isEmpty { (rect.minY, rect.maxY) = (y + 1, y + 1) } else { break }
      } else {
        (rect.minX, rect.maxX, rect.maxY) = (shared.lowerBound, shared.upperBound, y + 1)
      }
    }
    return rect.isEmpty ? .nowhere : rect
  }
}
