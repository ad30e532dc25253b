public import SegueJSON
public import SegueTransitions

/// An exchange of a flow, and where its step stands in the file.
public struct PlacedExchange: Hashable, Sendable {
  /// How it passes.
  public let played: PlayedExchange
  /// Where the step is written.
  public let place: SourcePosition

  init(_ played: PlayedExchange, at range: SourceRange, in source: SourceText) {
    self.played = played
    place = source.place(range)
  }

  /// Whether two exchanges of scenes that are equal otherwise are the same.
  public static func == (a: PlacedExchange, b: PlacedExchange) -> Bool {
    a.place == b.place && a.played.step == b.played.step && a.played.plan == b.played.plan
  }

  /// What is equal has the same hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(played.step)
  }
}
