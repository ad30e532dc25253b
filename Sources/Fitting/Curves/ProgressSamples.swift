/// How far a movement has come at some times of a film.
public struct ProgressSamples: Sendable {
  /// When, in seconds, in order.
  public let times: [Double]
  /// How far it has come then, as a share of the way; about 0 at first and 1 at last.
  public let values: [Double]
  /// How many pixels of the film the whole way is; nothing for what fades.
  public let pixels: Double?
  /// How much each of them counts, 1 at most.
  let weights: [Double]
  /// What is known of times at which the thing itself cannot be seen.
  let bounds: MovementBounds

  /// How much of the rest before and after the movement is kept, in pictures.
  private static let margin = 24

  /// The samples at some times.
  public init(times: [Double], values: [Double], pixels: Double?) {
    (self.times, self.values, self.pixels) = (times, values, pixels)
    weights = times.map { _ in 1 }
    bounds = MovementBounds()
  }

  /// The samples of the pictures in which something was seen.
  ///
  /// A picture that repeats the one before it while everything moves says when it was shown, not when it was
  /// made, and is left out.
  init(
    _ times: [Double], _ progress: [Double?], _ knowledge: [Double], pixels: Double?,
    changes: [PictureChange]
  ) {
    var kept: [Int] = []
    for index in times.indices {
      guard let value = progress[index] else { continue }
      let isRepeated = index > 0 && changes[index] == .none && value > 0.01 && value < 0.99
      if !isRepeated { kept.append(index) }
    }
    let moving = kept.indices.filter { Self.isUnderWay(progress[kept[$0]] ?? 0) }
    if let first = moving.first, let last = moving.last {
      kept = Array(
        kept[max(0, first - Self.margin)..<min(kept.count, last + 1 + Self.margin)])
    }
    let most = max(kept.map { knowledge[$0] }.max() ?? 1, 1e-12)
    self.times = kept.map { times[$0] }
    values = kept.map { progress[$0] ?? 0 }
    weights = kept.map { max(0.02, knowledge[$0] / most) }
    self.pixels = pixels
    bounds = MovementBounds(times, progress, changes)
  }

  private static func isUnderWay(_ value: Double) -> Bool {
    abs(value) > 0.004 && abs(value - 1) > 0.004
  }

  /// How many samples are neither at the begin nor at the end.
  public var movingCount: Int { values.count { abs($0) > 0.03 && abs($0 - 1) > 0.03 } }

  /// The time from one sample to the next, as a rule.
  public var interval: Double {
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }.sorted()
    return steps.isEmpty ? 1.0 / 60 : steps[steps.count / 2]
  }

  /// When a share of the way has been covered for the first time.
  public func crossing(of share: Double) -> Double? {
    for index in values.indices.dropFirst() {
      let (before, after) = (values[index - 1], values[index])
      guard before < share, after >= share else { continue }
      let part = (share - before) / (after - before)
      return times[index - 1] + part * (times[index] - times[index - 1])
    }
    return nil
  }
}
