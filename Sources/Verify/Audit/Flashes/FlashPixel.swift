import SegueGeometry

/// The contribution of a pixel to flashes, in whole numbers, so that sums do not depend on their order.
package enum FlashPixel {
  /// The number that stands for a linear value of 1.
  package static let one = 1 << 24
  /// Sums of luminances are in these units.
  package static let luminanceUnit = Double(one) * 10_000
  /// Sums of reds are in these units.
  package static let redUnit = Double(one)

  /// The linear value of each level.
  private static let linear: [Int] = (0...255).map { level in
    let value = Double(level) / 255
    let light = value <= 0.04045 ? value / 12.92 : PortableMath.pow((value + 0.055) / 1.055, 2.4)
    return Int((light * Double(one)).rounded())
  }

  /// The relative luminance of an opaque pixel, and how red it is.
  package static func values(_ pixel: UInt32) -> (luminance: Int, red: Int) {
    let (red, green, blue) = (
      linear[Int(pixel & 255)], linear[Int(pixel >> 8 & 255)], linear[Int(pixel >> 16 & 255)]
    )
    let luminance = 2126 * red + 7152 * green + 722 * blue
    let isSaturated = 5 * red >= 4 * (red + green + blue) && red > 0
    return (luminance, isSaturated ? max(0, red - green - blue) * 320 : 0)
  }
}
