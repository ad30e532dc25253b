/// Track of one layer in a film.
package struct LayerTrack: Hashable, Sendable {
  /// The layer's name.
  package let name: String
  /// The name of the layer around it.
  package let parent: String?
  /// States of the layer from some frames on; each differs from the one before.
  package private(set) var entries: [Entry]

  /// State of a layer from a frame on.
  package struct Entry: Hashable, Sendable {
    /// The number of the frame.
    package let frame: Int
    /// State of the layer; `nil` while it is not there.
    package let state: LayerState?

    /// The layer is like this from `frame` on.
    package init(_ frame: Int, _ state: LayerState?) {
      self.frame = frame
      self.state = state
    }
  }

  /// The track of a layer.
  package init(_ name: String, in parent: String?, _ entries: [Entry] = []) {
    self.name = name
    self.parent = parent
    self.entries = entries
  }

  /// Notes how the layer is from `frame` on, unless it is so already.
  package mutating func note(_ state: LayerState?, at frame: Int) {
    let isNews = entries.isEmpty ? state != nil : entries.last?.state != state
    if isNews { entries.append(Entry(frame, state)) }
  }

  /// Returns the state of the layer in a frame; `nil` where it is not there.
  package func state(at frame: Int) -> LayerState? {
    // The number of entries up to the frame, by halving.
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].frame <= frame { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : entries[low - 1].state
  }
}

/// The values of a layer in one frame, in the order in which listings show them.
package struct LayerState: Hashable, Sendable {
  /// A named value; that of a flag is empty.
  package struct Value: Hashable, Sendable {
    /// The name, as in scene files.
    package let name: String
    /// The value as goldens write it.
    package let text: String

    /// A value.
    package init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The values.
  package private(set) var values: [Value]

  /// A layer with these values.
  package init(_ values: [Value]) {
    self.values = values
  }

  /// The value with this name.
  package subscript(name: String) -> String? { values.first { $0.name == name }?.text }

  /// Two layers are alike when they have the same values, in whatever order.
  package static func == (a: LayerState, b: LayerState) -> Bool {
    a.values == b.values
      || (a.values.count == b.values.count && a.values.allSatisfy { b[$0.name] == $0.text })
  }

  /// Alike layers have the same hash.
  package func hash(into hasher: inout Hasher) { hasher.combine(values.count) }

  /// Replaces a value, or adds it.
  mutating func set(_ value: Value) {
    if let place = values.firstIndex(where: { $0.name == value.name }) {
      values[place] = value
    } else {
      values.append(value)
    }
  }

  /// Takes a value away; returns whether it was there.
  mutating func remove(_ name: String) -> Bool {
    let count = values.count
    values.removeAll { $0.name == name }
    return values.count < count
  }
}
