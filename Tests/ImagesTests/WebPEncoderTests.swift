import SegueImages
import SegueRaster
import Testing

/// Still WebP pictures.
@Suite struct WebPEncoderTests {
  private func picture(alpha: Bool) throws -> Surface {
    var surface = try Surface(width: 61, height: 37)
    try surface.withPixels { pixels in
      for i in 0..<pixels.count {
        let level = UInt8(truncatingIfNeeded: i &* 7)
        let opacity = alpha ? UInt8(truncatingIfNeeded: i) : 255
        pixels[i] = Pixel(red: level, green: 255 - level, blue: 40, alpha: opacity).word
      }
    }
    return surface
  }

  private func decoded(_ bytes: [UInt8]) throws -> Surface {
    var budget = MemoryBudget(bytes: 1 << 24)
    return try PictureDecoder().decode(bytes.span, budget: &budget).surface
  }

  @Test(arguments: [false, true])
  func `pixels are as they were without loss, and near with a quality`(alpha: Bool) throws {
    let surface = try picture(alpha: alpha)
    let exact = try WebPEncoder().bytes(of: surface)
    #expect(exact.starts(with: "RIFF".utf8))
    #expect(try decoded(exact) == (try decoded(try PNGEncoder().bytes(of: surface))))
    let near = try WebPEncoder(quality: 90).bytes(of: surface)
    let other = try decoded(near)
    #expect((other.width, other.height) == (61, 37))
    #expect(other != (try decoded(exact)))
  }
}
