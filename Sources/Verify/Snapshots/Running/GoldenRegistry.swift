import SegueTextSupport
import Testing

/// Registry of the goldens of each expectation, so that two films of one test cannot share them unnoticed.
enum GoldenRegistry {
  private static let places = Locked<[String: SourceLocation]>([:])

  /// Takes a place for an expectation; returns where the one stands that has it already.
  ///
  /// An expectation may come back: tests are repeated, and have arguments.
  static func take(_ place: SnapshotPlace, at location: SourceLocation) -> SourceLocation? {
    places.withLock { places in
      let path = "\(place.folder.path)/\(place.name)"
      guard let owner = places[path] else {
        places[path] = location
        return nil
      }
      return owner == location ? nil : owner
    }
  }
}
