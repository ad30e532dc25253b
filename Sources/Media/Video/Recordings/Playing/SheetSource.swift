import SegueImages
import SegueMotion
import SegueRaster

/// The frames of a PNG that shows all of them, cell by cell: in rows from left to right, without gaps.
///
/// The last row is padded with clear cells. A frame that is clear itself is one of the film where another one
/// follows it.
final class SheetSource: RecordingSource {
  let kind = RecordingKind.sheet
  let size: (width: Int, height: Int)
  let tick: FrameTime
  let fidelity = RecordingFidelity.exact
  let colors: RecordedColors? = nil
  let remarks: Set<RecordingRemark> = []
  private let sheet: Surface
  private let columns: Int
  private let count: Int
  private var index = 0

  /// The film of a PNG whose frames have the size of a cell, and are shown at a rate.
  init(
    _ file: [UInt8], of cell: RecordingLayout.Cell, rate: FrameRate, _ limits: RecordingLimits
  ) throws(MovieError) {
    size = (cell.width, cell.height)
    tick = rate.time(ofFrame: 1)
    sheet = try Self.picture(file, limits)
    columns = sheet.width / cell.width
    let rows = sheet.height / cell.height
    guard columns * cell.width == sheet.width, rows * cell.height == sheet.height else {
      throw .damaged(
        .sheet,
        "it has \(sheet.width)x\(sheet.height) pixels, which are no rows of \(cell.width)x\(cell.height)"
      )
    }
    var count = columns * rows
    while count > columns * (rows - 1), Self.isClear(count - 1, of: columns, cell, sheet) {
      count -= 1
    }
    self.count = count
  }

  private static func picture(
    _ file: [UInt8], _ limits: RecordingLimits
  ) throws(MovieError) -> Surface {
    var budget = MemoryBudget(bytes: 8 * limits.pixels)
    let decoder = PictureDecoder(
      limits: PictureLimits(side: Surface.maximumSide, pixels: limits.pixels))
    do throws(PictureError) {
      return try decoder.decode(file.span, budget: &budget).surface
    } catch {
      throw MovieError(error, in: .sheet)
    }
  }

  /// Returns true if nothing is seen in a cell.
  private static func isClear(
    _ index: Int, of columns: Int, _ cell: RecordingLayout.Cell, _ sheet: Surface
  ) -> Bool {
    let (left, top) = (index % columns * cell.width, index / columns * cell.height)
    let pixels = sheet.pixels
    return (top..<top + cell.height).allSatisfy { y in
      let start = y * sheet.width + left
      return (start..<start + cell.width).allSatisfy { pixels[$0] >> 24 == 0 }
    }
  }

  func next() throws(MovieError) -> SourceFrame? {
    guard index < count else { return nil }
    defer { index += 1 }
    let (left, top) = (index % columns * size.width, index / columns * size.height)
    do throws(MemoryError) {
      var frame = try Surface(width: size.width, height: size.height)
      let (size, sheet) = (size, sheet)
      try frame.withPixels { target in
        let pixels = sheet.pixels
        for y in 0..<size.height {
          let start = (top + y) * sheet.width + left
          for x in 0..<size.width { target[y * size.width + x] = pixels[start + x] }
        }
      }
      return SourceFrame(surface: frame, begin: nil, duration: tick)
    } catch {
      throw .memory(error)
    }
  }
}
