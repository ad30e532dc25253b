import SegueGeometry

/// Turns summed cells into a byte of coverage.
struct WindingRule {
  private let isEvenOdd: Bool

  init(_ rule: FillRule) { isEvenOdd = rule == .evenOdd }

  /// The coverage of a sum in units of 1/131 072 pixel: first in 0...256, then as a byte.
  @inline(__always)
  func byte(_ sum: Int32) -> UInt8 {
    var parts = Int32(truncatingIfNeeded: sum.magnitude) &>> 9
    if isEvenOdd {
      parts &= 511
      if parts > 256 { parts = 512 &- parts }
    } else if parts > 256 {
      parts = 256
    }
    return UInt8(truncatingIfNeeded: (parts &* 255 &+ 128) &>> 8)
  }
}
