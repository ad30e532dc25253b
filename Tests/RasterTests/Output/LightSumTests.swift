import SegueRaster
import Testing

@Suite struct LightSumTests {
  /// A surface of these pixels in one row.
  private static func row(_ pixels: [Pixel]) throws -> Surface {
    var surface = try Surface(width: pixels.count, height: 1)
    try surface.withPixels { words in
      for index in pixels.indices { words[index] = pixels[index].word }
    }
    return surface
  }

  /// The mean of rows of pixels, each so many times.
  private static func mean(_ rows: [([Pixel], Int)]) throws -> [Pixel] {
    var sum = try LightSum(width: rows[0].0.count, height: 1, changes: [nil])
    var surface = try row(rows[0].0)
    for (pixels, weight) in rows {
      surface = try row(pixels)
      try sum.add(surface, weight: weight)
    }
    try sum.write(into: &surface)
    return (0..<surface.width).map { surface[$0, 0] }
  }

  @Test(arguments: 0...255) func `the mean of equal pixels is the pixel`(alpha: UInt8) throws {
    // Every premultiplied level that this opacity can have.
    let pixels = (0...alpha).map { level in
      let word = UInt32(level) * 0x0001_0101 | UInt32(alpha) << 24
      return Pixel(word: word)
    }
    #expect(try Self.mean([(pixels, 1), (pixels, 1), (pixels, 14)]) == pixels)
  }

  /// The transfer function of sRGB (IEC 61966-2-1) at eighths of the light, times 255: 99.086, 136.960, 164.750,
  /// 187.516, 207.153, 224.610, 240.441.
  @Test(arguments: zip(1...7, [99, 137, 165, 188, 207, 225, 240] as [UInt8]))
  func `black and white are mixed as light is`(eighths: Int, level: UInt8) throws {
    let mean = try Self.mean([([.white], eighths), ([.black], 8 - eighths)])
    #expect(mean == [Pixel(red: level, green: level, blue: level)])
  }

  @Test func `what is not there half of the time is seen through, and keeps its color`() throws {
    let red = Pixel(red: 255, green: 0, blue: 0)
    #expect(try Self.mean([([red], 1), ([.clear], 1)]) == [Pixel(word: 0x8000_0080)])
    #expect(try Self.mean([([.clear], 3), ([.clear], 2)]) == [.clear])
  }

  @Test func `nothing is touched outside of what has changed`() throws {
    let cell = DamagedRegion.Cell(width: 1, height: 1)
    var (left, right) = (
      DamagedRegion(of: PixelRect(x: 0, y: 0, width: 4, height: 1), in: cell),
      DamagedRegion(of: PixelRect(x: 0, y: 0, width: 4, height: 1), in: cell)
    )
    left.add(PixelRect(x: 0, y: 0, width: 1, height: 1))
    right.add(PixelRect(x: 2, y: 0, width: 1, height: 1))
    var sum = try LightSum(width: 4, height: 1, changes: [left, right])
    let black = [Pixel](repeating: .black, count: 4)
    try sum.add(try Self.row(black), weight: 1)
    var surface = try Self.row([Pixel](repeating: .white, count: 4))
    try sum.add(surface, weight: 1)
    try sum.write(into: &surface)
    let gray = Pixel(red: 188, green: 188, blue: 188)
    #expect((0..<4).map { surface[$0, 0] } == [gray, .white, gray, .white])
  }
}
