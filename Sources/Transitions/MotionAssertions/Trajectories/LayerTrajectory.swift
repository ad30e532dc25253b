package import SegueGeometry
package import SegueMotion
import SegueSceneGraph

/// The track of one layer over a film.
package struct LayerTrajectory {
  /// A stretch of the film in which the layer is there.
  private struct Part {
    let range: ClosedRange<Time>
    let scope: LayerScope
  }

  private let film: AnimatedScene
  private let parts: [Part]
  /// Start times of the stretches of the film, with or without the layer.
  private let starts: [Time]
  private let work: WorkBudget

  /// The layer of this name in a film.
  init(_ name: String, in film: AnimatedScene, _ index: FilmIndex, _ work: WorkBudget) {
    self.film = film
    self.work = work
    starts = film.epochs.map(\.start)
    let tick = Time(nanoseconds: 1)
    parts = zip(film.epochs.indices, index.parts).compactMap { number, index in
      let epoch = film.epochs[number]
      guard let layer = index.places[LayerID(name)], epoch.start <= film.duration else {
        return nil
      }
      let isLast = number + 1 == film.epochs.count
      let next = isLast ? film.duration : film.epochs[number + 1].start - tick
      return Part(
        range: epoch.start...max(epoch.start, min(next, film.duration)),
        scope: LayerScope(of: layer, in: epoch, index, on: film.canvas))
    }
  }

  /// The layer at a moment; `nil` where it is not there, or where no work is left to look.
  package func moment(at time: Time) -> LayerMoment? {
    part(at: time).flatMap { look($0, at: time) }
  }

  private func look(_ part: Part, at time: Time) -> LayerMoment? {
    work.take(part.scope.steps)
    return work.isSpent ? nil : part.scope.moment(at: time)
  }

  /// The stretch in which a moment lies; stretches are in order and apart from each other.
  private func part(at time: Time) -> Part? {
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].range.lowerBound <= time { low = middle + 1 } else { high = middle }
    }
    guard low > 0, parts[low - 1].range.contains(time) else { return nil }
    return parts[low - 1]
  }

  /// The layer as the stretch that is seen at a moment leaves it, long after that.
  package func rest(after time: Time) -> LayerMoment? {
    guard let part = part(at: time) else { return nil }
    return part.scope.rest.flatMap { look(part, at: $0) }
  }

  /// The moments at which something may begin, end, turn around or jump.
  package func knots(in range: ClosedRange<Time>) -> [Time] {
    var knots: Set<Time> = [range.lowerBound, range.upperBound]
    for part in parts where part.range.overlaps(range) {
      knots.formUnion(part.scope.knots(in: part.range.clamped(to: range)))
    }
    knots.formUnion(starts.filter { range.contains($0) })
    return knots.sorted()
  }

  /// The moments to look at: both sides of every knot, every frame, and enough between two knots that no
  /// swing is missed; only the first one where no work is left.
  package func samples(in range: ClosedRange<Time>) -> [Time] {
    var samples: Set<Time> = []
    let knots = knots(in: range)
    work.take(knots.count * Int(Self.pieces) + min(film.frameCount, Self.frameLimit))
    if work.isSpent { return [range.lowerBound] }
    let tick = Time(nanoseconds: 1)
    for knot in knots {
      samples.insert(knot)
      if knot > range.lowerBound { samples.insert(knot - tick) }
    }
    for (start, end) in zip(knots, knots.dropFirst()) where moves(between: start, end) {
      let length = end - start
      let step = max(Time(nanoseconds: length.nanoseconds / Self.pieces), tick)
      var time = start + step
      while time < end {
        samples.insert(time)
        time = time + step
      }
    }
    // What stands still looks alike at every frame.
    guard parts.contains(where: \.scope.moves) else { return samples.sorted() }
    let frames = film.frameCount
    let stride = max(1, frames / Self.frameLimit)
    for frame in Swift.stride(from: 0, to: frames, by: stride) {
      let time = Time.seconds(film.frameRate.time(ofFrame: frame).seconds())
      if range.contains(time) { samples.insert(time) }
    }
    return samples.sorted()
  }

  private func moves(between start: Time, _ end: Time) -> Bool {
    parts.contains { $0.scope.moves && $0.range.overlaps(start...end) }
  }

  /// Into how many pieces the time between two knots is cut.
  private static let pieces: Int64 = 8
  /// The most frames that are looked at.
  private static let frameLimit = 20_000
}

/// The position of a layer on the canvas at one moment, and its visible part.
package struct LayerMoment {
  /// The corners of its box, or of the box around what is inside of a layer without extents.
  package var corners: [Point]
  /// Its opacity, those around it and its masks counted; 0 where it is hidden.
  package var opacity: Double
  /// The part of its box that clips, masks and the canvas leave; `nil` for nothing.
  package var seen: Rect?

  /// The least opacity that people see.
  package static let leastOpacity = 0.01

  /// True if anything of it can be seen.
  package var isSeen: Bool { isSeen(atLeast: Self.leastOpacity) }

  /// Returns true if it is visible with at least this opacity.
  package func isSeen(atLeast opacity: Double) -> Bool {
    // An opacity of 1 is sometimes made of factors.
    seen != nil && self.opacity >= opacity - 1e-9
  }

  /// The smallest upright box around it.
  package var box: Rect { Rect(around: corners) }

  /// Returns the greatest distance of its corners from those of another moment; `nil` where both have no like
  /// corners.
  package func distance(from other: LayerMoment) -> Double {
    zip(corners, other.corners).map { Self.length($0 - $1) }.max() ?? 0
  }

  package static func length(_ vector: Vector) -> Double {
    (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
  }
}

extension Animation {
  /// The most runs of an animation that are looked at one by one.
  private static let runLimit = 500

  /// The moments, in the time of its layer, at which the animation begins, ends, turns around or jumps,
  /// up to `limit`.
  ///
  /// In groups, whose clocks may run at any pace, only those of the group are known; where a number leads, those
  /// of what moves the number.
  func knots(until limit: Time) -> [Time] {
    guard let outer = groups.first else { return timing.knots(at: turns, until: limit) }
    if let lead = outer.lead { return lead.animations.flatMap { $0.knots(until: limit) } }
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
