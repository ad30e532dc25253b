/// What is asked of pixels of four bytes each, red, green, blue and alpha: here, because tests are not
/// optimized, and pixels are many.
package enum PixelBytes {
  /// The alpha of every pixel.
  package static func alphas(of pixels: [UInt8]) -> [UInt8] {
    stride(from: 3, to: pixels.count, by: 4).map { pixels[$0] }
  }

  /// How light every pixel is.
  package static func luma(of pixels: [UInt8]) -> [UInt8] {
    stride(from: 0, to: pixels.count, by: 4).map { pixel in
      let sum = 54 * Int(pixels[pixel]) + 183 * Int(pixels[pixel + 1]) + 19 * Int(pixels[pixel + 2])
      return UInt8((sum + 128) >> 8)
    }
  }

  /// The values of pixels, zero where `alphas` is: what is clear has no color.
  package static func seen(_ values: [UInt8], _ alphas: [UInt8]) -> [UInt8] {
    zip(values, alphas).map { $1 == 0 ? 0 : $0 }
  }

  /// Whether `shown` has the pixels of which at least half is there, without a trace of transparency, and
  /// nothing of the others.
  package static func areThereOrNot(_ shown: [UInt8], as pixels: [UInt8]) -> Bool {
    stride(from: 0, to: pixels.count, by: 4).allSatisfy { pixel in
      let isThere = pixels[pixel + 3] >= 128
      return shown[pixel + 3] == (isThere ? 255 : 0)
        && (!isThere || shown[pixel..<pixel + 3] == pixels[pixel..<pixel + 3])
    }
  }

  /// Whether the pixels stay in which two pictures agree.
  package static func stay(
    from first: [UInt8], to second: [UInt8], where agreed: (first: [UInt8], second: [UInt8])
  ) -> Bool {
    stride(from: 0, to: first.count, by: 4).allSatisfy { pixel in
      let four = pixel..<pixel + 4
      return agreed.first[four] != agreed.second[four] || first[four] == second[four]
    }
  }

  /// Bytes as frames of one size.
  package static func frames(_ bytes: [UInt8], size: Int) -> [[UInt8]] {
    stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<$0 + size]) }
  }
}
