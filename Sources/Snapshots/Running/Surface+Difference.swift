import SegueRaster

extension Surface {
  /// What is, almost white, with every pixel that differs in a strong color; nothing if the two have
  /// different sizes.
  init?(difference expected: Surface, _ actual: Surface) throws(MemoryShortage) {
    guard (expected.width, expected.height) == (actual.width, actual.height) else { return nil }
    var surface = try Surface(width: actual.width, height: actual.height)
    try surface.withPixels { target in
      let (old, new) = (expected.pixels, actual.pixels)
      for index in old.indices {
        let pixel = Pixel(word: new[index])
        target[index] = (old[index] == new[index] ? pixel.faded : Self.mark).word
      }
    }
    self = surface
  }

  private static let mark = Pixel(red: 0xE6, green: 0x00, blue: 0x6E)
}

extension Pixel {
  /// The pixel before white, a quarter as strong and without its color.
  fileprivate var faded: Pixel {
    let luma = (Int(red) * 54 + Int(green) * 183 + Int(blue) * 19) / 256 + 255 - Int(alpha)
    let gray = UInt8(min(255, 255 - (255 - luma) / 4))
    return Pixel(red: gray, green: gray, blue: gray)
  }
}
