extension Surface {
  /// Writes the pixels with straight alpha into `bytes`, red, green, blue, alpha, row after row.
  public func copyStraight(
    into words: inout MutableSpan<UInt32>, kernels: KernelSet = .widest
  ) {
    copyStraight(rows: 0..<height, into: &words, kernels: kernels)
  }

  /// Some rows with straight alpha, written to the beginning of `words`.
  public func copyStraight(
    rows: Range<Int>, into words: inout MutableSpan<UInt32>, kernels: KernelSet = .widest
  ) {
    let count = rows.count * width
    precondition(words.count >= count, "too little room for the pixels")
    kernels.build.unpremultiply(&words, in: 0..<count, source: pixels, at: rows.lowerBound * width)
  }

  /// The surface with straight alpha, as it is written to pictures.
  public func straight(kernels: KernelSet = .widest) throws(MemoryError) -> Surface {
    var result = try Surface(width: width, height: height)
    try result.withPixels { copyStraight(into: &$0, kernels: kernels) }
    return result
  }

  /// The surface with its straight alpha multiplied in: the inverse of `straight`.
  public func premultiplied() throws(MemoryError) -> Surface {
    var result = try Surface(width: width, height: height)
    try result.withPixels { target in
      for i in 0..<target.count {
        let pixel = Pixel(word: pixels[i])
        target[i] =
          pixel.isOpaque
          ? pixel.word
          : Pixel(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha).word
      }
    }
    return result
  }
}
