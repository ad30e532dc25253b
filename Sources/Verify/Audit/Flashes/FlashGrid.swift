import SegueGeometry
import SegueRaster

/// The division of a picture into cells, four of which are a window as large as ten degrees of sight: 341 to
/// 256 points.
///
/// The cells divide the picture evenly, so that windows are as near to that as can be; they stand half a window
/// apart.
struct FlashGrid: Hashable {
  let width: Int
  let height: Int
  let columns: Int
  let rows: Int
  private let scale: Double

  /// The extents of a window, in points.
  private static let window = Size(341, 256)

  init(width: Int, height: Int, scale: Double) {
    (self.width, self.height, self.scale) = (width, height, scale)
    func count(_ length: Int, _ window: Double) -> Int {
      max(1, Int((Double(length) / (window / 2 * scale)).rounded()))
    }
    columns = min(count(width, Self.window.width), max(width, 1))
    rows = min(count(height, Self.window.height), max(height, 1))
  }

  /// The first pixel of a column or a row, and the one after the last.
  private func range(_ index: Int, of count: Int, _ length: Int) -> Range<Int> {
    index * length / count..<(index + 1) * length / count
  }

  /// The pixels of a cell.
  func pixels(_ column: Int, _ row: Int) -> (columns: Range<Int>, rows: Range<Int>) {
    (range(column, of: columns, width), range(row, of: rows, height))
  }

  /// The cells of all windows, the whole picture first.
  var windows: [(columns: Range<Int>, rows: Range<Int>)] {
    let whole = (0..<columns, 0..<rows)
    let (wide, high) = (min(2, columns), min(2, rows))
    if wide == columns, high == rows { return [whole] }
    var windows = [whole]
    for row in 0...(rows - high) {
      for column in 0...(columns - wide) {
        windows.append((column..<column + wide, row..<row + high))
      }
    }
    return windows
  }

  /// A window, in points.
  func box(_ window: (columns: Range<Int>, rows: Range<Int>)) -> Rect {
    let first = pixels(window.columns.lowerBound, window.rows.lowerBound)
    let last = pixels(window.columns.upperBound - 1, window.rows.upperBound - 1)
    return Rect(
      minX: Double(first.columns.lowerBound) / scale, minY: Double(first.rows.lowerBound) / scale,
      maxX: Double(last.columns.upperBound) / scale, maxY: Double(last.rows.upperBound) / scale)
  }
}

/// The contribution of a frame to flashes, cell by cell.
struct FlashFrame {
  /// One for each cell, row by row.
  private(set) var cells: [Cell]
  private let grid: FlashGrid

  /// The sums of a cell.
  struct Cell: Hashable {
    var pixels = 0
    var luminance = 0
    var red = 0
    /// Number of pixels with another luminance than in the frame before.
    var changedLuminance = 0
    /// Number of pixels with another red.
    var changedRed = 0

    static func += (sum: inout Cell, cell: Cell) {
      sum.pixels += cell.pixels
      sum.luminance += cell.luminance
      sum.red += cell.red
      sum.changedLuminance += cell.changedLuminance
      sum.changedRed += cell.changedRed
    }
  }

  /// The sums of a picture, compared with the one before it.
  init(_ surface: Surface, after before: Surface?, _ grid: FlashGrid, tolerance: Int = 0) {
    self.grid = grid
    cells = []
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let place = grid.pixels(column, row)
        cells.append(Self.cell(at: place, of: surface, after: before, tolerance: tolerance))
      }
    }
  }

  private static func cell(
    at place: (columns: Range<Int>, rows: Range<Int>), of surface: Surface, after before: Surface?,
    tolerance: Int
  ) -> Cell {
    var cell = Cell(pixels: place.columns.count * place.rows.count)
    let pixels = surface.pixels
    var known = (
      pixel: pixels[place.rows.lowerBound * surface.width], value: (luminance: 0, red: 0)
    )
    known.value = FlashPixel.values(known.pixel)
    for y in place.rows {
      for index in y * surface.width + place.columns.lowerBound..<y * surface.width
        + place.columns.upperBound
      {
        // Most pixels are like the one before.
        if pixels[index] != known.pixel {
          known = (pixels[index], FlashPixel.values(pixels[index]))
        }
        let value = known.value
        cell.luminance += value.luminance
        cell.red += value.red
        guard let before, before.pixels[index] != pixels[index],
          tolerance == 0 || isFar(before.pixels[index], from: pixels[index], beyond: tolerance)
        else { continue }
        let old = FlashPixel.values(before.pixels[index])
        if old.luminance != value.luminance { cell.changedLuminance += 1 }
        if old.red != value.red { cell.changedRed += 1 }
      }
    }
    return cell
  }

  /// Returns true if a channel of two pixels differs by more than some levels.
  private static func isFar(_ old: UInt32, from new: UInt32, beyond tolerance: Int) -> Bool {
    func isFar(_ shift: UInt32) -> Bool {
      let (old, new) = (Int(old >> shift & 255), Int(new >> shift & 255))
      return abs(old - new) > tolerance
    }
    return isFar(0) || isFar(8) || isFar(16)
  }

  /// The same picture once more.
  var unchanged: FlashFrame {
    var frame = self
    for index in cells.indices {
      frame.cells[index].changedLuminance = 0
      frame.cells[index].changedRed = 0
    }
    return frame
  }

  /// The sums of a window.
  func sums(_ window: (columns: Range<Int>, rows: Range<Int>)) -> Cell {
    var sum = Cell()
    for row in window.rows {
      for column in window.columns { sum += cells[row * grid.columns + column] }
    }
    return sum
  }
}

extension FlashFrame.Cell {
  /// The mean of what flashes.
  func mean(_ kind: FlashKind) -> Double {
    let count = Double(max(pixels, 1))
    return kind == .luminance
      ? Double(luminance) / FlashPixel.luminanceUnit / count
      : Double(red) / FlashPixel.redUnit / count
  }

  /// Returns true if a quarter of the pixels or more have changed.
  func isChanged(_ kind: FlashKind) -> Bool {
    4 * (kind == .luminance ? changedLuminance : changedRed) >= pixels && pixels > 0
  }
}

/// The contribution of a pixel to flashes, in whole numbers, so that sums do not depend on their order.
package enum FlashPixel {
  /// The number that stands for a linear value of 1.
  package static let one = 1 << 24
  /// Sums of luminances are in these units.
  package static let luminanceUnit = Double(one) * 10_000
  /// Sums of reds are in these units.
  package static let redUnit = Double(one)

  /// The linear value of each level.
  private static let linear: [Int] = (0...255).map { level in
    Int((PortableMath.linearLight(ofSRGB: Double(level) / 255) * Double(one)).rounded())
  }

  /// The relative luminance of an opaque pixel, and how red it is.
  package static func values(_ pixel: UInt32) -> (luminance: Int, red: Int) {
    let (red, green, blue) = (
      linear[Int(pixel & 255)], linear[Int(pixel >> 8 & 255)], linear[Int(pixel >> 16 & 255)]
    )
    let luminance = 2126 * red + 7152 * green + 722 * blue
    let isSaturated = 5 * red >= 4 * (red + green + blue) && red > 0
    return (luminance, isSaturated ? max(0, red - green - blue) * 320 : 0)
  }
}
