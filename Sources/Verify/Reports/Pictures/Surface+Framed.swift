import SegueRaster
import SegueRendering

extension Surface {
  /// The color of a line around pictures in comments: a white screen has to be seen on white.
  private static let line = Pixel(red: 0x8C, green: 0x95, blue: 0x9F)

  /// Copies a picture to a place, with a line around it.
  mutating func drawFramed(_ picture: Surface, x: Int, y: Int) throws(RenderError) {
    let width = width
    do throws(MemoryError) {
      try withPixels { target in
        for row in 0..<picture.height + 2 {
          for column in 0..<picture.width + 2 {
            let isInside =
              (1...picture.height).contains(row) && (1...picture.width).contains(column)
            target[(y + row) * width + x + column] =
              isInside ? picture[column - 1, row - 1].word : Self.line.word
          }
        }
      }
    } catch {
      throw .memory(error)
    }
  }

  /// The picture with a line around it.
  func framed() throws(RenderError) -> Surface {
    var whole = try Surface.made(width: width + 2, height: height + 2)
    try whole.drawFramed(self, x: 0, y: 0)
    return whole
  }
}
