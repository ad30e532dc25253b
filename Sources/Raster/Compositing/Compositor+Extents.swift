public import SegueGeometry
public import SegueSceneGraph

extension Compositor {
  /// Returns the pixel extents of whole pictures of outlines in a scene, for each layer that shows one, with
  /// the layer's number in the tree; `sizes` are their own sizes in points.
  public static func extents(
    of sizes: [AssetID: Size], in scene: Scene
  ) -> [(asset: AssetID, layer: Int, extents: PixelExtents)] {
    let projections = scene.projections
    return scene.items.indices.compactMap { index in
      let item = scene.items[index]
      guard case .image(let image) = item.properties.content, let size = sizes[image.asset],
        projections[index].isFinite,
        let frame = image.frame(of: size, grid: size, in: item.properties.bounds)
      else { return nil }
      let place = LayerPlacement(projections[index], scale: scene.canvas.scale)
      let crop = image.crop ?? Rect(origin: .zero, size: size)
      return (image.asset, item.source, place.pixels(ofWhole: frame, showing: crop, of: size))
    }
  }
}
