import SegueTextSupport

/// Lines for people.
enum Report {
  /// Prints the cost as a multiple of `reference`, and the allowed multiple.
  static func line(
    _ name: String, cost: ProcessCost, reference: String, base: ProcessCost, limit: Double
  ) {
    print(
      "\(name): \(milliseconds(cost.seconds)), \(hundredths(cost.seconds / base.seconds)) times"
        + " \(reference) (\(milliseconds(base.seconds))), which may be \(hundredths(limit))")
    let work = cost.processorSeconds / base.processorSeconds
    note(
      "\(hundredths(work)) times its work for processors"
        + " (\(milliseconds(base.processorSeconds)))")
  }

  static func note(_ words: String) { print("  \(words)") }

  static func milliseconds(_ seconds: Double) -> String { "\(hundredths(seconds * 1000)) ms" }

  private static func hundredths(_ value: Double) -> String {
    NumberText.fixed(value, decimals: 2)
  }
}
