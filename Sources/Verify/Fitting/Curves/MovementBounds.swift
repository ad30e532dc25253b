/// Bounds on a movement whose start or end is out of sight: something enters the picture from outside, or
/// leaves it.
struct MovementBounds {
  /// Times at which nothing moves yet.
  var before: [Double] = []
  /// Times at which nothing moves any more.
  var after: [Double] = []
  /// Something moves from here on, at the latest.
  var latestBegin: Double?
  /// Something moves until here, at least.
  var earliestEnd: Double?

  /// True if a part of the movement is out of sight.
  var isOutOfSight: Bool { !before.isEmpty || !after.isEmpty }

  /// Between which times it begins, where that is out of sight.
  var begin: ClosedRange<Double>? {
    guard let before = before.last, let latest = latestBegin, latest > before else { return nil }
    return before...latest
  }

  /// Between which times it ends, where that is out of sight.
  var end: ClosedRange<Double>? {
    guard let after = after.first, let earliest = earliestEnd, after > earliest else { return nil }
    return earliest...after
  }

  /// Maximum number of pictures kept at rest.
  private static let most = 3

  init() {}

  init(_ times: [Double], _ progress: [Double?], _ changes: [PictureChange]) {
    guard let first = changes.firstIndex(of: .visible),
      let last = changes.lastIndex(of: .visible),
      let seen = progress.firstIndex(where: { $0 != nil }),
      let lost = progress.lastIndex(where: { $0 != nil })
    else { return }
    if seen >= first {
      before = Array(times[max(0, first - Self.most)..<first])
      latestBegin = times[first]
    }
    if lost <= last {
      after = Array(times[last..<min(times.count, last + Self.most)])
      earliestEnd = times[max(0, last - 1)]
    }
  }
}
