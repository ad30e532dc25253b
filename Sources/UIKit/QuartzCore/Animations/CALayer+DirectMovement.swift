package import SegueMotion
package import SegueSceneGraph

extension CALayer {
  /// Has properties of the scene's layer moved by animations of ours, in place of those with the same key.
  ///
  /// Times count on the session's clock. Nobody is told when they end.
  package func move(
    _ animations: [(property: Property, animation: Animation)], until end: Time?, forKey key: String
  ) {
    endMovements { $0.key == key }
    guard !isCopy, !animations.isEmpty else { return }
    let session = AppSession.current
    let shift = session.clock.now - ownTime
    movements.append(
      LayerMovement(
        key: key, source: CAAnimation(),
        lanes: animations.map {
          .init(
            part: .layer, property: $0.property,
            animation: $0.animation.begun(earlierBy: shift))
        },
        ownLanes: [], end: end.map { $0 - shift }, batches: []))
    session.movingLayers.insert(self)
    noteChange()
  }
}
