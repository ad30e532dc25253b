/// A stretch of time in which something may move; it is at rest at both ends.
struct ActiveInterval: Hashable {
  var begin: Time
  /// `nil` if it never ends.
  var end: Time?
}

extension [ActiveInterval] {
  /// The stretches in order of time, with those made one that touch.
  var merged: [ActiveInterval] {
    if count < 2 { return self }
    return sorted { $0.begin < $1.begin }.reduce(into: []) { merged, next in
      guard let last = merged.last, last.end.map({ next.begin <= $0 }) ?? true else {
        merged.append(next)
        return
      }
      guard let end = last.end else { return }
      merged[merged.count - 1].end = next.end.map { Swift.max($0, end) }
    }
  }

  /// The moments, from zero on, between which nothing but rest and such stretches lie.
  ///
  /// - Parameter limit: how many moments are found at most; of more, the first ones and the last.
  func restMoments(atMost limit: Int) -> [Time] {
    let stirsAtZero = contains { $0.begin <= .zero && $0.end.map { $0 >= .zero } ?? true }
    var moments: [Time] = stirsAtZero ? [] : [.zero]
    for stretch in self {
      moments += [stretch.begin, stretch.end].compactMap { $0 }.filter { $0 >= .zero }
    }
    return moments.count <= limit ? moments : moments.prefix(limit - 1) + moments.suffix(1)
  }
}
