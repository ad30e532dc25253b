package import SegueMotionAssertions
package import SegueMotion
import SegueSceneGraph
package import SegueTransitions
package import SegueVerification

/// A film that is held to guidelines, with all that is known of it.
package struct AuditedFilm: Sendable {
  /// The film, what draws it, and the part of the canvas that the app has.
  package let item: SnapshotCase
  /// The transitions of its screens.
  package var transitions: [AuditedTransition] = []
  /// The same transitions where motion is reduced; `nil` for a film without screens.
  package var reduced: [AuditedTransition]?
  /// The place of each layer's description.
  package var layerPlaces: [String: ExpectationPlace] = [:]
  /// The place at which the scene begins.
  package var place: ExpectationPlace?
  /// The words of each status bar.
  package var statusBars: [String] = []
  /// Times and curves that are written as they are, though a design token has them.
  package var rawValues: [RawValue] = []
  /// The acceptances of intended findings.
  package var acceptances: [HeldAcceptance] = []

  /// The most that each of its frames may cost.
  package var costLimits = CostLimits()

  /// A film of which nothing else is known.
  package init(_ item: SnapshotCase) { self.item = item }

  /// The transitions that begin at rest, and turn no other one around.
  var begunTransitions: [AuditedTransition] { transitions.filter { !$0.played.isTurned } }

  /// The film with the transitions, from the first on, that the work suffices for.
  var withinWork: (film: AuditedFilm, transitions: AuditReach.Part) {
    let pixels = SmallFilm(item).pixelSize
    var left = AuditWork.ofTransitions
    let kept = transitions.prefix { transition in
      let layers = film.tree(at: transition.played.start ?? .zero).nodes
      left -=
        AuditWork.framesOfTransition
        * WorkBudget.stepsOfFrame(
          layers.lazy.map(\.properties.content), pixels: pixels.width * pixels.height)
      return left >= 0
    }
    let part = AuditReach.Part(looked: kept.count, all: transitions.count)
    guard kept.count < transitions.count else { return (self, part) }
    var looked = self
    looked.transitions = Array(kept)
    looked.reduced = reduced.map { Array($0.prefix(kept.count)) }
    return (looked, part)
  }

  /// The film.
  package var film: AnimatedScene { item.film }

  /// The film as expectations look at it.
  package var view: FilmView {
    FilmView(item.film, stage: item.stage, safeArea: item.safeArea)
  }
}

/// A time or a curve that is written as it is, though a design token has it.
package struct RawValue: Sendable {
  /// The value as the scene writes it.
  package let text: String
  /// The name of the token.
  package let token: String
  /// The place of the value.
  package let place: ExpectationPlace?

  /// A value at a place.
  package init(_ text: String, token: String, at place: ExpectationPlace?) {
    (self.text, self.token, self.place) = (text, token, place)
  }
}

/// A transition of a film, and where its step is written.
package struct AuditedTransition: Sendable {
  /// The transition as it is played.
  package let played: PlayedTransition
  /// The place of the step.
  package let place: ExpectationPlace?
  /// The name of the preset that serves it; `nil` where none does.
  package let preset: String?

  /// A transition whose step is written at a place.
  package init(
    _ played: PlayedTransition, at place: ExpectationPlace? = nil, preset: String? = nil
  ) {
    self.played = played
    self.place = place
    self.preset = preset
  }
}
