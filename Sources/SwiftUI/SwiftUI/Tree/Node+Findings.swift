import HeadlessQuartzCore

extension Node {
  /// The place where the nearest view around is declared of which that is known; the node's own view comes first.
  var sourcePlace: SourcePlace? {
    var node: Node? = self
    while let current = node {
      if let place = current.askedType.flatMap({ SourcePlaces.place(declaring: $0) }) {
        return place
      }
      node = current.parent
    }
    return nil
  }

  /// Says what was found at the node's view.
  func note(_ kind: AppFinding.Kind, _ message: String) {
    AppSession.current.note(AppFinding(kind, message, at: sourcePlace))
  }
}
