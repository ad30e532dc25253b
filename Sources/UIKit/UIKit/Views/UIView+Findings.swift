import HeadlessQuartzCore

extension UIView: SourceOwned {
  /// The code of the nearest of the app's own views and controllers around the view.
  package nonisolated var sourcePlace: SourcePlace? {
    MainActor.assumeIsolated {
      sequence(first: self as UIResponder) { $0.next }.lazy.compactMap {
        SourcePlaces.place(of: type(of: $0), ["viewDidLoad()", "loadView()"])
      }.first
    }
  }
}
