import SegueGeometry
import SegueRaster
import SegueSceneGraph

/// Walks a scene in paint order and turns each layer into commands and passes.
struct ListWriter {
  let scene: Scene
  let assets: AssetTable
  private let projections: [Projection]
  /// The passes of finished surfaces, each before the commands that use it.
  private(set) var passes: [Pass] = []
  private var surfaceCount = 0

  init(_ scene: Scene, _ assets: AssetTable) {
    self.scene = scene
    self.assets = assets
    projections = scene.projections
  }

  /// Draws a layer and everything inside it.
  mutating func draw(_ index: Int, on sheet: inout Sheet, clips: [Shape]) {
    let properties = scene.items[index].properties
    let opacity = Pixel.byte(properties.opacity)
    if properties.isHidden || opacity == 0 { return }
    let layer = DrawnLayer(index, properties, place(of: index, on: sheet), scene)
    if !properties.isDoubleSided, layer.place.showsBack(of: properties.bounds) { return }
    if layer.isGroup {
      drawGroup(layer, opacity, on: &sheet, clips)
    } else {
      drawParts(layer, opacity, on: &sheet, clips)
    }
  }

  /// Where a layer is on a sheet.
  func place(of index: Int, on sheet: Sheet) -> LayerPlace {
    LayerPlace(projections[index], scale: scene.canvas.scale, shift: sheet.shift)
  }

  // MARK: - Groups

  /// Draws a layer on a surface of its own, and that once on the sheet.
  private mutating func drawGroup(
    _ layer: DrawnLayer, _ opacity: UInt8, on sheet: inout Sheet, _ clips: [Shape]
  ) {
    let blur = layer.blurSigma
    let halo = Int((3 * blur).rounded(.up))
    var inner = newSheet(visible: sheet.visible.outset(by: halo), shift: sheet.shift)
    drawParts(layer, 255, on: &inner, [])
    if let mask = scene.mask(of: layer.index) { apply(mask: mask, to: &inner) }
    guard let finished = finish(inner, blur: blur, visible: sheet.visible) else { return }
    sheet.draw(
      DrawCommand(
        .pixels(finished.region), .layer(finished.id), opacity: opacity, clips: clips,
        composite: layer.properties.blendMode == .plusLighter ? .plus : .sourceOver))
  }

  /// Keeps of what has been drawn as much as the mask covers.
  private mutating func apply(mask: Int, to sheet: inout Sheet) {
    var inner = newSheet(visible: sheet.visible, shift: sheet.shift)
    draw(mask, on: &inner, clips: [])
    guard let finished = finish(inner, visible: sheet.visible) else {
      sheet.commands = []
      return
    }
    let region = sheet.extent.union(finished.region)
    sheet.commands.append(
      DrawCommand(.pixels(region), .layer(finished.id), composite: .destinationIn))
  }

  /// An empty sheet for an intermediate surface.
  mutating func newSheet(visible: PixelRect, shift: Vector) -> Sheet {
    surfaceCount += 1
    var sheet = Sheet(.layer(SegueRaster::LayerID(surfaceCount - 1)), visible: visible)
    sheet.shift = shift
    return sheet
  }

  /// Makes a pass of a sheet, blurred if asked; `nil` when nothing was drawn on it.
  mutating func finish(
    _ sheet: Sheet, blur sigma: Double = 0, visible: PixelRect
  ) -> (id: SegueRaster::LayerID, region: PixelRect)? {
    guard case .layer(let id) = sheet.target else { return nil }
    let extent = sheet.extent
    let halo = Int((3 * sigma).rounded(.up))
    let region = extent.outset(by: halo).intersection(visible)
    if extent.isEmpty || region.isEmpty { return nil }
    let filter: SegueRaster::Filter? =
      sigma > 0 ? .blur(Blur(sigma: sigma, edges: .clear, anchor: extent.outset(by: halo))) : nil
    passes.append(Pass(sheet.target, region, sheet.commands, filter: filter))
    return (id, region)
  }

  // MARK: - Parts

  /// Draws the parts of a layer in their order: shadow, background, content, children, border.
  ///
  /// - Parameter opacity: for layers of a single part, which need no surface of their own.
  mutating func drawParts(
    _ layer: DrawnLayer, _ opacity: UInt8, on sheet: inout Sheet, _ clips: [Shape]
  ) {
    if layer.properties.shadow != nil { drawShadow(of: layer, on: &sheet, clips) }
    for command in layer.backgroundCommands(assets) {
      sheet.draw(command.faded(opacity).clipped(by: clips))
    }
    drawInside(layer, opacity, on: &sheet, clips)
    if let border = layer.borderCommand { sheet.draw(border.faded(opacity).clipped(by: clips)) }
  }

  /// Draws what a clip cuts off: content and children.
  private mutating func drawInside(
    _ layer: DrawnLayer, _ opacity: UInt8, on sheet: inout Sheet, _ clips: [Shape]
  ) {
    guard let clip = layer.clip else {
      drawContent(layer, opacity, on: &sheet, clips)
      return
    }
    if case .pixels = clip {
      drawContent(layer, opacity, on: &sheet, clips + [clip])
      return
    }
    if layer.children.isEmpty {
      drawContent(layer, opacity, on: &sheet, clips + [clip])
      return
    }
    var inner = newSheet(visible: sheet.visible.intersection(clip.bounds), shift: sheet.shift)
    drawContent(layer, 255, on: &inner, [])
    guard let finished = finish(inner, visible: inner.visible) else { return }
    sheet.draw(DrawCommand(clip, .layer(finished.id), opacity: opacity, clips: clips))
  }

  private mutating func drawContent(
    _ layer: DrawnLayer, _ opacity: UInt8, on sheet: inout Sheet, _ clips: [Shape]
  ) {
    for command in layer.contentCommands(assets) {
      sheet.draw(command.faded(opacity).clipped(by: clips))
    }
    for child in layer.children { draw(child, on: &sheet, clips: clips) }
  }
}

extension DrawCommand {
  /// The command with as much of its opacity as `opacity` leaves; a command that is faded has none
  /// of its own.
  fileprivate func faded(_ opacity: UInt8) -> DrawCommand {
    var command = self
    if command.opacity == 255 { command.opacity = opacity }
    return command
  }

  /// The command with more clips.
  fileprivate func clipped(by more: [Shape]) -> DrawCommand {
    var command = self
    command.clips += more
    return command
  }
}
