import SegueSceneGraph

extension Epoch {
  /// Returns the time span of an animation of the epoch, in the film's time; `nil` if it never moves anything,
  /// or only after `end`, which is that of the epoch.
  ///
  /// An animation in groups, whose clocks may run at any pace, begins and ends with a frame.
  public func span(
    of entry: Timeline.Entry, until end: Time, at rate: FrameRate
  ) -> ClosedRange<Time>? {
    let span =
      entry.animation.groups.isEmpty
      ? outline(of: entry, until: end) : trace(of: entry, until: end, at: rate)
    guard let span else { return nil }
    let first = max(span.lowerBound, start)
    // An epoch that is one moment long is its moment, and what stands in it has begun by then.
    guard span.lowerBound < end || (end == start && first == start) else { return nil }
    return first...max(min(span.upperBound, end), first)
  }

  /// Returns the time span that the animation's numbers give.
  private func outline(of entry: Timeline.Entry, until end: Time) -> ClosedRange<Time>? {
    let timing = entry.animation.timing
    guard let begin = timeline.rootTime(timing.begin, onLayer: entry.layer, of: tree) else {
      return nil
    }
    let stop = timing.end.flatMap { timeline.rootTime($0, onLayer: entry.layer, of: tree) }
    let last = stop.map { start + $0 } ?? end
    return start + begin <= last ? (start + begin)...last : nil
  }

  /// Returns the time span in which the animation visibly changes from frame to frame.
  private func trace(
    of entry: Timeline.Entry, until end: Time, at rate: FrameRate
  ) -> ClosedRange<Time>? {
    guard let model = tree.nodes[entry.layer].properties[entry.property] else { return nil }
    let frames = rate.frameCount(for: end)
    var previous: Value?
    var first: Time?
    var last: Time?
    for frame in 0..<frames {
      let time = Time.seconds(rate.time(ofFrame: frame).seconds())
      guard time >= start else { continue }
      let seconds = timeline.localSeconds(
        ofLayer: entry.layer, of: tree, at: (time - start).seconds)
      let value = entry.animation.value(at: seconds, model: model, current: model)
      if let previous, let value, value != previous {
        first = first ?? Time.seconds(rate.time(ofFrame: frame - 1).seconds())
        last = time
      }
      previous = value
    }
    guard let first, let last else { return nil }
    return first...last
  }
}
