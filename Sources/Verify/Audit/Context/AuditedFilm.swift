package import SegueMotionAssertions
package import SegueMotion
public import SegueTransitions
public import SegueVerification

/// A film that is held to guidelines, with all that is known of it.
public struct AuditedFilm: Sendable {
  /// The film, what draws it, and the part of the canvas that the app has.
  public let item: SnapshotCase
  /// The exchanges of its screens.
  public var exchanges: [AuditedTransition] = []
  /// The same exchanges where motion is reduced; `nil` for a film without screens.
  public var reduced: [AuditedTransition]?
  /// The place of each layer's description.
  public var layerPlaces: [String: ExpectationPlace] = [:]
  /// The place at which the scene begins.
  public var place: ExpectationPlace?
  /// The layers whose color follows the screens below, as that of a status bar does.
  public var inks: [String] = []
  /// The acceptances of intended findings.
  public var acceptances: [HeldAcceptance] = []

  /// A film of which nothing else is known.
  public init(_ item: SnapshotCase) { self.item = item }

  /// The exchanges that begin at rest, and turn no other one around.
  var begunExchanges: [AuditedTransition] { exchanges.filter { !$0.played.isTurned } }

  /// The film.
  package var film: AnimatedScene { item.film }

  /// The film as expectations look at it.
  package var view: FilmView {
    FilmView(item.film, stage: item.stage, safeArea: item.safeArea)
  }
}

/// A transition of a film, and where its step is written.
public struct AuditedTransition: Sendable {
  /// The transition as it is played.
  public let played: PlayedTransition
  /// The place of the step.
  public let place: ExpectationPlace?

  /// A transition whose step is written at a place.
  public init(_ played: PlayedTransition, at place: ExpectationPlace? = nil) {
    self.played = played
    self.place = place
  }
}
