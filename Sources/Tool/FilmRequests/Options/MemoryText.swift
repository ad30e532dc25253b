import SegueRendering
import SegueTextSupport

/// Amounts of memory as people type them: `2GiB`, `512MiB`, `3GB`.
enum MemoryText {
  private static let units = [
    ("KiB", 1 << 10), ("MiB", 1 << 20), ("GiB", 1 << 30), ("KB", 1_000), ("MB", 1_000_000),
    ("GB", 1_000_000_000),
  ]

  /// The bytes that `text` stands for; `nil` if it is no amount, or is too small or too large.
  static func bytes(_ text: String) -> Int? {
    guard let (unit, factor) = units.first(where: { text.hasSuffix($0.0) }) else { return nil }
    let digits = text.dropLast(unit.count)
    guard !digits.isEmpty, digits.utf8.allSatisfy(\.isDigit), let count = Int(digits),
      count <= (1 << 40) / factor
    else { return nil }
    return count * factor >= RunMemory.least ? count * factor : nil
  }
}
