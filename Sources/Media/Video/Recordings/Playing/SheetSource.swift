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
    do throws(PictureError) {
      sheet = try limits.picture(in: file.span)
    } catch {
      throw MovieError(error, in: .sheet)
    }
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
      let frame = try sheet.part(
        PixelRect(x: left, y: top, width: size.width, height: size.height))
      return SourceFrame(surface: frame, begin: nil, duration: tick)
    } catch {
      throw .memory(error)
    }
  }
}
