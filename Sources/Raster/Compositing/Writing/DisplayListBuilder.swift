import SegueGeometry
import SegueRaster
import SegueSceneGraph

/// Walks a scene in paint order and turns each layer into commands and passes.
struct DisplayListBuilder {
  let scene: Scene
  let assets: AssetTable
  /// Threshold of surfaces that may wait to be drawn, in bytes.
  private let patience: Int
  /// True if every soft clip is drawn on a copy of its backdrop.
  var opensClips = false
  /// The passes of finished surfaces, each before the commands that use it.
  private(set) var passes: [Pass] = []
  /// For each pass the layer that was being drawn when it was made.
  private(set) var makers: [Int] = []
  private var maker = 0
  /// The layer with which there were too many pieces.
  private(set) var overfull: Int?
  /// True while drawing inside of a layer whose blur begins.
  var isInBeginning = false
  /// True while only the alpha of a shadow's caster is drawn.
  var isInSilhouette = false
  /// Number of pieces in the outlines and glyphs so far.
  private(set) var pieces = 0
  /// Boxes that layers draw in.
  var boxes: DrawnBoxes
  /// Layers that read their backdrop.
  let looks: BackdropReaders

  init(_ scene: Scene, _ assets: AssetTable, patience: Int) {
    self.scene = scene
    self.assets = assets
    self.patience = patience
    boxes = DrawnBoxes(scene, assets.texts)
    looks = BackdropReaders(scene)
  }

  /// Draws a layer and everything inside it.
  mutating func draw(_ index: Int, on surface: inout SurfaceBuilder, _ clips: Clips) {
    let opacity = Pixel.byte(scene.items[index].properties.opacity)
    if scene.items[index].properties.isHidden || opacity == 0 { return }
    let place = surface.plane.place(of: index)
    if !place.projection.isFinite { return }
    let outer = maker
    maker = index
    defer { maker = outer }
    if !scene.items[index].properties.isDoubleSided && place.projection.showsBack { return }
    let overlap = overlap(of: index, at: place, on: surface.plane)
    let layer = PlacedLayer(index, of: scene, at: place, overlap: overlap)
    if layer.isGroup {
      drawGroup(layer, opacity, on: &surface, clips)
    } else {
      drawShadow(of: layer, opacity, on: &surface, clips)
      if let backdrop = filteredBackdrop(of: layer, on: &surface, clips) {
        surface.draw(clips.applied(to: backdrop))
      }
      drawBody(layer, opacity, on: &surface, clips)
    }
    if surface.waiting > patience { flatten(&surface) }
  }

  /// Counts the pieces of a shape; `false` if there are too many of them.
  mutating func admits(_ shape: Shape) -> Bool { admits(pieces: shape.pieces) }

  /// Counts pieces; `false` if there are too many of them.
  mutating func admits(pieces more: Int) -> Bool {
    pieces += more
    if pieces > Shape.mostPieces { overfull = overfull ?? maker }
    return pieces <= Shape.mostPieces
  }

  /// A surface that has become a pass, and the pixels of the canvas it holds.
  struct FinishedSurface {
    let id: OffscreenID
    let region: PixelRect

    /// The command that draws all of it.
    var command: DrawCommand { DrawCommand(.pixels(region), .layer(id)) }
  }

  /// Makes a pass of a surface, blurred if asked; `nil` when nothing was drawn on it.
  ///
  /// A blurred surface has room around what can be seen of it, so that pixels outside of the canvas
  /// shine in as they should.
  mutating func finish(_ surface: SurfaceBuilder, blur: Blur? = nil) -> FinishedSurface? {
    let extent = surface.extent
    if extent.isEmpty { return nil }
    var region = extent.outset(by: blur?.halo ?? 0).intersection(surface.visible)
    region = region.enlarged(toMultiplesOf: surface.plane.grain)
    let id = OffscreenID(passes.count)
    makers.append(maker)
    passes.append(
      Pass(.layer(id), region, surface.commands, filter: blur.map { .blur($0) }))
    return FinishedSurface(id: id, region: region)
  }

  /// Makes a pass of what has been drawn on the canvas so far.
  mutating func finishCanvas(_ surface: SurfaceBuilder) {
    makers.append(maker)
    passes.append(Pass(.canvas, surface.visible, surface.commands))
  }
}

extension Blur {
  /// Distance over which a blur spreads its input, in pixels: three standard deviations, where less than half a
  /// level is left.
  var halo: Int { (3 * sigma + 65_535) >> 16 }
}
