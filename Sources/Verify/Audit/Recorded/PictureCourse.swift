import SegueVerification

/// The visible steps of a recording, and the movements that they make.
struct PictureCourse {
  /// A step that is seen.
  struct Step: Hashable {
    /// The number of the picture that it leads to.
    let picture: Int
    /// The time at which that picture is seen first, in seconds.
    let time: Double
    let amount: Double
    let share: Double
  }

  /// Steps that follow each other without a rest.
  struct Movement {
    let steps: ArraySlice<Step>
    /// The time from one picture to the next, as a rule.
    let unit: Double

    init(_ steps: ArraySlice<Step>) {
      self.steps = steps
      let gaps = zip(steps, steps.dropFirst()).map { $1.time - $0.time }.sorted()
      unit = gaps.isEmpty ? 0 : gaps[gaps.count / 2]
    }
  }

  let steps: [Step]
  /// The end of the recording, in seconds.
  private let end: Double

  /// The time without a visible step that is a rest.
  static let rest = 0.1
  /// The least part of a picture that has to change for a step to be seen.
  private static let least = 0.0002

  init(_ scan: RecordedScan) {
    end = scan.end
    steps = scan.pictures.enumerated().compactMap { index, seen in
      guard seen.step.share >= Self.least else { return nil }
      return Step(
        picture: index, time: seen.begin, amount: seen.step.amount, share: seen.step.share)
    }
  }

  /// The movements, between which nothing is seen to move for a time.
  func movements(apart rest: Double = Self.rest) -> [Movement] {
    var movements: [Movement] = []
    var start = 0
    for index in steps.indices.dropFirst() where steps[index].time - steps[index - 1].time > rest {
      movements.append(Movement(steps[start..<index]))
      start = index
    }
    if !steps.isEmpty { movements.append(Movement(steps[start...])) }
    return movements
  }

  /// Number of steps at each side of a gap that it is compared with.
  private static let nearby = 8
  /// The factor to the steps beside it of one that makes up for what was not shown.
  private static let caughtUp = 1.35
  /// The least steps beside a gap that make up for nothing: a part of the largest one, and a multiple of the smallest.
  ///
  /// Where something moves by one pixel now and then, pictures stay without a fault.
  private static let brisk = (ofLargest: 0.3, ofSmallest: 1.5)

  /// Returns true if what moves had not become slow before the gap in front of a step, and is on its way at once
  /// behind it; or if it has made up by that step for the time that it stood still.
  func isInterrupted(before index: Int) -> (isBrisk: Bool, hasCaughtUp: Bool) {
    let earlier = steps[..<index].suffix(Self.nearby).map(\.amount)
    let later = steps[index...].prefix(Self.nearby).map(\.amount)
    // The step itself may be as large as the whole way.
    let beyond = earlier + later.dropFirst()
    guard let last = earlier.last, let first = later.first, let largest = beyond.max(),
      let smallest = beyond.min()
    else { return (false, false) }
    let least = max(Self.brisk.ofLargest * largest, Self.brisk.ofSmallest * smallest)
    let beside = median([last] + later.dropFirst().prefix(2))
    return (
      min(last, first) >= least,
      first >= Self.caughtUp * beside && last >= Self.brisk.ofLargest / 2 * largest
    )
  }

  /// Returns true if nothing moves for a time before a step.
  func rests(before index: Int) -> Bool {
    steps[index].time - (index > 0 ? steps[index - 1].time : 0) > Self.rest
  }

  /// Returns true if nothing moves for a time behind a step.
  func rests(behind index: Int) -> Bool {
    (index + 1 < steps.count ? steps[index + 1].time : end) - steps[index].time > Self.rest
  }
}

extension PictureCourse.Movement {
  /// Returns true if pictures come at another rate than they are shown, as 24 a second do on a display with 60: then
  /// some of them are shown for longer, again and again.
  var hasCadence: Bool {
    // Where something moves by a pixel now and then, pictures say nothing of a rate.
    let least = 0.3 * (steps.map(\.amount).max() ?? 0)
    guard let first = steps.firstIndex(where: { $0.amount >= least }),
      let last = steps.lastIndex(where: { $0.amount >= least })
    else { return false }
    let times = steps[first...last].map(\.time)
    let gaps = zip(times, times.dropFirst()).map { $1 - $0 }
    guard gaps.count >= 8, let shortest = gaps.min(), let longest = gaps.max() else { return false }
    let middle = (shortest + longest) / 2
    let few = min(gaps.count { $0 > middle }, gaps.count { $0 <= middle })
    guard longest < 2.2 * shortest, 100 * few >= 15 * gaps.count else { return false }
    let pace = ((times.last ?? 0) - (times.first ?? 0)) / Double(gaps.count)
    let offs = times.indices.map { times[$0] - (times.first ?? 0) - pace * Double($0) }
    return (offs.max() ?? 0) - (offs.min() ?? 0) <= 1.2 * (longest - shortest)
  }
}

/// The middle one of some numbers, by size.
func median(_ numbers: some Sequence<Double>) -> Double {
  let sorted = numbers.sorted()
  return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
}
