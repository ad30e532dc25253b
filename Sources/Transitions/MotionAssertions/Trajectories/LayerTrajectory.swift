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

  /// The layer of this name in a film.
  init(_ name: String, in film: AnimatedScene, _ index: FilmIndex) {
    self.film = film
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

  /// The layer at a moment; `nil` where it is not there.
  package func moment(at time: Time) -> LayerMoment? {
    parts.last { $0.range.contains(time) }?.scope.moment(at: time)
  }

  /// The layer as the stretch that is seen at a moment leaves it, long after that.
  package func rest(after time: Time) -> LayerMoment? {
    guard let part = parts.last(where: { $0.range.contains(time) }) else { return nil }
    return part.scope.rest.map { part.scope.moment(at: $0) }
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
  /// swing is missed.
  package func samples(in range: ClosedRange<Time>) -> [Time] {
    var samples: Set<Time> = []
    let knots = knots(in: range)
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
