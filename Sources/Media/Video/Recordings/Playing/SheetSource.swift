import SegueImages
import SegueMotion
import SegueRaster

/// The frames of a PNG that shows all of them, cell by cell, in rows from left to right.
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
  private let places: SheetPlaces
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
    guard let places = SheetPlaces(of: cell, width: sheet.width, height: sheet.height) else {
      throw .damaged(.sheet, Self.misfit(cell, sheet))
    }
    self.places = places
    var count = places.columns * places.rows
    while count > places.columns * (places.rows - 1),
      Self.isClear(places.place(of: count - 1), of: sheet)
    {
      count -= 1
    }
    self.count = count
  }

  private static func misfit(_ cell: RecordingLayout.Cell, _ sheet: Surface) -> String {
    let gap = cell.gap
    let gaps =
      gap == RecordingLayout.Gap()
      ? ""
      : " with gaps of " + (gap.across == gap.down ? "\(gap.across)" : "\(gap.across)x\(gap.down)")
    return
      "it has \(sheet.width)x\(sheet.height) pixels, which are no rows of \(cell.width)x\(cell.height)\(gaps)"
  }

  /// Returns true if nothing is seen in a cell.
  private static func isClear(_ place: PixelRect, of sheet: Surface) -> Bool {
    let pixels = sheet.pixels
    return place.rows.allSatisfy { y in
      place.columns.allSatisfy { pixels[y * sheet.width + $0] >> 24 == 0 }
    }
  }

  func next() throws(MovieError) -> SourceFrame? {
    guard index < count else { return nil }
    defer { index += 1 }
    do throws(MemoryError) {
      return SourceFrame(
        surface: try sheet.part(places.place(of: index)), begin: nil, duration: tick)
    } catch {
      throw .memory(error)
    }
  }
}
