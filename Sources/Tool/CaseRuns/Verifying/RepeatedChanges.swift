import SegueReports

/// Changes that cases have in common: a few are told of each, and the rest is counted.
struct RepeatedChanges {
  private struct Entry {
    let sentence: String
    var count = 0
  }

  private var entries: [CaseChange: Entry] = [:]
  private var order: [CaseChange] = []

  /// The number of cases with one change that are told.
  private static let toldLimit = 3

  /// Takes note of a case; returns true if enough of its kind have been told.
  mutating func note(_ item: ReportedCase) -> Bool {
    guard let change = CaseChange(item) else { return false }
    if entries[change] == nil { order.append(change) }
    entries[change, default: Entry(sentence: item.sentence)].count += 1
    return (entries[change]?.count ?? 0) > Self.toldLimit
  }

  /// A line for each change of more cases than were told.
  var text: String {
    let lines = order.compactMap { entries[$0] }.filter { $0.count > Self.toldLimit }.map { entry in
      "\(entry.count) cases: the same change: \(entry.sentence)"
        + " (the first \(Self.toldLimit) are told above, and -v tells all)\n"
    }
    return lines.joined()
  }
}
