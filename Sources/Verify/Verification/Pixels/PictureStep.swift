package import SegueRaster

/// The change from one picture of a recording to the next, of the same size.
package struct PictureStep: Hashable, Sendable {
  /// The mean change of brightness, in levels.
  package let amount: Double
  /// The part of the pixels that change by what people see.
  package let share: Double

  /// The least change of a channel that is seen, in levels; what codecs err by is less where pixels are means.
  private static let visible: Int32 = 8

  /// A step of so much.
  package init(amount: Double, share: Double) {
    (self.amount, self.share) = (amount, share)
  }

  /// The step from a picture to another one.
  package init(from old: Surface, to new: Surface) {
    var (sum, count) = (Int64(0), 0)
    let (before, after) = (old.pixels, new.pixels)
    for index in 0..<min(before.count, after.count) where before[index] != after[index] {
      let (a, b) = (before[index], after[index])
      let red = Int32(a & 255) - Int32(b & 255)
      let green = Int32(a >> 8 & 255) - Int32(b >> 8 & 255)
      let blue = Int32(a >> 16 & 255) - Int32(b >> 16 & 255)
      sum += Int64(abs(2126 * red + 7152 * green + 722 * blue))
      if max(abs(red), abs(green), abs(blue)) > Self.visible { count += 1 }
    }
    let all = Double(max(1, after.count))
    (amount, share) = (Double(sum) / 10_000 / all, Double(count) / all)
  }
}
