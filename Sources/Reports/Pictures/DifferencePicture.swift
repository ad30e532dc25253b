import SegueRaster
import SegueRendering
import SegueVerification

/// Two pictures in one: what is, faded, with everything that differs in a strong color and in boxes.
struct DifferencePicture {
  /// The picture.
  private(set) var surface: Surface
  /// How much differs.
  let share: PixelShare

  /// Pixels that differ.
  static let mark = Pixel(red: 0xE6, green: 0x00, blue: 0x6E)
  /// Boxes around places where pixels differ.
  static let frame = Pixel(red: 0x4C, green: 0x3B, blue: 0xE0)

  /// A picture that is smaller by a factor; a pixel of it is marked if any of its own differs.
  ///
  /// What only one of the two has, differs.
  init(expected: Surface, actual: Surface, factor: Int) throws(FilmFailure) {
    let canvas = expected.bounds.union(actual.bounds)
    let (width, height) = (canvas.width, canvas.height)
    var faded = try Surface.made(width: width, height: height)
    var count = 0
    let (old, new) = (expected, actual)
    do throws(MemoryShortage) {
      try faded.withPixels { target in
        for y in 0..<height {
          for x in 0..<width {
            let pixel = new.bounds.has(x, y) ? new[x, y] : nil
            let isSame = pixel != nil && old.bounds.has(x, y) && old[x, y] == pixel
            count += isSame ? 0 : 1
            target[y * width + x] = (isSame ? (pixel ?? .clear).faint : Self.mark).word
          }
        }
      }
    } catch {
      throw .memory(error)
    }
    share = PixelShare(count, of: width * height)
    surface = try faded.shrunk(by: factor, keepsMarks: true)
    let boxes = PictureComparison(expected: expected, actual: actual).boxes
    try outline(boxes.map { $0.shrunk(by: factor).outset(by: 4) })
  }

  /// Draws boxes, two pixels wide; so many that they hide the picture are not drawn.
  private mutating func outline(_ boxes: [PixelRect]) throws(FilmFailure) {
    guard boxes.count <= 40 else { return }
    let (bounds, width) = (surface.bounds, surface.width)
    do throws(MemoryShortage) {
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
  /// Whether a pixel is inside.
  func has(_ x: Int, _ y: Int) -> Bool { x >= minX && x < maxX && y >= minY && y < maxY }

  fileprivate func shrunk(by factor: Int) -> PixelRect {
    PixelRect(
      minX: minX / factor, minY: minY / factor, maxX: (maxX + factor - 1) / factor,
      maxY: (maxY + factor - 1) / factor)
  }
}

extension Pixel {
  /// The pixel on white, without its color, and almost white.
  fileprivate var faint: Pixel {
    let white = 255 - Int(alpha)
    let luma = (Int(red) * 54 + Int(green) * 183 + Int(blue) * 19) / 256 + white
    let gray = UInt8(min(255, 255 - (255 - luma) * 2 / 5))
    return Pixel(red: gray, green: gray, blue: gray)
  }
}
