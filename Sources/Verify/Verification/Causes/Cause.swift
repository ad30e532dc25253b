import SegueTextSupport

/// Cause of layers' unexpected movement: the difference in their animations.
///
/// Goldens keep where layers are and not why. A cause is said only where the film, with this one thing as
/// it was, has the agreed numbers in every frame.
package struct Cause: Hashable, Sendable, Codable {
  /// Changes of an animation, with the old and new values.
  package enum Change: Hashable, Sendable, Codable {
    /// A number of a spring, by its name in scene files; a response in milliseconds.
    case spring(String, old: Double, new: Double)
    /// The curve, as scene files write it.
    case curve(old: String, new: String)
    /// So many milliseconds later than agreed; earlier where negative.
    case start(later: Double)
    /// The duration of a run, in milliseconds.
    case duration(old: Double, new: Double)
    /// From one layer's beginning to the next one's, in milliseconds.
    case stagger(old: Double, new: Double)
  }

  /// The layers, in the order of the film.
  package let layers: [String]
  /// The property that moves, where not all of the layer's do.
  package let property: String?
  /// Change of the animation.
  package let change: Change

  /// A cause.
  package init(_ change: Change, of layers: [String], property: String? = nil) {
    self.layers = layers
    self.property = property
    self.change = change
  }
}

extension Cause: CustomStringConvertible {
  /// The cause as a sentence without its full stop, such as `spring of 'card': dampingRatio 0.8 → 0.65`.
  package var description: String {
    switch change {
    case .spring(let name, let old, let new):
      "spring of \(subject): \(name) \(old.plain) → \(new.plain)"
        + (name == "response" ? " ms" : "")
    case .curve(let old, let new): "another curve of \(subject): \(old) → \(new)"
    case .start(let later):
      "\(subject) \(layers.count == 1 ? "starts" : "start") \(later.magnitude.plain) ms "
        + (later > 0 ? "later" : "earlier")
    case .duration(let old, let new):
      "\(subject) \(layers.count == 1 ? "takes" : "take") \(new.plain) ms instead of \(old.plain) ms"
    case .stagger(let old, let new):
      "stagger of '\(layers[0].visible)' to '\(layers[layers.count - 1].visible)': "
        + "\(old.plain) → \(new.plain) ms"
    }
  }

  /// The layers in few words.
  private var subject: String {
    let quoted = layers.map { "'\($0.visible)'" }
    let names =
      quoted.count <= 3
      ? quoted.joined(with: "and")
      : quoted.prefix(2).joined(separator: ", ") + " and \(quoted.count - 2) more"
    return property.map { "\($0) of \(names)" } ?? names
  }
}

extension Double {
  /// The number with at most four decimals.
  fileprivate var plain: String { NumberText.format(self, atMost: 4) }
}

extension Cause: Plausible {
  /// True if it is about some layer.
  package var isPlausible: Bool { !layers.isEmpty }
}
