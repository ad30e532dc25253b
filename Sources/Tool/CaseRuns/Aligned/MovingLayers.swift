import SegueFitting
import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// The layers of a scene, as far as they are elsewhere at its end than at its begin.
struct MovingLayers {
  private let layers: [MovingLayer]

  init(_ film: AnimatedScene) {
    let (first, last) = (film.frame(0), film.frame(film.frameCount - 1))
    layers = first.items.compactMap { item in
      guard let other = last.items.first(where: { $0.id == item.id }),
        let from = first.box(of: item), let to = last.box(of: other)
      else { return nil }
      return MovingLayer(
        name: item.id.name, from: from, to: to, scale: film.canvas.scale,
        isFading: item.properties.opacity != other.properties.opacity)
    }
  }

  /// The name of the layer that does what was measured; `nil` where none does.
  func name(of measured: MeasuredMovement) -> String? {
    switch measured.movement.kind {
    case .fade: layers.first(where: \.isFading)?.name
    case .shift(let x, let y):
      nearest(x: x * measured.curve.way, y: y * measured.curve.way) { !$0.isGrowing }
    case .scale(_, let x, let y), .stretch(_, _, let x, let y): nearest(x: x, y: y) { $0.isGrowing }
    case .turn, .recolor: String?.none
    }
  }

  /// The outermost layer whose middle goes that way, or farther where a part of that is out of sight.
  private func nearest(x: Double, y: Double, where fits: (MovingLayer) -> Bool) -> String? {
    func distance(_ layer: MovingLayer) -> Double { max(abs(layer.x - x), abs(layer.y - y)) }
    let moving = layers.filter { $0.isMoving && fits($0) }
    let same = moving.filter { distance($0) <= max(4, 0.1 * max(abs(x), abs(y))) }
    let near = same.isEmpty ? moving.filter { $0.isFarther(x: x, y: y) } : same
    let least = near.map(distance).min() ?? 0
    return near.first { distance($0) < least + 0.5 }?.name
  }
}

/// Places of a layer at both ends of a film, in pixels.
private struct MovingLayer {
  let name: String
  let x: Double
  let y: Double
  let isGrowing: Bool
  let isFading: Bool

  var isMoving: Bool { max(abs(x), abs(y)) > 0.5 || isGrowing }

  /// Returns `true` if it goes in a direction, and more than so far.
  func isFarther(x: Double, y: Double) -> Bool {
    let (way, own) = (
      (x * x + y * y).squareRoot(), (self.x * self.x + self.y * self.y).squareRoot()
    )
    return own >= way && self.x * x + self.y * y > 0.999 * way * own
  }

  init(name: String, from: Rect, to: Rect, scale: Double, isFading: Bool) {
    self.name = name
    x = (to.center.x - from.center.x) * scale
    y = (to.center.y - from.center.y) * scale
    isGrowing = abs(to.width - from.width) * scale > 1 || abs(to.height - from.height) * scale > 1
    self.isFading = isFading
  }
}

extension AnimatedScene {
  fileprivate func frame(_ index: Int) -> Scene {
    scene(at: frameRate.time(ofFrame: max(0, index)))
  }
}

extension Scene {
  /// The box around a layer on the canvas; `nil` where it is not in front of the eye.
  fileprivate func box(of item: Item) -> Rect? {
    projection(of: item).map(item.properties.bounds)?.boundingBox
  }
}
