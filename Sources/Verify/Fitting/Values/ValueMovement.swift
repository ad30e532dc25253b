/// Numbers that move together, as another program has recorded them: nothing is measured from pixels.
package struct ValueMovement: Sendable {
  /// The series that move, those first that go farthest.
  package let series: [Int]
  /// Progress of the movement.
  package let samples: ProgressSamples
  /// True if only the first of its samples are kept.
  package let isCut: Bool
}

extension ValueMovement {
  /// Number of samples kept at rest before and after a movement.
  private static let margin = 24
  /// The most samples of a movement that a curve is looked for in: a minute at 60 a second.
  package static let mostSamples = 3_600
  /// The most shares of its way to which a number is known, whatever its digits say.
  private static let finest = 1_000.0
  /// The same where times are rounded to whole milliseconds.
  private static let finestRounded = 200.0

  /// The movements of series of numbers, of which there is one for each time; what is a straight function of
  /// another one is a part of its movement.
  ///
  /// - Parameter times: in seconds, in order.
  package static func all(times: [Double], series: [[Double?]]) -> [ValueMovement] {
    var left = series.indices.compactMap { ValueCourse($0, series[$0]) }.sorted {
      ($1.steps, $0.index) < ($0.steps, $1.index)
    }
    var movements: [ValueMovement] = []
    while let leader = left.first {
      let parts = left.filter { $0.index == leader.index || $0.follows(leader) }
      left.removeAll { course in parts.contains { $0.index == course.index } }
      movements.append(ValueMovement(leader, with: parts, times: times))
    }
    return movements
  }

  private init(_ leader: ValueCourse, with parts: [ValueCourse], times: [Double]) {
    series = parts.map(\.index)
    let all = leader.places(margin: Self.margin)
    let places = all.prefix(Self.mostSamples)
    isCut = places.count < all.count
    let finest = Self.areRounded(times) ? Self.finestRounded : Self.finest
    samples = ProgressSamples(
      times: places.map { times[$0] },
      values: places.map { place in
        var (sum, weight) = (0.0, 0.0)
        for part in parts {
          guard let share = part.share(at: place) else { continue }
          sum += part.steps * share
          weight += part.steps
        }
        return weight > 0 ? sum / weight : 0
      },
      pixels: min(finest, max(leader.steps / 2, 1)))
  }

  /// Returns true if times are whole milliseconds of frames that take no whole milliseconds.
  private static func areRounded(_ times: [Double]) -> Bool {
    let milliseconds = times.map { $0 * 1_000 }
    guard milliseconds.allSatisfy({ abs($0 - $0.rounded()) < 1e-6 }) else { return false }
    let steps = Set(zip(milliseconds, milliseconds.dropFirst()).map { ($1 - $0).rounded() })
    return steps.count == 2 && (steps.max() ?? 0) - (steps.min() ?? 0) == 1
  }
}

/// A series of numbers that changes.
private struct ValueCourse {
  let index: Int
  private let values: [Double?]
  private let first: Double
  /// The way from the first to the last number, or the farthest where both are the same.
  private let way: Double
  private let range: Double
  /// The step in which its numbers are written.
  private let quantum: Double

  /// The number of steps in its range.
  var steps: Double { range / quantum }

  /// The least way, as a share of the size of its numbers.
  private static let least = 1e-9

  init?(_ index: Int, _ values: [Double?]) {
    let known = values.compactMap(\.self)
    guard let first = known.first, let last = known.last, let low = known.min(),
      let high = known.max(), high - low > Self.least * max(abs(low), abs(high)),
      (high - low).isFinite
    else { return nil }
    (self.index, self.values, self.first) = (index, values, first)
    range = high - low
    way = abs(last - first) > 0.001 * (high - low) ? last - first : high - low
    quantum = Self.quantum(of: known, range)
  }

  /// The coarsest decimal step of which all numbers are multiples.
  private static func quantum(of numbers: [Double], _ range: Double) -> Double {
    var step = 1.0
    for _ in 0..<6 {
      let isWhole = numbers.allSatisfy { number in
        let count = number / step
        return abs(count - count.rounded()) <= 1e-9 * max(1, abs(count))
      }
      if isWhole { return step }
      step /= 10
    }
    return min(step, range / 1_000)
  }

  /// The share of the way that has been covered at a place.
  func share(at place: Int) -> Double? { values[place].map { ($0 - first) / way } }

  /// Returns true if it is a straight function of another one, as far as its digits tell.
  func follows(_ leader: ValueCourse) -> Bool {
    var sums = LineSums()
    var count = 0
    for (x, y) in zip(leader.values, values) {
      guard let x, let y else { continue }
      sums.add(x, y)
      count += 1
    }
    guard count > 1, let line = sums.line else { return false }
    let allowed = quantum + abs(line.slope) * leader.quantum + 1e-4 * range
    return zip(leader.values, values).allSatisfy { x, y in
      guard let x, let y else { return (x == nil) == (y == nil) }
      return abs(line.start + line.slope * x - y) <= allowed
    }
  }

  /// The places of its numbers around its movement.
  func places(margin: Int) -> [Int] {
    let places = values.indices.filter { values[$0] != nil }
    let moving = zip(places.indices, places.indices.dropFirst()).filter {
      values[places[$0]] != values[places[$1]]
    }
    guard let first = moving.first?.0, let last = moving.last?.1 else { return places }
    return Array(places[max(0, first - margin)..<min(places.count, last + 1 + margin)])
  }
}
