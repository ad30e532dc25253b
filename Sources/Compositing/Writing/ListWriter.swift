import SegueGeometry
import SegueRaster
import SegueSceneGraph

/// Walks a scene in paint order and turns each layer into commands and passes.
struct ListWriter {
  let scene: Scene
  let assets: AssetTable
  private let places: ScenePlaces
  /// How many bytes of surfaces may wait to be drawn.
  private let patience: Int
  /// The passes of finished surfaces, each before the commands that use it.
  private(set) var passes: [Pass] = []
  /// Whether only the alpha of what throws a shadow is drawn.
  var isInSilhouette = false
  /// How many pieces the outlines and letters so far have.
  private(set) var pieces = 0
  /// What layers draw on.
  var boxes: DrawnBoxes

  init(_ scene: Scene, _ assets: AssetTable, patience: Int) {
    self.scene = scene
    self.assets = assets
    self.patience = patience
    places = ScenePlaces(scene)
    boxes = DrawnBoxes(scene, assets.texts)
  }

  /// Draws a layer and everything inside it.
  mutating func draw(_ index: Int, on sheet: inout Sheet, _ clips: Clips) {
    let opacity = Pixel.byte(scene.items[index].properties.opacity)
    if scene.items[index].properties.isHidden || opacity == 0 { return }
    let place = place(of: index, on: sheet)
    if !place.projection.isFinite { return }
    if !scene.items[index].properties.isDoubleSided && place.projection.showsBack { return }
    let overlap = overlap(of: index, at: place, shift: sheet.shift)
    let layer = DrawnLayer(index, of: scene, at: place, overlap: overlap)
    if layer.isGroup {
      drawGroup(layer, opacity, on: &sheet, clips)
    } else {
      drawShadow(of: layer, opacity, on: &sheet, clips)
      if let backdrop = filteredBackdrop(of: layer, on: &sheet, clips) {
        sheet.draw(clips.applied(to: backdrop))
      }
      drawBody(layer, opacity, on: &sheet, clips)
    }
    if sheet.waiting > patience { flatten(&sheet) }
  }

  /// Where a layer is on a sheet.
  func place(of index: Int, on sheet: Sheet) -> LayerPlace {
    place(of: index, shift: sheet.shift)
  }

  /// Where a layer is, displaced by some pixels.
  func place(of index: Int, shift: Vector) -> LayerPlace {
    places.place(of: index).shifted(by: shift)
  }

  /// Counts the pieces of a shape; `false` if there are too many of them.
  mutating func admits(_ shape: Shape) -> Bool {
    pieces += shape.pieces
    return pieces <= Shape.mostPieces
  }

  /// A surface that has become a pass, and the pixels of the canvas it holds.
  struct FinishedSheet {
    let id: SegueRaster::LayerID
    let region: PixelRect

    /// The command that draws all of it.
    var command: DrawCommand { DrawCommand(.pixels(region), .layer(id)) }
  }

  /// Makes a pass of a sheet, blurred if asked; `nil` when nothing was drawn on it.
  ///
  /// A blurred sheet has room around what can be seen of it, so that pixels outside of the canvas
  /// shine in as they should.
  mutating func finish(_ sheet: Sheet, blur: Blur? = nil) -> FinishedSheet? {
    let extent = sheet.extent
    if extent.isEmpty { return nil }
    let region = extent.outset(by: blur?.halo ?? 0).intersection(sheet.visible)
    let id = SegueRaster::LayerID(passes.count)
    passes.append(
      Pass(.layer(id), region, sheet.commands, filter: blur.map { .blur($0) }))
    return FinishedSheet(id: id, region: region)
  }

  /// Makes a pass of what has been drawn on the canvas so far.
  mutating func finishCanvas(_ sheet: Sheet) {
    passes.append(Pass(.canvas, sheet.visible, sheet.commands))
  }
}

extension Blur {
  /// How far a blur spreads what it is given, in pixels: three standard deviations, where less than
  /// half a level is left.
  var halo: Int { (3 * sigma + 65_535) >> 16 }
}
