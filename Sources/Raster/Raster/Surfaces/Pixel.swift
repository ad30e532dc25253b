/// A stored color: premultiplied, 8 bits per channel, encoded sRGB.
///
/// In memory the bytes are red, green, blue, alpha. Law: no channel exceeds `alpha`.
@frozen
public struct Pixel: Hashable, Sendable {
  /// The four bytes as one word, red lowest.
  public var word: UInt32

  /// The pixel with these bytes.
  public init(word: UInt32) { self.word = word }

  /// The pixel of a straight color: each channel is multiplied by `alpha` once, rounded to nearest.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    func scaled(_ channel: UInt8) -> UInt32 { Pixel.over255(UInt32(channel) * UInt32(alpha)) }
    word = scaled(red) | scaled(green) << 8 | scaled(blue) << 16 | UInt32(alpha) << 24
  }

  /// Nothing.
  package static let clear = Pixel(word: 0)
  /// Opaque black.
  package static let black = Pixel(word: 0xff00_0000)
  /// Opaque white.
  public static let white = Pixel(word: 0xffff_ffff)

  /// The premultiplied red.
  public var red: UInt8 { UInt8(truncatingIfNeeded: word) }
  /// The premultiplied green.
  public var green: UInt8 { UInt8(truncatingIfNeeded: word >> 8) }
  /// The premultiplied blue.
  public var blue: UInt8 { UInt8(truncatingIfNeeded: word >> 16) }
  /// Opacity of the pixel: the share of what is behind that it hides.
  public var alpha: UInt8 { UInt8(truncatingIfNeeded: word >> 24) }

  /// True if nothing behind the pixel shows.
  package var isOpaque: Bool { word >> 24 == 255 }

  /// The pixel with every channel scaled by `opacity` / 255, rounded to nearest.
  package func faded(by opacity: UInt8) -> Pixel {
    func scaled(_ shift: UInt32) -> UInt32 {
      Pixel.over255((word >> shift & 255) * UInt32(opacity)) << shift
    }
    return Pixel(word: scaled(0) | scaled(8) | scaled(16) | scaled(24))
  }

  private static func over255(_ product: UInt32) -> UInt32 {
    let t = product + 128
    return (t + t >> 8) >> 8
  }
}

extension Pixel: CustomStringConvertible {
  /// The bytes as eight hexadecimal digits: red, green, blue, alpha.
  public var description: String {
    func hex(_ byte: UInt8) -> String {
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + hex(red) + hex(green) + hex(blue) + hex(alpha)
  }
}
