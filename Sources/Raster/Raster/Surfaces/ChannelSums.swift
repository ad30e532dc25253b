/// The sum of each channel of many pixels, red first.
///
/// Sums of more than sixteen million pixels begin again at zero.
@frozen
public struct ChannelSums: Hashable, Sendable {
  /// The sums of red, green, blue and alpha.
  public var channels = SIMD4<UInt32>.zero

  /// Nothing has been added yet.
  @inlinable
  public init() {}

  /// The pixels whose channels are added up two at once, in halves of a word.
  @inlinable
  static var mostPairs: Int { 256 }

  /// Adds neighboring pixels.
  @inlinable
  public mutating func add(_ pixels: Span<UInt32>, _ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = Swift.min(start + Self.mostPairs, range.upperBound)
      var (even, odd): (UInt32, UInt32) = (0, 0)
      for index in start..<end {
        even &+= pixels[index] & 0x00FF_00FF
        odd &+= pixels[index] >> 8 & 0x00FF_00FF
      }
      channels &+= SIMD4(even & 0xFFFF, odd & 0xFFFF, even >> 16, odd >> 16)
      start = end
    }
  }

  /// The mean of so many pixels, rounded to nearest.
  @inlinable
  public func mean(of count: Int) -> Pixel {
    let count = UInt32(count)
    let means = (channels &+ count / 2) / count
    return Pixel(word: means.x | means.y << 8 | means.z << 16 | means.w << 24)
  }
}
