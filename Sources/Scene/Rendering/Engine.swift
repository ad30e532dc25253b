/// The drawing engine: goldens remember its version, to tell its changes from those of a scene.
package enum Engine {
  /// The version.
  package static let version = "0.2.0"
  /// The program with its version, as answers and reports name it: those of one name draw the same bytes.
  package static let name = "segue \(version)"
}
