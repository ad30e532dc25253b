import SegueRaster

extension Surface {
  /// Multiplies the straight alpha of all pixels in.
  mutating func premultiply() throws(PictureError) {
    try change { pixels in
      for i in pixels.indices {
        let pixel = Pixel(word: pixels[i])
        if pixel.isOpaque { continue }
        pixels[i] =
          Pixel(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha).word
      }
    }
  }

  /// Calls `body` with the pixels, to write.
  mutating func change<R>(_ body: (inout MutableSpan<UInt32>) -> R) throws(PictureError) -> R {
    do {
      return try withPixels(body)
    } catch {
      throw .memory(error)
    }
  }
}
