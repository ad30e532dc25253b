import SegueRaster

/// Places of the frames on a sheet: in rows from left to right, with gaps between them.
///
/// Around all of them there may be nothing, half a gap as ImageMagick's `montage` leaves it, or a whole one as packers of
/// sprites do.
struct SheetPlaces {
  /// Number of frames in a row.
  let columns: Int
  /// Number of rows of frames.
  let rows: Int
  private let cell: RecordingLayout.Cell
  private let margin: (left: Int, top: Int)

  /// The places on a sheet of so many pixels; `nil` where they do not fill it.
  init?(of cell: RecordingLayout.Cell, width: Int, height: Int) {
    guard let across = Self.fit(cell.width, gap: cell.gap.across, into: width),
      let down = Self.fit(cell.height, gap: cell.gap.down, into: height)
    else { return nil }
    (columns, rows, self.cell) = (across.count, down.count, cell)
    margin = (across.margin, down.margin)
  }

  /// Returns the number of frames along a side, and the pixels in front of the first.
  private static func fit(_ length: Int, gap: Int, into side: Int) -> (count: Int, margin: Int)? {
    let margins = gap.isMultiple(of: 2) ? [0, gap / 2, gap] : [0, gap]
    for margin in margins {
      let (count, rest) = (side - 2 * margin + gap).quotientAndRemainder(dividingBy: length + gap)
      if rest == 0, count > 0 { return (count, margin) }
    }
    return nil
  }

  /// Returns the place of a frame.
  func place(of index: Int) -> PixelRect {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return PixelRect(
      x: margin.left + column * (cell.width + cell.gap.across),
      y: margin.top + row * (cell.height + cell.gap.down), width: cell.width, height: cell.height)
  }
}
