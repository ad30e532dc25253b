/// A straight pixel as BT.709 luma and chroma in ten bits, limited range.
///
/// The sums are scaled by 2^20 and rounded once; those for chroma cancel, so that grays have none.
package struct DeepColor: Hashable {
  package let luma: UInt16
  package let blue: UInt16
  package let red: UInt16
  package let alpha: UInt16

  /// The color of a straight pixel, red lowest.
  package init(word: UInt32) {
    let r = Int32(word & 0xff)
    let g = Int32(word >> 8 & 0xff)
    let b = Int32(word >> 16 & 0xff)
    luma = Self.level(64, 765_821 &* r &+ 2_576_270 &* g &+ 260_076 &* b)
    blue = Self.level(512, -422_130 &* r &- 1_420_074 &* g &+ 1_842_204 &* b)
    red = Self.level(512, 1_842_204 &* r &- 1_673_285 &* g &- 168_919 &* b)
    let a = UInt16(truncatingIfNeeded: word >> 24)
    alpha = a << 2 | a >> 6
  }

  private static func level(_ offset: Int32, _ sum: Int32) -> UInt16 {
    UInt16(truncatingIfNeeded: (sum &+ offset << 20 &+ 1 << 19) >> 20)
  }
}
