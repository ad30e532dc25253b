import SegueKernels

/// Matrix from luma and chroma to red, green and blue, for samples of any depth.
struct YUVMatrix {
  /// The same for samples of 8 bits, as kernels take it.
  let video: VideoMatrix

  /// The matrix of a picture's colors.
  init(_ colors: PlaneColors, width: Int, height: Int) {
    let (red, blue) = Self.weights(colors.matrix, isLarge: width >= 1_280 || height >= 720)
    let green = 1 - red - blue
    let isFull = colors.range == .full
    let chromaUnit = isFull ? 1 : 255.0 / 224
    video = VideoMatrix(
      luma: isFull ? 1 : 255.0 / 219, black: isFull ? 0 : 16,
      redOfRed: 2 * (1 - red) * chromaUnit,
      greenOfRed: -2 * red * (1 - red) / green * chromaUnit,
      greenOfBlue: -2 * blue * (1 - blue) / green * chromaUnit,
      blueOfBlue: 2 * (1 - blue) * chromaUnit)
  }

  /// Returns the weights of red and blue in luma.
  ///
  /// Without a tag, large films are taken for BT.709 and small ones for BT.601, as players do.
  private static func weights(_ name: String, isLarge: Bool) -> (red: Double, blue: Double) {
    switch name {
    case "bt709": (0.2126, 0.0722)
    case "bt2020nc", "bt2020c": (0.2627, 0.0593)
    case "smpte240m": (0.212, 0.087)
    case "fcc": (0.30, 0.11)
    case "smpte170m", "bt470bg": (0.299, 0.114)
    default: isLarge ? (0.2126, 0.0722) : (0.299, 0.114)
    }
  }

  /// The opaque pixel of samples that were multiplied by `1 << shift`.
  @inline(__always)
  func pixel(_ y: Int, _ blue: Int, _ red: Int, shift: Int) -> UInt32 {
    // Seventeen bits times twenty-two: no sum comes near to the end of a word.
    let gray = (y &- Int(video.black) &<< shift) &* Int(video.luma)
    let (b, r) = (blue &- 128 &<< shift, red &- 128 &<< shift)
    let bits = Int(VideoMatrix.bits) &+ shift
    let half = 1 &<< (bits &- 1)
    func level(_ sum: Int) -> UInt32 {
      UInt32(truncatingIfNeeded: max(0, min(255, (sum &+ half) &>> bits)))
    }
    return 0xff00_0000 | level(gray &+ Int(video.blueOfBlue) &* b) << 16
      | level(gray &+ Int(video.greenOfBlue) &* b &+ Int(video.greenOfRed) &* r) << 8
      | level(gray &+ Int(video.redOfRed) &* r)
  }
}
