import SegueRaster

/// The limits and the warnings of a reader while one picture is read.
struct PictureIntake {
  let format: PictureFormat
  let limits: PictureLimits
  let appliesOrientation: Bool
  var budget: MemoryBudget
  var warnings: [PictureWarning] = []

  /// Takes `warning` down, once.
  mutating func warn(_ warning: PictureWarning) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  /// Refuses a picture that has no pixels or more than the limits allow.
  func checkSize(width: Int, height: Int) throws(PictureError) {
    guard width > 0, height > 0 else { throw .damaged(format, "it has no pixels") }
    guard limits.allow(width: width, height: height) else {
      throw .tooLarge(width: width, height: height, limits)
    }
  }

  /// Memory for the pixels of a picture, whose library needs `working` bytes beside it for a while.
  mutating func surface(
    width: Int, height: Int, working: Int = 0
  ) throws(PictureError) -> Surface {
    try checkSize(width: width, height: height)
    do {
      try budget.take(Surface.bytes(width: width, height: height) + working)
      budget.giveBack(working)
      return try Surface(width: width, height: height)
    } catch {
      throw .memory(error)
    }
  }
}

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
