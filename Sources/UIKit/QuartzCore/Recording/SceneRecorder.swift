import HeadlessCoreGraphics
import SegueGeometry
package import SegueMotion
package import SegueSceneGraph

/// Draws what an app shows into a scene, one epoch for each moment at which something changed.
package final class SceneRecorder {
  /// Start of the film, on the session's clock.
  private let start: Time
  private let names = LayerNames()
  private var epochs: [Epoch] = []

  package init(from start: Time) {
    self.start = start
  }

  /// Writes down what the windows show from a moment on.
  func record(_ windows: [CALayer], at time: Time) {
    var walk = LayerWalk(names: names, from: time)
    let layers = windows.map { walk.visit($0, around: time) }
    let tree = LayerTree(layers)
    var timeline = Timeline()
    for movement in walk.movements {
      guard let index = tree.index(of: movement.layer) else { continue }
      timeline.add(movement.animation, of: movement.property, onLayer: index)
    }
    for (id, clock) in walk.clocks {
      if let index = tree.index(of: id) { timeline.setClock(clock, ofLayer: index) }
    }
    append(Epoch(start: time - start, tree: tree, timeline: timeline))
  }

  private func append(_ epoch: Epoch) {
    if let last = epochs.last, last.start >= epoch.start { epochs.removeLast() }
    if let last = epochs.last, last.tree == epoch.tree, last.timeline == epoch.timeline { return }
    epochs.append(epoch)
  }

  /// The film of everything that was written down.
  package func scene(
    canvas: Canvas, frameRate: FrameRate, end: Time, marks: [Mark] = []
  ) -> AnimatedScene {
    let epochs = epochs.isEmpty ? [Epoch(tree: LayerTree([]))] : epochs
    return AnimatedScene(
      canvas: canvas, frameRate: frameRate, duration: end - start, marks: marks,
      epochs: epochs.coalesced(at: frameRate))
  }
}
