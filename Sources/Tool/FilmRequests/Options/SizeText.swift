import SegueTextSupport

/// Sizes of files as people type them, `5MB` or `800 kB`, and as they read them.
enum SizeText {
  private static let units: [(name: String, bytes: Double)] = [
    ("KiB", 1024), ("MiB", 1_048_576), ("GiB", 1_073_741_824), ("kB", 1_000), ("KB", 1_000),
    ("MB", 1_000_000), ("GB", 1_000_000_000),
  ]

  /// The most that can be asked for.
  private static let largest = 1e11

  /// The bytes that `text` stands for; `nil` if it is no size.
  static func bytes(_ text: String) -> Int? {
    guard let unit = units.first(where: { text.hasSuffix($0.name) }) else { return nil }
    let number = text.dropLast(unit.name.count).filter { $0 != " " }
    guard !number.isEmpty, number.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
      let count = Double(number), count > 0, count * unit.bytes <= largest
    else { return nil }
    return Int((count * unit.bytes).rounded(.down))
  }

  /// So many bytes, to two digits or more.
  static func text(for bytes: Int) -> String {
    guard bytes >= 10_000 else { return "\(bytes) bytes" }
    let megabytes = Double(bytes) / 1e6
    let step = megabytes < 1 ? 1000.0 : megabytes < 10 ? 100 : 10
    return NumberText.format((megabytes * step).rounded() / step) + " MB"
  }
}
