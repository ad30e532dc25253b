package import SegueMotion

/// Finds moments of a film to the nanosecond, starting from samples between which nothing is missed.
package enum Search {
  /// A number at a moment.
  package struct Peak {
    /// The time of the peak.
    package var time: Time
    /// The number.
    package var value: Double
  }

  /// By how much a number may be less than the largest and still be it.
  private static let epsilon = 1e-9

  /// The first moment at which something holds.
  package static func first(_ samples: [Time], _ holds: (Time) -> Bool) -> Time? {
    guard let index = samples.firstIndex(where: holds) else { return nil }
    return index == 0 ? samples[0] : boundary(from: samples[index - 1], to: samples[index], holds)
  }

  /// The last moment at which something holds.
  package static func last(_ samples: [Time], _ holds: (Time) -> Bool) -> Time? {
    guard let index = samples.lastIndex(where: holds) else { return nil }
    if index == samples.count - 1 { return samples[index] }
    return boundary(from: samples[index], to: samples[index + 1]) { !holds($0) }
      - Time(nanoseconds: 1)
  }

  /// The first moment of a stretch at which something holds that does not at its beginning.
  private static func boundary(from start: Time, to end: Time, _ holds: (Time) -> Bool) -> Time {
    var (low, high) = (start.nanoseconds, end.nanoseconds)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(Time(nanoseconds: middle)) { high = middle } else { low = middle }
    }
    return Time(nanoseconds: high)
  }

  /// The moment at which a number is largest, and how large; `nil` where it is never known.
  package static func peak(_ samples: [Time], _ value: (Time) -> Double?) -> Peak? {
    let values = samples.map { value($0) ?? -.infinity }
    guard let largest = values.max(), largest > -.infinity else { return nil }
    let tops = values.indices.filter { index in
      let before = index > 0 ? values[index - 1] : -.infinity
      let after = index + 1 < values.count ? values[index + 1] : -.infinity
      return values[index] >= before && values[index] >= after
    }
    // A swing between two samples may be higher than the highest sample, but not than much lower ones.
    let highest = tops.sorted { (values[$0], $1) > (values[$1], $0) }.prefix(4)
    var best: Peak?
    for index in highest {
      let low = samples[max(index - 1, 0)]
      let high = samples[min(index + 1, samples.count - 1)]
      let own = Peak(time: samples[index], value: values[index])
      let isFlat = value(low) == own.value && value(high) == own.value
      let found = isFlat ? own : refined(own, from: low, to: high) { value($0) ?? -.infinity }
      if best.map({ found.value > $0.value }) ?? true { best = found }
    }
    return best.map { top in
      // What stays at its top is told from when it gets there.
      let isTop = { (time: Time) in (value(time) ?? -.infinity) >= top.value - epsilon }
      let arrival = values.firstIndex { $0 >= top.value - epsilon } ?? values.endIndex
      guard arrival < values.endIndex, arrival > 0, samples[arrival] <= top.time else { return top }
      return Peak(
        time: boundary(from: samples[arrival - 1], to: samples[arrival], isTop), value: top.value)
    }
  }

  /// A top between two moments, found by the golden section.
  private static func refined(
    _ top: Peak, from start: Time, to end: Time, _ value: (Time) -> Double
  ) -> Peak {
    var (low, high) = (start.nanoseconds, end.nanoseconds)
    var best = top
    while high - low > 1000 {
      let part = Int64(Double(high - low) * 0.381_966)
      let (left, right) = (Time(nanoseconds: low + part), Time(nanoseconds: high - part))
      let (a, b) = (value(left), value(right))
      if a > best.value { best = Peak(time: left, value: a) }
      if b > best.value { best = Peak(time: right, value: b) }
      if a < b { low = left.nanoseconds } else { high = right.nanoseconds }
    }
    return best
  }
}
