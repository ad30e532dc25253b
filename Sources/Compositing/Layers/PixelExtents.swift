public import SegueGeometry
import SegueRaster
public import SegueSceneGraph

/// How large something is on the canvas, in pixels that need not be whole.
public struct PixelExtents: Hashable, Sendable {
  /// The pixels from left to right.
  public let width: Double
  /// The pixels from top to bottom.
  public let height: Double

  /// These extents.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

extension LayerPlacement {
  /// How many pixels a whole picture takes whose part `crop` of `grid` fills `frame`; under
  /// perspective, as many as in the middle of the frame.
  func pixels(ofWhole frame: Rect, showing crop: Rect, of grid: Size) -> PixelExtents {
    let width = frame.width * grid.width / crop.width
    let height = frame.height * grid.height / crop.height
    guard let affine else {
      let scale = scale(at: frame.center)
      return PixelExtents(width * scale, height * scale)
    }
    let across = (affine.a * affine.a + affine.b * affine.b).squareRoot()
    let down = (affine.c * affine.c + affine.d * affine.d).squareRoot()
    return PixelExtents(width * across, height * down)
  }
}

extension AssetTable.Entry {
  /// The number of the size that is drawn where so many pixels are wanted: one that has as many, or
  /// else the largest.
  func choice(for wanted: PixelExtents) -> Int {
    let last = pictures.count - 1
    return pictures.firstIndex { PixelExtents(Double($0.width), Double($0.height)).isNear(wanted) }
      ?? last
  }
}

extension PixelExtents {
  /// Whether the difference is no more than what rounding makes.
  fileprivate func isNear(_ other: PixelExtents) -> Bool {
    abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}

extension Compositor {
  /// How many pixels whole pictures of outlines take in a scene, for each layer that shows one, with
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
