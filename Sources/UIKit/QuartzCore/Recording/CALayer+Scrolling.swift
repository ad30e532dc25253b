import HeadlessCoreGraphics
import SegueGeometry
import SegueSceneGraph

// The origin of a layer's bounds shifts what is in its coordinates: sublayers, its mask, and its own outline.

extension CALayer {
  /// True if the origin of the bounds is elsewhere, or moves.
  var scrolls: Bool { bounds.origin != .zero || lanes.contains { $0.part == .origin } }
}

extension [Layer] {
  /// The layers in one whose origin is elsewhere.
  func scrolled(to origin: CGPoint, _ id: LayerID) -> Layer {
    Layer(id, children: self) {
      $0.anchor = .topLeft
      $0.position = Point(-Double(origin.x), -Double(origin.y))
    }
  }
}
