/// How luma and chroma become red, green and blue: whole numbers with 20 bits behind the point.
struct ColorMatrix {
  private let luma: Int
  private let redOfRed: Int
  private let greenOfBlue: Int
  private let greenOfRed: Int
  private let blueOfBlue: Int
  private let black: Int
  private let gray: Int

  /// The matrix of a picture's colors, for samples of 8 bits.
  init(_ colors: PlaneColors, width: Int, height: Int) {
    let (red, blue) = Self.weights(colors.matrix, isLarge: width >= 1_280 || height >= 720)
    let green = 1 - red - blue
    let isFull = colors.range == .full
    let lumaUnit = isFull ? 1 : 255.0 / 219
    let chromaUnit = isFull ? 1 : 255.0 / 224
    func fixed(_ value: Double) -> Int { Int((value * Double(1 << 20)).rounded()) }
    luma = fixed(lumaUnit)
    redOfRed = fixed(2 * (1 - red) * chromaUnit)
    greenOfBlue = fixed(-2 * blue * (1 - blue) / green * chromaUnit)
    greenOfRed = fixed(-2 * red * (1 - red) / green * chromaUnit)
    blueOfBlue = fixed(2 * (1 - blue) * chromaUnit)
    black = isFull ? 0 : 16
    gray = 128
  }

  /// How much red and blue there is in luma.
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
  func pixel(_ y: Int, _ cb: Int, _ cr: Int, shift: Int) -> UInt32 {
    // Twenty bits times twenty-two: no sum comes near to the end of a word.
    let y = (y &- black &<< shift) &* luma
    let (b, r) = (cb &- gray &<< shift, cr &- gray &<< shift)
    let bits = 20 &+ shift
    let half = 1 &<< (bits &- 1)
    func level(_ sum: Int) -> UInt32 {
      UInt32(truncatingIfNeeded: max(0, min(255, (sum &+ half) &>> bits)))
    }
    let red = level(y &+ redOfRed &* r)
    let green = level(y &+ greenOfBlue &* b &+ greenOfRed &* r)
    let blue = level(y &+ blueOfBlue &* b)
    return 0xff00_0000 | blue << 16 | green << 8 | red
  }
}
