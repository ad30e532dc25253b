package import SegueRaster

/// One frame of an animated picture, compressed: the part of it that differs from the frame before.
package struct AnimationPicture: Sendable {
  /// The box of the picture on the canvas.
  package let place: PixelRect
  /// Its pixels, as the format has them.
  let bytes: [UInt8]
  /// The color that leaves a pixel as it is, in a GIF.
  var clearIndex: UInt8?
}

/// The assembly of a file of some format from compressed frames.
package protocol AnimationFraming: Sendable {
  /// The steps in which the format counts time.
  var ticksPerSecond: Int { get }

  /// The bytes in front of the first frame.
  var header: [UInt8] { get }

  /// Returns true if a frame may be shown for so many ticks.
  func admits(_ ticks: Int) -> Bool

  /// A frame, which is shown for so many ticks.
  mutating func frame(_ picture: AnimationPicture, lasting ticks: Int) -> [UInt8]

  /// Returns the bytes behind the last frame of a file of `count` bytes, without it.
  func trailer(behind count: Int) -> [UInt8]

  /// Returns the replacement of the header's bytes at the offset, when the file has `count` bytes.
  func amendment(of count: Int) -> (offset: Int, bytes: [UInt8])?
}

extension FixedWidthInteger {
  /// The bytes, most significant first.
  var bigEndianBytes: [UInt8] { littleEndianBytes.reversed() }

  /// The bytes, least significant first.
  var littleEndianBytes: [UInt8] {
    stride(from: 0, to: Self.bitWidth, by: 8).map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
