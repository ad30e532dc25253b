import SegueRaster

/// The pixels of a surface in front of a background, opaque.
struct PixelPlane {
  let width: Int
  let height: Int
  private let surface: Surface
  private let background: UInt32

  /// A surface in front of a gray of this level.
  init(_ surface: Surface, before background: UInt8) {
    self.surface = surface
    self.background = UInt32(background)
    width = surface.width
    height = surface.height
  }

  /// The levels red, green and blue of the pixel with this number.
  func levels(_ index: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let pixel = surface.pixels[index]
    let rest = (255 - pixel >> 24) * background
    let shine = (rest + 127) / 255
    func level(_ shift: UInt32) -> UInt8 { UInt8(min(255, (pixel >> shift & 255) + shine)) }
    return (level(0), level(8), level(16))
  }

  /// Returns the levels of a pixel as one number.
  func word(_ index: Int) -> UInt32 {
    let (red, green, blue) = levels(index)
    return UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16
  }

  /// Returns the brightness of a pixel, in thousandths of a level.
  func brightness(_ index: Int) -> Int {
    let (red, green, blue) = levels(index)
    return 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
  }

  /// The color of a pixel as people see it.
  func color(_ index: Int) -> OKLab {
    let (red, green, blue) = levels(index)
    return OKLab(red: red, green: green, blue: blue)
  }
}
