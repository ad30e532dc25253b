/// Collects, frame by frame, which values of a layer differ, and where each does most.
struct ValueChanges {
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
        note(before.name, before.text, after.text, at: frame)
      }
    } else {
      for name in ["frame", "matrix"] { note(name, old[name], new[name], at: frame) }
    }
    let names = new.values.map(\.name) + old.values.map(\.name).filter { new[$0] == nil }
    for name in names where !["frame", "matrix"].contains(name) {
      note(name, old[name], new[name], at: frame)
    }
  }

  private mutating func note(_ name: String, _ old: String?, _ new: String?, at frame: Int) {
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
