extension Int {
  /// The number and what it counts: `1 frame`, `2 frames`; of words whose plural is more than an `s`
  /// both forms are given.
  package func counted(_ one: String, _ many: String? = nil) -> String {
    "\(self) " + (magnitude == 1 ? one : many ?? one + "s")
  }

  /// So many bytes in whole mebibytes, rounded down, such as `256 MiB`.
  package var mebibytes: String { "\(self >> 20) MiB" }
}

extension [String] {
  /// The words as English lists them: `a`, `a or b`, `a, b or c`, with any conjunction.
  package func joined(with conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
