package import SegueMotion

/// The frames of a film to be drawn, in order.
package struct FrameSchedule: Hashable, Sendable {
  /// The numbers of the frames.
  package let indices: [Int]
  /// The frame rate that decides the time of frame 0, and of the others after it.
  package let rate: FrameRate

  /// These frames of a film.
  package init(_ indices: [Int], rate: FrameRate) {
    self.indices = indices
    self.rate = rate
  }

  /// All frames of a film.
  package init(all film: AnimatedScene) {
    self.init(Array(0..<film.frameCount), rate: film.frameRate)
  }

  /// The frames of a film that are shown from `start` to `end`, both included.
  package init(of film: AnimatedScene, from start: Time, to end: Time) {
    let rate = film.frameRate
    let frames = (0..<film.frameCount).filter { index in
      let time = rate.time(ofFrame: index)
      return time.isAtOrAfter(start) && (time == FrameTime(end) || !time.isAfter(end))
    }
    self.init(frames, rate: rate)
  }

  /// The first of these frames, and then each that is `count` places behind the one before.
  package func every(_ count: Int) -> FrameSchedule {
    precondition(count > 0, "one frame is left of one or more")
    let kept = stride(from: 0, to: indices.count, by: count).map { indices[$0] }
    return FrameSchedule(kept, rate: rate)
  }

  /// The frames that a slower clock shows of these, which are shown at `rate`: at each of its beats
  /// the one that is nearest in time, and at its last one the last.
  ///
  /// A frame is shown at most half a beat from its time.
  package func thinned(from rate: FrameRate, to slower: FrameRate) -> FrameSchedule {
    guard rate.framesPerSecond > slower.framesPerSecond, let last = indices.last else {
      return self
    }
    let beat = Int128(slower.denominator) * Int128(rate.numerator)
    let frame = Int128(slower.numerator) * Int128(rate.denominator)
    let count = Int((Int128(indices.count - 1) * frame * 2 + beat) / (beat * 2))
    let kept = (0..<count).map { indices[Int((Int128($0) * beat * 2 + frame) / (frame * 2))] }
    return FrameSchedule(kept + [last], rate: self.rate)
  }

  /// The same with the first and the last frame shown so many times more.
  package func holding(first: Int, last: Int) -> FrameSchedule {
    guard let begin = indices.first, let end = indices.last else { return self }
    let held = Array(repeating: begin, count: first) + indices + Array(repeating: end, count: last)
    return FrameSchedule(held, rate: rate)
  }

  /// The frames among these that `isIncluded` admits.
  package func filter(_ isIncluded: (Int) -> Bool) -> FrameSchedule {
    FrameSchedule(indices.filter(isIncluded), rate: rate)
  }

  /// Returns the time of a frame.
  package func time(of index: Int) -> FrameTime { rate.time(ofFrame: index) }
}

extension FrameRate {
  /// A time that no frame of a film lies behind.
  package func end(of film: AnimatedScene) -> Time {
    film.duration + .seconds(roundingUp: time(ofFrame: 1).seconds())
  }
}

extension FrameTime {
  /// Returns true if the moment lies after `time`.
  fileprivate func isAfter(_ time: Time) -> Bool {
    isAtOrAfter(time + Time(nanoseconds: 1))
      || (isAtOrAfter(time) && seconds(since: time) > 0)
  }
}
