import SegueTextSupport

/// Difference of one layer of a film from its golden.
package struct LayerChange: Hashable, Sendable, Codable {
  /// Kinds of differences.
  package enum Kind: Hashable, Sendable, Codable {
    /// It is there and should not be.
    case isNew
    /// It should be there and is not.
    case isMissing
    /// Some of its values are others.
    case values([ValueChange])
  }

  /// The layer's name.
  package let layer: String
  /// The first frame in which it differs.
  package var frame: Int { start.frame }
  /// The first frame in which it differs, and when that is shown.
  package let start: FrameMoment
  /// The number of frames in which it differs.
  package let frameCount: Int
  /// Kind of the difference, with each value where it differs most.
  package let kind: Kind
}

/// Two timelines of one film, layer by layer.
package struct TimelineComparison: Hashable, Sendable {
  /// The layers that differ on their own account, those that differ first in front.
  ///
  /// A layer that only comes or goes with the one around it is not listed.
  package let changes: [LayerChange]
  /// The number of layers that only come or go with the one around them.
  package let carriedCount: Int
  /// True if layers come in another order, or are inside of others.
  package let isReordered: Bool

  /// Compares what is with what was expected, in the frames that both have.
  package init(expected: FilmTimeline, actual: FilmTimeline) {
    let frames = min(expected.setting.frameCount, actual.setting.frameCount)
    var changes: [LayerChange] = []
    var arrivals: [String: LayerChange] = [:]
    var carriedCount = 0
    for (old, new) in Self.pairs(expected, actual) {
      guard let change = LayerChange(from: old, to: new, frames: frames, of: actual.setting) else {
        continue
      }
      let carrier = (new ?? old)?.parent.flatMap { arrivals[$0] }
      if change.isArrival { arrivals[change.layer] = change }
      let isCarried =
        change.isArrival && carrier?.kind == change.kind && carrier?.frame == change.frame
      if isCarried { carriedCount += 1 } else { changes.append(change) }
    }
    self.carriedCount = carriedCount
    isReordered =
      expected.layers.map(\.name) != actual.layers.map(\.name)
      || expected.layers.map(\.parent) != actual.layers.map(\.parent)
    self.changes = changes.enumerated()
      .sorted { ($0.element.frame, $0.offset) < ($1.element.frame, $1.offset) }.map(\.element)
  }

  /// The tracks of the same layers, in the order of the new film, and then those it has not.
  private static func pairs(
    _ expected: FilmTimeline, _ actual: FilmTimeline
  ) -> [(LayerTrack?, LayerTrack?)] {
    var old: [String: LayerTrack] = [:]
    for track in expected.layers { old[track.name] = track }
    let kept = actual.layers.map { (old.removeValue(forKey: $0.name), LayerTrack?($0)) }
    let gone = expected.layers.filter { old[$0.name] != nil }.map {
      (LayerTrack?($0), nil as LayerTrack?)
    }
    return kept + gone
  }
}

extension LayerChange {
  /// Creates the difference between two tracks of a layer in a number of frames; `nil` if they are alike.
  fileprivate init?(
    from old: LayerTrack?, to new: LayerTrack?, frames: Int, of setting: FilmSetting
  ) {
    let starts = Set(((old?.entries ?? []) + (new?.entries ?? [])).map(\.frame))
      .filter { $0 < frames }.sorted()
    var differing: [(frame: Int, old: LayerState?, new: LayerState?)] = []
    var count = 0
    for (place, start) in starts.enumerated() {
      let (was, now) = (old?.state(at: start), new?.state(at: start))
      if was == now { continue }
      differing.append((start, was, now))
      count += (place + 1 < starts.count ? starts[place + 1] : frames) - start
    }
    guard let first = differing.first, let name = (new ?? old)?.name else { return nil }
    let kind: Kind =
      switch (first.old, first.new) {
      case (nil, _): .isNew
      case (_, nil): .isMissing
      default: .values(Self.values(differing, in: setting))
      }
    self.init(layer: name, start: setting.moment(of: first.frame), frameCount: count, kind: kind)
  }

  /// Returns the values that differ in the frames in which the layer is there, and should be.
  private static func values(
    _ differing: [(frame: Int, old: LayerState?, new: LayerState?)], in setting: FilmSetting
  ) -> [ValueChange] {
    let pairs = differing.compactMap { frame, old, new in
      old.flatMap { old in new.map { (frame: frame, old: old, new: $0) } }
    }
    var changes = ValueChanges(pairs.map { ($0.old, $0.new) })
    for pair in pairs { changes.note(pair.old, pair.new, at: pair.frame) }
    return changes.changes(in: setting)
  }

  /// True if the layer comes or goes where it should not.
  fileprivate var isArrival: Bool { kind == .isNew || kind == .isMissing }
}

extension LayerChange: Plausible {
  /// True if so many frames can differ.
  package var isPlausible: Bool { frameCount >= 0 }
}

/// Collects, frame by frame, which values of a layer differ, and where each does most.
private struct ValueChanges {
  /// A value, and where it differs most.
  private struct Peak {
    let name: String
    var old: String?
    var new: String?
    var size: Double
    var frame: Int
    /// True if every frame that differs does so by as much.
    var isSteady = true
  }

  private var peaks: [Peak] = []
  /// True if the layer is only shifted, never scaled or turned otherwise than expected.
  private let isShifted: Bool

  /// Nothing yet of a layer in these states.
  init(_ states: [(old: LayerState, new: LayerState)]) {
    isShifted = states.allSatisfy { PlacedBox.isShifted($0.old, $0.new) }
  }

  /// Takes note of a frame.
  mutating func note(_ old: LayerState, _ new: LayerState, at frame: Int) {
    if let was = PlacedBox(old), let now = PlacedBox(new) {
      for (before, after) in zip(was.measures(isShifted), now.measures(isShifted)) {
        note(before.name, old: before.text, new: after.text, at: frame)
      }
    } else {
      for name in ["frame", "matrix"] { note(name, old: old[name], new: new[name], at: frame) }
    }
    let names = new.values.map(\.name) + old.values.map(\.name).filter { new[$0] == nil }
    for name in names where !["frame", "matrix"].contains(name) {
      note(name, old: old[name], new: new[name], at: frame)
    }
  }

  private mutating func note(_ name: String, old: String?, new: String?, at frame: Int) {
    if old == new { return }
    let size = Self.size(old, new)
    guard let place = peaks.firstIndex(where: { $0.name == name }) else {
      peaks.append(Peak(name: name, old: old, new: new, size: size, frame: frame))
      return
    }
    // Differences of rounded numbers differ in the last decimal.
    let growth = size - peaks[place].size
    let isAlike = (peaks[place].old, peaks[place].new) == (old, new)
    if !isAlike, growth.magnitude > 2.5e-6 || size == 0 { peaks[place].isSteady = false }
    guard growth > 2.5e-6 else { return }
    (peaks[place].old, peaks[place].new) = (old, new)
    (peaks[place].size, peaks[place].frame) = (size, frame)
  }

  /// Returns the differences, each value once: the layer's position first, and then the rest.
  func changes(in setting: FilmSetting) -> [ValueChange] {
    let isPlace = { (peak: Peak) in PlacedBox.names.contains(peak.name) }
    let changes = (peaks.filter(isPlace) + peaks.filter { !isPlace($0) }).map { peak in
      ValueChange(
        peak.name, from: peak.old, to: peak.new,
        at: peak.isSteady ? nil : setting.moment(of: peak.frame))
    }
    return Self.evenly(scaled: changes)
  }

  /// Returns the distance between two values, which is zero for words that are no numbers.
  private static func size(_ old: String?, _ new: String?) -> Double {
    guard let old, let new else { return 0 }
    let levels = old.colorLevels.flatMap { was in new.colorLevels.map { (was, $0) } }
    let numbers = old.numbers.flatMap { was in new.numbers.map { (was, $0) } }
    guard let (was, now) = levels ?? numbers, was.count == now.count else { return 0 }
    return zip(was, now).map { ($0 - $1).magnitude }.max() ?? 0
  }

  /// One scale in place of two that say the same.
  private static func evenly(scaled changes: [ValueChange]) -> [ValueChange] {
    guard let x = changes.first(where: { $0.name == "scale x" }),
      let y = changes.first(where: { $0.name == "scale y" }),
      (x.old, x.new, x.moment) == (y.old, y.new, y.moment)
    else { return changes }
    return [ValueChange("scale", from: x.old, to: x.new, at: x.moment)]
      + changes.filter { $0 != x && $0 != y }
  }
}
