import SegueRaster
import SegueRendering
import SegueTextSupport
import SegueVerification

/// Two pictures in one: what is, faded, with everything that differs in a strong color and in boxes.
struct DifferencePicture {
  /// The picture.
  private(set) var surface: Surface
  /// Share of the pixels that differ.
  let share: PixelShare

  /// Boxes around places where pixels differ.
  static let frame = Pixel(red: 0x4C, green: 0x3B, blue: 0xE0)

  /// A picture that is smaller by a factor; a pixel of it is marked if any of its own differs.
  ///
  /// What only one of the two has, differs.
  init(expected: Surface, actual: Surface, factor: Int) throws(RenderError) {
    let marked: MarkedDifference
    do throws(MemoryError) {
      marked = try MarkedDifference(expected: expected, actual: actual)
    } catch {
      throw .memory(error)
    }
    share = PixelShare(marked.count, of: marked.surface.width * marked.surface.height)
    surface = try marked.surface.shrunk(by: factor, keepsMarks: true)
    let boxes = PictureComparison(expected: expected, actual: actual).boxes
    try outline(boxes.map { $0.shrunk(by: factor).outset(by: 4) })
  }

  /// Draws boxes, two pixels wide; so many that they hide the picture are not drawn.
  private mutating func outline(_ boxes: [PixelRect]) throws(RenderError) {
    guard boxes.count <= 40 else { return }
    let (bounds, width) = (surface.bounds, surface.width)
    do throws(MemoryError) {
      try surface.withPixels { target in
        for box in boxes {
          let inner = box.outset(by: -2)
          let outer = box.intersection(bounds)
          for y in outer.rows {
            for x in outer.columns where !inner.has(x, y) {
              target[y * width + x] = Self.frame.word
            }
          }
        }
      }
    } catch {
      throw .memory(error)
    }
  }
}

extension PixelRect {
  fileprivate func shrunk(by factor: Int) -> PixelRect {
    PixelRect(
      minX: minX / factor, minY: minY / factor, maxX: (maxX + factor - 1) / factor,
      maxY: (maxY + factor - 1) / factor)
  }
}
