import SegueTextSupport

/// Track of a number from frame to frame: expected, and actual.
package struct ValueTrajectory: Hashable, Sendable, Codable {
  /// The name of the layer, or of the feature of a test's values, that has the number.
  package let layer: String
  /// Change of the number.
  package let change: ValueChange
  /// Times at which the frames are shown, in milliseconds.
  package let times: [Double]
  /// The agreed numbers, frame by frame; nothing where the layer is not there.
  package let old: [Double?]
  /// The numbers that are, frame by frame.
  package let new: [Double?]

  /// A track of numbers at times, as many of each.
  package init(
    layer: String, change: ValueChange, times: [Double], old: [Double?], new: [Double?]
  ) {
    (self.layer, self.change) = (layer, change)
    (self.times, self.old, self.new) = (times, old, new)
  }

  /// The most frames of a course: an hour of them.
  private static let mostFrames = 216_001

  /// The courses of the numbers of a layer that differ and move.
  package static func all(
    of change: LayerChange, expected: FilmTimeline, actual: FilmTimeline
  ) -> [ValueTrajectory] {
    guard case .values(let values) = change.kind else { return [] }
    let longer =
      expected.setting.frameCount > actual.setting.frameCount ? expected.setting : actual.setting
    // Nobody can see more in a graph.
    guard longer.frameCount <= mostFrames else { return [] }
    let times = (0..<longer.frameCount).map { longer.moment(of: $0).milliseconds }
    let (was, now) = (expected.track(change.layer), actual.track(change.layer))
    let isShifted = !values.contains { PlacedBox.namesWhenTurned.contains($0.name) }
    return values.compactMap { value in
      func numbers(_ track: LayerTrack?, _ count: Int) -> [Double?] {
        times.indices.map { frame in
          frame < count
            ? track?.state(at: frame).flatMap { $0.number(value.name, isShifted) } : nil
        }
      }
      let course = ValueTrajectory(
        layer: change.layer, change: value, times: times,
        old: numbers(was, expected.setting.frameCount),
        new: numbers(now, actual.setting.frameCount))
      return course.moves ? course : nil
    }
  }

  /// True if the number varies in either film.
  package var moves: Bool {
    Set(old.compactMap(\.self)).count > 1 || Set(new.compactMap(\.self)).count > 1
  }

  /// The track through about so many points, with those at which a line begins or ends.
  package func thinned(to count: Int) -> ValueTrajectory {
    let step = max(1, times.count / count)
    if step == 1 { return self }
    let kept = times.indices.filter { index in
      index % step == 0 || index == times.count - 1
        || [old, new].contains { ($0[index] == nil) != ($0[index - 1] == nil) }
    }
    return ValueTrajectory(
      layer: layer, change: change, times: kept.map { times[$0] }, old: kept.map { old[$0] },
      new: kept.map { new[$0] })
  }
}

extension ValueTrajectory: Plausible {
  /// True if it can be drawn.
  package var isPlausible: Bool {
    old.count == times.count && new.count == times.count
      && (times + (old + new).compactMap(\.self)).allSatisfy(\.isFinite)
      && zip(times, times.dropFirst()).allSatisfy(<)
  }
}

extension LayerState {
  /// The number with this name, where people find one.
  fileprivate func number(_ name: String, _ isShifted: Bool) -> Double? {
    if PlacedBox.names.contains(name) {
      let name = name == "scale" ? "scale x" : name
      return PlacedBox(self)?.measures(isShifted).first { $0.name == name }?.value
    }
    guard let numbers = self[name]?.numbers, numbers.count == 1 else { return nil }
    return numbers[0]
  }
}
