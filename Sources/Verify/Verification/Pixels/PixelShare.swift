import SegueTextSupport

/// Number of a picture's pixels that differ.
package struct PixelShare: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Those that differ.
  package let count: Int
  /// All of them.
  package let total: Int

  /// `count` pixels of `total`.
  package init(_ count: Int, of total: Int) {
    self.count = count
    self.total = total
  }

  /// The share in percent, as in `3.25 %`.
  package var description: String {
    if count == 0 { return "0 %" }
    let hundredths = (count * 10_000 + total / 2) / max(total, 1)
    if hundredths == 0 { return "under 0.01 %" }
    let isWhole = hundredths.isMultiple(of: 100)
    return isWhole
      ? "\(hundredths / 100) %" : NumberText.fixed(units: hundredths, decimals: 2) + " %"
  }
}

extension PixelShare: Plausible {
  /// True if it is a share, of no more pixels than a picture has.
  package var isPlausible: Bool { (0...1 << 30).contains(total) && (0...total).contains(count) }
}
