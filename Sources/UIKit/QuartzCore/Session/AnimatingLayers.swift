/// The layers of an app that move, in the order in which they began.
final class AnimatingLayers {
  private(set) var all: [CALayer] = []
  private var known: Set<ObjectIdentifier> = []

  /// Adds a layer, once.
  func insert(_ layer: CALayer) {
    if known.insert(ObjectIdentifier(layer)).inserted { all.append(layer) }
  }

  /// Takes out the layers that move no more.
  func removeResting() {
    all.removeAll { layer in
      if layer.isMoving { return false }
      known.remove(ObjectIdentifier(layer))
      return true
    }
  }
}
