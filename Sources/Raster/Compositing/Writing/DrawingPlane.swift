import SegueGeometry
import SegueSceneGraph

/// Positions of layers on a surface: the images of their planes, and the pixels of a point.
struct DrawingPlane {
  /// Kinds of bases to draw on.
  private enum Ground {
    /// The canvas, where edges are crisp.
    case canvas(ScenePlacements)
    /// The plane of a layer, with the images of its own and of all planes inside it.
    case layer(Int, images: [Projection])
  }

  private let ground: Ground
  /// The pixels of a point of the ground.
  private let baseScale: Double
  /// Number of its pixels per pixel of the base, each way.
  private var supersampling = 1.0
  /// A displacement of everything that is drawn, in pixels: for shadows that repeat a subtree.
  private var shift = Vector.zero
  /// Number of pixels each way in one texel of the smallest size at which the surface is sampled later; regions
  /// begin and end at multiples of it, wherever they are cut off.
  private(set) var grain = 1

  /// The canvas.
  init(canvasOf scene: Scene) {
    ground = .canvas(ScenePlacements(scene))
    baseScale = scene.canvas.scale
  }

  /// The plane of a layer itself, in which it and what is inside it are drawn in pixels that have
  /// nothing to do with those of the canvas.
  init(of index: Int, in scene: Scene, scale: Double) {
    var images = [Projection.identity]
    for inner in index + 1..<max(scene.items[index].end, index + 1) {
      let parent = images[(scene.items[inner].parent ?? index) - index]
      images.append(scene.projectionInParent(at: inner).followed(by: parent))
    }
    ground = .layer(index, images: images)
    baseScale = scale
  }

  /// The pixels of a point.
  var scale: Double { baseScale * supersampling }

  /// Returns `true` if a layer can be drawn here.
  func holds(_ index: Int) -> Bool {
    switch ground {
    case .canvas: true
    case .layer(let first, let images): images.indices.contains(index - first)
    }
  }

  /// Returns the placement of a layer.
  func place(of index: Int) -> LayerPlacement {
    switch ground {
    case .canvas(let places): places.place(of: index).finer(by: supersampling).shifted(by: shift)
    case .layer(let first, let images):
      LayerPlacement(images[index - first], scale: scale).shifted(by: shift)
    }
  }

  /// The plane with everything moved by some pixels.
  func shifted(by vector: Vector) -> DrawingPlane {
    var plane = self
    plane.shift = shift + vector
    return plane
  }

  /// The plane with so many times the pixels each way.
  func finer(by factor: Int) -> DrawingPlane {
    var plane = self
    plane.supersampling = supersampling * Double(factor)
    plane.shift = shift * Double(factor)
    return plane
  }

  /// The plane of what is sampled later at a level of detail, in 1/65 536.
  func sampled(at level: Int) -> DrawingPlane {
    var plane = self
    plane.grain = 1 << max((level + 65_535) >> 16, 1)
    return plane
  }
}
