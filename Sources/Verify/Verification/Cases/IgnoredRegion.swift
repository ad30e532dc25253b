package import SegueGeometry
import SegueRaster
import SegueSceneGraph
import SegueTextSupport

/// A region whose pixels are not compared, such as one whose content is another in every run.
///
/// It is painted over before frames are identified or looked at. What layers do is compared all the
/// same.
package struct IgnoredRegion: Hashable, Sendable {
  /// Places that a region can have.
  package enum Place: Hashable, Sendable {
    /// A box of the canvas, in points.
    case box(Rect)
    /// The boxes around a layer and those inside it, wherever they are.
    case layer(String)
  }

  /// Place of the region.
  package var place: Place
  /// Reason why the region is not compared.
  package var reason: String

  /// A region and why it is not compared.
  package init(_ place: Place, because reason: String) {
    self.place = place
    self.reason = reason
  }

  /// The region as goldens remember it.
  var words: String {
    switch place {
    case .box(let box):
      "box "
        + NumberText.format([box.minX, box.minY, box.width, box.height])
    case .layer(let name): "layer \(name)"
    }
  }

  /// The pixels of the region in a scene.
  func boxes(in scene: Scene) -> [PixelRect] {
    switch place {
    case .box(let box): [PixelRect(around: box, scale: scene.canvas.scale)]
    case .layer(let name):
      scene.items(inside: name).compactMap { item in
        scene.projection(of: item).map(item.properties.bounds).map {
          PixelRect(around: $0.boundingBox, scale: scene.canvas.scale)
        }
      }
    }
  }
}

extension Scene {
  /// The layers of this name, and all inside them.
  fileprivate func items(inside name: String) -> [Item] {
    items.filter { item in
      var next: Item? = item
      while let current = next {
        if current.id.name == name { return true }
        next = current.parent.map { items[$0] }
      }
      return false
    }
  }
}
