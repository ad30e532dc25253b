import SegueRaster
import SegueRendering
import SegueReports

extension SampleReport {
  /// Which pictures of a film there are.
  enum Kind { case strip, frames, actual }

  /// A film of a card that slides over a screen, a little further on one of two ways.
  static func film(_ kind: Kind) throws -> ReportedFilm {
    switch kind {
    case .strip: try strip.get()
    case .frames: try frames.get()
    case .actual: try actual.get()
    }
  }

  // Each is drawn and compressed once.
  private static let strip = Result { try drawn(.strip) }
  private static let frames = Result { try drawn(.frames) }
  private static let actual = Result { try drawn(.actual) }

  private static func drawn(_ kind: Kind) throws -> ReportedFilm {
    var film = ReportedFilm(kind == .strip ? "Key frames" : "All frames")
    let numbers = kind == .strip ? [0, 6, 12, 18, 24] : Array(0..<25)
    for number in numbers {
      let isWrong = (7..<20).contains(number)
      let expected = try screen(number * 6, shade: 0x5B5BD6)
      let actual =
        isWrong ? try screen(number * 6 + min(number - 6, 20 - number), shade: 0x5B5BD6) : expected
      try film.add(frame: number, expected: kind == .actual ? nil : expected, actual: actual)
    }
    return film
  }

  /// A screen with rows, and a card above it.
  static func screen(_ x: Int, shade: UInt32, width: Int = 240, height: Int = 420) throws -> Surface
  {
    var surface = try Surface(width: width, height: height)
    try surface.withPixels { target in
      func fill(_ box: PixelRect, _ color: UInt32) {
        let inside = box.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
        let pixel = Pixel(
          red: UInt8(color >> 16 & 255), green: UInt8(color >> 8 & 255), blue: UInt8(color & 255))
        for y in inside.rows {
          for x in inside.columns { target[y * width + x] = pixel.word }
        }
      }
      fill(PixelRect(x: 0, y: 0, width: width, height: height), 0xFBFBFD)
      fill(PixelRect(x: 0, y: 0, width: width, height: 56), 0x1F2430)
      fill(PixelRect(x: 18, y: 24, width: 90, height: 10), 0xE9ECF5)
      for row in 0..<8 {
        fill(PixelRect(x: 18, y: 76 + row * 42, width: 26, height: 26), 0xDADDE8)
        fill(PixelRect(x: 56, y: 80 + row * 42, width: 120 - row * 7, height: 7), 0xC3C8D6)
        fill(PixelRect(x: 56, y: 93 + row * 42, width: 80 + row * 5, height: 6), 0xE2E5EE)
      }
      fill(PixelRect(x: x + 3, y: 133, width: 96, height: 150), 0xD5D6E4)
      fill(PixelRect(x: x, y: 128, width: 96, height: 150), shade)
      fill(PixelRect(x: x + 14, y: 146, width: 50, height: 9), 0xFFFFFF)
      fill(PixelRect(x: x + 14, y: 164, width: 66, height: 6), 0xB7B5F0)
    }
    return surface
  }
}
