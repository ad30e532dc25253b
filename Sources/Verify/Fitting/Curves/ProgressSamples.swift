import SegueGeometry

/// Progress of a movement at some times of a film.
package struct ProgressSamples: Sendable {
  /// Times of the samples, in seconds, in order.
  package let times: [Double]
  /// Progress at these times, as a share of the path; about 0 at first and 1 at last.
  package private(set) var values: [Double]
  /// Length of the whole path in pixels of the film; `nil` for a fade.
  package let pixels: Double?
  /// By how many levels of brightness and color pixels change over the whole way, as a rule; only of what
  /// fades.
  let levels: Double?
  /// True if all of what fades changes alike, so that codecs err in all of it alike.
  private let isEven: Bool
  /// Weight of each sample, 1 at most.
  private(set) var weights: [Double]
  /// True if pictures came late or early, and samples of what is fast count less.
  private(set) var isUneven = false
  /// Insignificant distance of each sample from a curve.
  private(set) var slack: [Double]
  /// Bounds from the times at which the object itself cannot be seen.
  let bounds: Bounds

  /// Length of the rest kept before and after the movement, in pictures.
  private static let margin = 24

  /// The samples at some times.
  package init(times: [Double], values: [Double], pixels: Double?) {
    (self.times, self.values, self.pixels) = (times, values, pixels)
    (levels, isEven) = (nil, true)
    weights = times.map { _ in 1 }
    slack = times.map { _ in 0 }
    bounds = Bounds()
  }

  /// The samples of the pictures in which something was seen.
  init(
    times: [Double], progress: [Double?], knowledge: [Double], pixels: Double?,
    changes: [PictureChange]
  ) {
    let kept = Self.kept(times.indices.filter { progress[$0] != nil }, progress)
    let most = max(kept.map { knowledge[$0] }.max() ?? 1, 1e-12)
    self.times = kept.map { times[$0] }
    values = kept.map { progress[$0] ?? 0 }
    weights = kept.map { max(0.02, knowledge[$0] / most) }
    slack = kept.map { _ in 0 }
    self.pixels = pixels
    (levels, isEven) = (nil, true)
    bounds = Bounds(times: times, progress: progress, changes: changes)
  }

  /// Largest change that a codec does not show at all, in levels.
  private static let hidden = 0.7

  /// The samples of a fade, whose pixels change by so many levels.
  ///
  /// Where a fade is slow, a codec shows one picture again until enough has changed: such a picture says only
  /// that not much has.
  ///
  /// - Parameter isEven: true if all of them change alike.
  init(
    times: [Double], shares: [Double], levels: Double, isEven: Bool, changes: [PictureChange]
  ) {
    let isStuck = shares.indices.map { index in
      index == 0 || abs(shares[index] - shares[index - 1]) * levels < 0.05
    }
    let kept = Self.kept(
      times.indices.filter { index in
        if Self.isAgain(index, shares) { return false }
        guard isStuck[index], index > 0, index + 1 < shares.count else { return true }
        // What follows is far away: the picture was late.
        return abs(shares[index + 1] - shares[index]) * levels < 3 * Self.hidden
          || shares[index] < 0.01
      }, shares)
    self.times = kept.map { times[$0] }
    values = kept.map { shares[$0] }
    weights = kept.map { isStuck[$0] ? 0.3 : 1 }
    slack = kept.map { isStuck[$0] ? Self.hidden / levels : 0 }
    pixels = nil
    (self.levels, self.isEven) = (levels, isEven)
    bounds = Bounds(times: times, progress: shares, changes: changes)
  }

  /// Of so much of the steps before and behind it, a step from one picture to the next is none: codecs mend what is shown again.
  private static let again = 0.2

  /// Returns `true` if a picture was shown again while others go on.
  private static func isAgain(_ index: Int, _ shares: [Double]) -> Bool {
    guard index > 1, index + 1 < shares.count else { return false }
    func step(_ index: Int) -> Double { abs(shares[index] - shares[index - 1]) }
    return step(index) < again * min(step(index - 1), step(index + 1))
  }

  /// The pictures around the movement, of those at `indices`.
  private static func kept(_ indices: [Int], _ progress: [Double?]) -> [Int] {
    let moving = indices.indices.filter { isUnderWay(progress[indices[$0]] ?? 0) }
    guard let first = moving.first, let last = moving.last else { return indices }
    return Array(indices[max(0, first - margin)..<min(indices.count, last + 1 + margin)])
  }

  private static func isUnderWay(_ value: Double) -> Bool {
    abs(value) > 0.004 && abs(value - 1) > 0.004
  }

  /// The samples, each of which says where the movement is.
  var rigid: ProgressSamples {
    var other = self
    other.slack = slack.map { _ in 0 }
    return other
  }

  /// The samples, each by so much of the way more or less, as its weight has it: otherwise in each trial.
  func moved(by spread: Double, trial: Int) -> ProgressSamples {
    var other = self
    for index in values.indices {
      let bits = UInt32(truncatingIfNeeded: index * 8 + trial + 1) &* 0x9e37_79b1
      let off = spread / max(weights[index], 0.02).squareRoot()
      other.values[index] += (bits ^ bits >> 15) & 0x1000 == 0 ? off : -off
    }
    return other
  }

  /// Number of floors by which samples under way are off as a rule where their pictures came late or early.
  static let uneven = 3.0
  /// By how much less that may explain them than being off equally far everywhere does, as a logarithm of likelihoods: measuring
  /// is never off so far.
  private static let likelier = 4.0
  /// The least part of what samples are off by that a curve through them leaves.
  private static let leastLeft = 0.25
  /// The factor from one lateness that is tried to the next, as squares, and how many are tried.
  private static let (lateStep, lateSteps) = (1.5, 40)

  /// The same samples, those less that are farther off where a picture comes late or early, because it is fast there;
  /// nothing where that does not explain by how much they are off.
  ///
  /// A curve that is nearest everywhere is drawn towards what is fast: another one may be likelier.
  ///
  /// - Parameter fits: curves that are near.
  func weighed(beside fits: [CurveFit]) -> ProgressSamples? {
    let moving = values.indices.filter { Self.isUnderWay(values[$0]) }
    let least = Self.uneven * floor
    guard pixels != nil, interval > 0, !moving.isEmpty,
      let nearest = fits.min(by: { $0.penalty < $1.penalty })
    else { return nil }
    let count = Double(moving.count)
    let offs = moving.reduce(0) { $0 + squareOff($1, from: nearest) }
    guard offs > count * least * least else { return nil }
    let free = PortableMath.log(max(count, 2))
    let even = count * (PortableMath.log(offs / count) + 1) + free * Double(nearest.freeCount)
    let late = fits.compactMap { fit -> (expected: [Double], penalty: Double)? in
      lateness(of: moving, beside: fit).map { ($0.expected, $0.off + free * Double(fit.freeCount)) }
    }
    guard let best = late.min(by: { $0.penalty < $1.penalty }),
      best.penalty < even + 2 * Self.likelier
    else { return nil }
    var other = self
    other.isUneven = true
    for index in weights.indices { other.weights[index] *= floor * floor / best.expected[index] }
    return other
  }

  private func squareOff(_ index: Int, from fit: CurveFit) -> Double {
    let off = values[index] - fit.value(at: times[index])
    return off * off
  }

  /// The squares by which samples are off where pictures come late or early, as those under way tell, and by how much these
  /// are off beyond that, as a logarithm; nothing where the curve stands still.
  private func lateness(
    of moving: [Int], beside fit: CurveFit
  ) -> (expected: [Double], off: Double)? {
    let half = interval / 4
    let speeds = times.map { time in
      let speed = (fit.value(at: time + half) - fit.value(at: time - half)) / (2 * half)
      return speed * speed
    }
    guard let most = speeds.max(), most > 0 else { return nil }
    let offs = moving.map { squareOff($0, from: fit) }
    func off(_ late: Double) -> Double {
      zip(moving, offs).reduce(0) { sum, sample in
        let expected = floor * floor + speeds[sample.0] * late
        return sum + PortableMath.log(expected) + sample.1 / expected
      }
    }
    let steps = sequence(first: floor * floor / most) { $0 * Self.lateStep }
      .prefix(Self.lateSteps).map { (late: $0, off: off($0)) }
    guard let best = steps.min(by: { $0.off < $1.off }) else { return nil }
    // A curve comes near its samples, by as much as its numbers are many beside these.
    let count = Double(moving.count)
    let late = best.late * count / max(count - Double(fit.freeCount), Self.leastLeft * count)
    return (speeds.map { floor * floor + $0 * late }, best.off)
  }

  /// Number of samples that are neither at the start nor at the end.
  package var movingCount: Int { values.count { abs($0) > 0.03 && abs($0 - 1) > 0.03 } }

  /// From when until when it is under way, in seconds; nothing where it is not.
  package var movingTimes: ClosedRange<Double>? {
    guard let first = values.firstIndex(where: { abs($0) > 0.01 }),
      let last = values.lastIndex(where: { abs($0 - 1) > 0.01 }), first < last
    else { return nil }
    return times[max(0, first - 1)]...times[min(times.count - 1, last + 1)]
  }

  /// Number of samples that determine the position of the movement.
  var tellingCount: Int { slack.count { $0 == 0 } }

  /// The samples at rest that tell of the form of the movement: some at either end.
  private static let endingCount = 4

  /// The samples from the last one before the movement to the first one behind it.
  var shaping: Range<Int> {
    let moving = values.indices.filter { Self.isUnderWay(values[$0]) }
    guard let first = moving.first, let last = moving.last else { return values.indices }
    return max(0, first - 1)..<min(values.count, last + 2)
  }

  /// Number of samples that determine the form of the movement.
  var shapingCount: Int {
    let moving = values.indices.count { slack[$0] == 0 && Self.isUnderWay(values[$0]) }
    return min(tellingCount, moving + Self.endingCount)
  }

  /// Levels by which a codec leaves what fades off: where all of it changes alike, and where it errs otherwise in each part.
  private static let off = (even: 0.3, mixed: 0.2)

  /// Differences that mean nothing, as a share of the way.
  var floor: Double {
    if let levels { return (isEven ? Self.off.even : Self.off.mixed) / max(levels, 6) }
    return 0.05 / max(pixels ?? 30, 6)
  }

  /// Way that something may come into sight, or go out of it, without being seen, as a share of the whole one.
  var hidden: Double { pixels.map { min(0.02, 2 / max($0, 1)) } ?? 0 }

  /// The time from one sample to the next, as a rule.
  package var interval: Double {
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }.sorted()
    return steps.isEmpty ? 1.0 / 60 : steps[steps.count / 2]
  }

  /// Returns the time at which a share of the path has been covered for the first time.
  package func crossing(of share: Double) -> Double? {
    for index in values.indices.dropFirst() {
      let (before, after) = (values[index - 1], values[index])
      guard before < share, after >= share else { continue }
      let part = (share - before) / (after - before)
      return times[index - 1] + part * (times[index] - times[index - 1])
    }
    return nil
  }
}

extension ProgressSamples {
  /// Weight of a sample at an end that says where the movement is, at least.
  private static let telling = 0.15

  /// The samples from the first to the last of which much was seen; `nil` where these are all.
  var withoutFewEdges: ProgressSamples? {
    guard let first = weights.firstIndex(where: { $0 > Self.telling }),
      let last = weights.lastIndex(where: { $0 > Self.telling }), last - first + 1 < weights.count
    else { return nil }
    return ProgressSamples(self, within: first...last)
  }

  private init(_ all: ProgressSamples, within range: ClosedRange<Int>) {
    times = Array(all.times[range])
    values = Array(all.values[range])
    weights = Array(all.weights[range])
    slack = Array(all.slack[range])
    (pixels, levels, isEven, bounds) = (all.pixels, all.levels, all.isEven, all.bounds)
  }
}

extension ProgressSamples {
  /// Bounds on a movement whose start or end is out of sight: something enters the picture from outside, or
  /// leaves it.
  struct Bounds {
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
      guard let after = after.first, let earliest = earliestEnd, after > earliest else {
        return nil
      }
      return earliest...after
    }

    /// Maximum number of pictures kept at rest.
    private static let most = 3

    init() {}

    init(times: [Double], progress: [Double?], changes: [PictureChange]) {
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
}
