import SegueMotion
import SegueSceneGraph

/// The index of layers and their animations in a film, so that nobody searches all of it for each of them.
struct FilmIndex: Sendable {
  /// The index of one epoch.
  struct Part: Sendable {
    /// The layers by their names, the first of each.
    let places: [LayerID: Int]
    /// The animations of each layer, by their places on the timeline.
    let entries: [Int: [Int]]

    init(_ epoch: Epoch) {
      places = Dictionary(
        epoch.tree.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
      entries = Dictionary(grouping: epoch.timeline.entries.indices) {
        epoch.timeline.entries[$0].layer
      }
    }
  }

  /// One for each epoch.
  let parts: [Part]

  /// The index of a film.
  init(_ film: AnimatedScene) {
    parts = film.epochs.map { Part($0) }
  }
}
