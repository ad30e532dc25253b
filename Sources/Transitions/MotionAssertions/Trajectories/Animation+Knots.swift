import SegueMotion

extension Animation {
  /// The most runs of an animation that are looked at one by one.
  private static let runLimit = 500

  /// The moments, in the time of its layer, at which the animation begins, ends, turns around or jumps,
  /// up to `limit`.
  ///
  /// In groups, whose clocks may run at any pace, only those of the group are known.
  func knots(until limit: Time) -> [Time] {
    guard let outer = groups.first else { return timing.knots(at: turns, until: limit) }
    let inner = outer.pace.turns(of: outer.timing.duration.seconds)
    return outer.timing.knots(at: inner, until: limit)
  }

  /// The seconds of a run at which it turns or bends.
  private var turns: [Double] {
    let length = timing.duration.seconds
    guard case .keyframes(let keyframes) = course else { return pace.turns(of: length) }
    // Where the pace is even, each keyframe has its time; elsewhere those of the pace have to do.
    var turns = pace.turns(of: length) + keyframes.times.map { $0 * length }
    for (index, easing) in keyframes.easings.enumerated()
    where keyframes.times.indices.contains(index + 1) {
      let (start, end) = (keyframes.times[index], keyframes.times[index + 1])
      turns += easing.turns.map { (start + (end - start) * $0) * length }
    }
    return turns
  }

  fileprivate static var mostRuns: Int { runLimit }
}

extension Timing {
  /// Returns the times at which moments of a run come, in all runs until `limit`.
  fileprivate func knots(at turns: [Double], until limit: Time) -> [Time] {
    let length = duration.seconds
    var knots = [begin] + [end].compactMap(\.self)
    guard speed > 0, length > 0 else { return knots }
    let cycle = length * (autoreverses ? 2 : 1)
    let whole = turns + (autoreverses ? turns.map { cycle - $0 } : [])
    let last = (end ?? limit) < limit ? (end ?? limit) : limit
    for run in 0..<Animation.mostRuns {
      let start = Double(run) * cycle - offset.seconds
      if begin.seconds + start / speed > last.seconds { break }
      for turn in whole where start + turn >= 0 {
        let moment = begin + .seconds((start + turn) / speed)
        if moment <= last { knots.append(moment) }
      }
    }
    return knots
  }
}
