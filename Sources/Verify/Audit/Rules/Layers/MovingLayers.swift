import SegueMotionAssertions
import SegueMotion
import SegueSceneGraph

extension FilmView {
  /// The most layers that are looked at one by one.
  private static let mostLayers = 400

  /// The layers that animations of their own move, in the order in which they first stand in a tree.
  var movingLayers: [String] { layers { _ in true } }

  /// The layers that have an animation which fits.
  func layers(_ fits: (Timeline.Entry) -> Bool) -> [String] {
    var known: Set<LayerID> = []
    var names: [String] = []
    for epoch in film.epochs {
      let moved = Set(epoch.timeline.entries.filter(fits).map(\.layer))
      for index in moved.sorted() where !epoch.tree.nodes[index].isMask {
        let id = epoch.tree.nodes[index].id
        if names.count < Self.mostLayers, known.insert(id).inserted { names.append(id.name) }
      }
    }
    return names
  }
}
