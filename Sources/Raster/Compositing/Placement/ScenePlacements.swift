import SegueGeometry
import SegueSceneGraph

/// Placements of the layers of a scene on the canvas, in device pixels.
///
/// Layers lie on pages. A page that is only shifted moves by whole pixels, and all that lies on it
/// with it. What is turned, stretched or tilted is where it is.
struct ScenePlacements {
  private let scene: Scene
  /// From each layer's plane to that of the page it lies on, in points.
  private var onPages: [Projection] = []
  /// From each layer's plane to the canvas, pages and all.
  private var projections: [Projection] = []
  /// Unrounded positions of pages that were moved to whole pixels.
  private var unroundedPages: [Int: AffineTransform] = [:]

  init(_ scene: Scene) {
    self.scene = scene
    let scale = scene.canvas.scale
    let canvas = Projection(.scale(scale, scale))
    // A page moves by whole pixels from where it is, not from where the page around it has gone to.
    var unmoved: [Projection] = []
    for (index, map) in scene.projectionsInParents.enumerated() {
      let parent = scene.items[index].parent
      let exact = map.followed(by: parent.map { unmoved[$0] } ?? canvas)
      unmoved.append(exact)
      if scene.isPage(index) {
        onPages.append(.identity)
        projections.append(moved(exact, index))
      } else {
        let page = parent.map { scene.isPage($0) } ?? true
        onPages.append(page ? map : parent.map { map.followed(by: onPages[$0]) } ?? map)
        projections.append(map.followed(by: parent.map { projections[$0] } ?? canvas))
      }
    }
  }

  /// A page, moved to whole pixels if it is only shifted.
  private mutating func moved(_ exact: Projection, _ index: Int) -> Projection {
    let scale = scene.canvas.scale
    guard var map = exact.affine, map.a == scale, map.d == scale, map.b == 0, map.c == 0 else {
      return exact
    }
    unroundedPages[index] = map
    if scene.isPicture(index) { return exact }
    map.tx = map.tx.roundedToPixel
    map.ty = map.ty.roundedToPixel
    return Projection(map)
  }

  /// Returns the placement of a layer.
  func place(of index: Int) -> LayerPlacement {
    LayerPlacement(
      projections[index], scale: scene.canvas.scale, crispness(of: index),
      page: unroundedPages[index])
  }

  private func crispness(of index: Int) -> PixelSnapping {
    let now = Layout.Rest(size: scene.items[index].properties.size, map: onPages[index])
    let scale = scene.canvas.scale
    guard let layout = scene.layout else { return PixelSnapping([now], now: now, scale: scale) }
    return PixelSnapping(layout.rests[scene.items[index].source], now: now, scale: scale)
  }
}

extension Scene {
  /// Returns `true` if a layer shows a picture and has nothing inside: nothing can shimmer in it, and it may
  /// move by less than a pixel.
  fileprivate func isPicture(_ index: Int) -> Bool {
    guard case .image = items[index].properties.content else { return false }
    return items[index].end == index + 1
  }
}
