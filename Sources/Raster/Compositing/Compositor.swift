public import SegueGeometry
public import SegueRaster
public import SegueSceneGraph

/// Writes the drawing instructions for a scene.
///
/// A scene and its assets make the same list every time, and the list can be printed: nothing is
/// drawn here.
public struct Compositor: Sendable {
  /// Loaded assets of the scene.
  public let assets: AssetTable
  /// Threshold of surfaces waiting to be drawn, in bytes, above which they are drawn.
  ///
  /// Once drawn, their memory is free for others. It changes no byte of the frame.
  package var flushThreshold = 256 << 20
  /// True if all soft clips are drawn on a copy of their backdrop.
  ///
  /// Where nothing inside looks at it, that changes colors by no more than rounding.
  package var opensClips = false

  /// A compositor for scenes with these assets.
  public init(assets: AssetTable = AssetTable()) {
    self.assets = assets
  }

  /// The instructions for one frame.
  public func displayList(for scene: Scene) -> DisplayList { written(scene).list }

  /// The layer that takes the most memory while a scene is drawn, or with which there is too much to
  /// draw: where to begin when it cannot be drawn.
  public func largestLayer(of scene: Scene) -> LayerID? {
    let (list, writer) = written(scene)
    let item =
      writer.overflowingLayer
      ?? list.largestPass.flatMap { pass in
        writer.passOwners.indices.contains(pass) ? writer.passOwners[pass] : nil
      }
    return item.map { scene.items[$0].id }
  }

  private func written(_ scene: Scene) -> (list: DisplayList, writer: DisplayListBuilder) {
    let scene = scene.settlingSlices(assets.texts)
    let canvas = scene.canvas
    let bounds = PixelRect(x: 0, y: 0, width: canvas.pixelWidth, height: canvas.pixelHeight)
    var writer = DisplayListBuilder(scene, assets, flushThreshold: flushThreshold)
    writer.opensClips = opensClips
    var surface = SurfaceBuilder(visible: bounds, on: DrawingPlane(canvasOf: scene), isCanvas: true)
    for index in scene.roots { writer.draw(index, on: &surface, .none) }
    var list = DisplayList(
      width: bounds.width, height: bounds.height, background: Pixel(canvas.background),
      passes: writer.passes + [Pass(.canvas, in: bounds, surface.commands)])
    list.exceedsLimits = writer.pieces > Shape.mostPieces
    return (list, writer)
  }
}

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

/// The frames of a film as display lists, one after the other.
///
/// A frame that looks like the one before it is recognized before any pixel is touched: by its sampled
/// values, or else by its list.
public struct FrameSequence: Sendable {
  /// Compositor that writes the display lists.
  public let compositor: Compositor
  private var scene: Scene?
  private var list: DisplayList?

  /// The frames that a compositor writes.
  public init(_ compositor: Compositor) {
    self.compositor = compositor
  }

  /// The instructions for the next frame; `nil` if it looks like the frame before.
  public mutating func next(_ scene: Scene) -> DisplayList? {
    if scene == self.scene { return nil }
    self.scene = scene
    let list = compositor.displayList(for: scene)
    if list == self.list { return nil }
    self.list = list
    return list
  }
}
