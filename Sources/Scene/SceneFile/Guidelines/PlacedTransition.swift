package import SegueJSON
import SeguePresets
package import SegueTransitions

/// A transition of a flow, and where its step stands in the file.
package struct PlacedTransition: Hashable, Sendable {
  /// The transition as played in the film.
  package let played: PlayedTransition
  /// Position of the step.
  package let place: SourcePosition
  /// The name of the preset that serves it; `nil` where none does.
  package let preset: String?

  init(_ played: PlayedTransition, at range: SourceRange, in source: SourceText) {
    self.played = played
    place = source.place(range)
    preset = played.transition.presetName
  }

  /// Returns `true` if two transitions of otherwise equal scenes are the same.
  package static func == (a: PlacedTransition, b: PlacedTransition) -> Bool {
    a.place == b.place && a.played.step == b.played.step && a.played.plan == b.played.plan
  }

  /// Hashes the value so that equal values have the same hash.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(played.step)
  }
}

extension ScreenTransition {
  /// The name of the preset below all decorations.
  fileprivate var presetName: String? {
    (self as? Preset)?.name ?? (self as? any DecoratedTransition)?.base.presetName
  }
}
