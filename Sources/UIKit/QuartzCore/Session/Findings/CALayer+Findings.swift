extension CALayer {
  /// The code that made the layer, or the nearest one around it, what it is.
  package var sourcePlace: SourcePlace? {
    if let owner = delegate as? any SourceOwned { return owner.sourcePlace }
    return SourcePlaces.place(of: type(of: self)) ?? superlayer?.sourcePlace
  }

  /// Says that a view was changed where only the main thread may change views.
  func noteIfOffMain() {
    let session = AppSession.current
    guard session.isOffMain, let delegate else { return }
    session.note(
      AppFinding(
        .offMainThread, "\(type(of: delegate)) was changed away from the main thread",
        at: sourcePlace))
  }
}
