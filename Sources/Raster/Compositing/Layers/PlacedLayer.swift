import SegueGeometry
import SegueRaster
import SegueSceneGraph

/// A layer that is about to be drawn: its properties, its place, and what follows from both.
///
/// A reference, because it is large and goes through many hands.
final class PlacedLayer {
  let index: Int
  /// The properties, copied once: who asks the scene for one of them has all of them copied.
  let properties: LayerProperties
  let place: LayerPlacement
  /// The layers inside, bottom to top.
  let children: [Int]
  /// The layer whose alpha decides where this one shows.
  let mask: Int?
  /// The box with its corners, on the canvas.
  let box: LayerBox

  /// - Parameter overlap: where the box goes on under others.
  init(_ index: Int, of scene: Scene, at place: LayerPlacement, overlap: Overlap = []) {
    self.index = index
    properties = scene.items[index].properties
    self.place = place
    children = scene.children(of: index)
    mask = scene.mask(of: index)
    let isContainer = properties.clipsToBounds && !children.isEmpty
    box = LayerBox(properties, place, isContainer: isContainer, overlap: overlap)
  }

  /// The same layer of the scene, where nothing of it snaps to pixels.
  func withoutSnapping(in scene: Scene) -> PlacedLayer {
    PlacedLayer(index, of: scene, at: place.withoutSnapping)
  }

  var bounds: Rect { properties.bounds }

  /// Clip of content and children; `nil` where there is none.
  var clip: Shape? { properties.clipsToBounds ? box.shape : nil }

  /// The line along the inside of the edge, whose outer edge is that of `edge`.
  func border(_ edge: Shape) -> DrawCommand? {
    guard properties.hasBorder else { return nil }
    let ring = box.ring(properties.border.width, outer: edge)
    return DrawCommand(ring, .color(Pixel(properties.border.color)))
  }

  /// Returns the background fill of `edge`, which is the box or hidden outside of it.
  ///
  /// Behind an opaque border the background ends under the line, so that it does not shine through
  /// its soft outer edge.
  func background(_ edge: Shape) -> DrawCommand? {
    guard let background = properties.background else { return nil }
    var shape = edge
    if case .outline = edge, properties.hasBorder, Pixel(properties.border.color).isOpaque {
      shape = box.shape(insetBy: properties.border.width / 2) ?? edge
    }
    return fill(shape, background)
  }

  /// Returns the layer's own content, without its children, bottom to top.
  ///
  /// What cannot be among the visible pixels may be left out.
  ///
  /// - Parameter set: its text, if it shows one.
  func contents(
    _ assets: AssetTable, text set: SetText?, visible: PixelRect
  ) -> [DrawCommand] {
    switch properties.content {
    case .none: []
    case .text(let text):
      set.map { textShapes(text, $0, visible: visible).map { fill($0.shape, $0.paint) } } ?? []
    case .paint(let paint): [fill(box.shape, paint)]
    case .field(let field): fieldCommand(field).map { [$0] } ?? []
    case .image(let image): imageCommand(image, assets).map { [$0] } ?? []
    case .shape(let shape): commands(shape)
    }
  }

  /// The inside of an outline, and the line along it.
  ///
  /// The line is made in the plane of the layer, so that it is scaled, skewed and tilted with it.
  private func commands(_ shape: ShapeContent) -> [DrawCommand] {
    let path = shape.trimmedOutline(in: properties.bounds)
    let inside = shape.fill.map { fill(place.shape(path, shape.fillRule), $0) }
    let line = shape.stroke.map { stroke in
      let area = stroke.area(along: path, tolerance: place.tolerance(in: path.controlBox))
      return fill(place.shape(area), stroke.paint)
    }
    return [inside, line].compactMap { $0 }
  }

  /// A shape filled with what the author meant.
  private func fill(_ shape: Shape, _ paint: Paint) -> DrawCommand {
    switch paint {
    case .color(let color): DrawCommand(shape, .color(Pixel(color)))
    case .gradient(let gradient): DrawCommand(shape, self.paint(gradient))
    }
  }
}

extension LayerPlacement {
  /// A blur of this many points of a layer, whose coarse grid moves with the layer's box.
  ///
  /// - Parameter spread: the variance that there will be without it, in squared pixels.
  func blur(sigma: Double, of bounds: Rect, spread: Double = 0) -> Blur? {
    let deviation = sigma * scale(at: bounds.center)
    let blur = Blur(
      sigma: max(deviation * deviation - spread, 0).squareRoot(), edges: .clear,
      anchor: shape(bounds).bounds)
    return blur.sigma > 0 ? blur : nil
  }
  /// Squares with sides of this many points that a layer is divided into.
  func blocks(side: Double, of bounds: Rect) -> PixelResampling {
    .blocks(PixelResampling.Blocks(side: side * scale(at: bounds.center), of: shape(bounds).bounds))
  }

  /// The means of pixels and of those within this many points to the right of them.
  func means(reaching reach: Double, of bounds: Rect) -> PixelResampling {
    .means(reaching: reach * scale(at: bounds.center), in: shape(bounds).bounds)
  }
}

/// Cut that a mask leaves of a layer, where it needs no surface: shapes and one share of all of it.
struct MaskCut {
  var clips: [Shape]
  var share: UInt8 = 255
  /// Dissolve by which the layer replaces its backdrop, where that depends on both.
  var dissolve: DifferenceDissolve?

  /// An opacity and the share of the mask together.
  func faded(_ opacity: UInt8) -> UInt8 {
    let product = Int(opacity) * Int(share)
    return UInt8((2 * product + 255) / 510)
  }
}

extension PlacedLayer {
  /// White, as far as a field has come; what compares two pictures has none here, and fades evenly.
  func fieldCommand(_ field: WipeMask) -> DrawCommand? {
    let field = field.kind.comparesPictures ? WipeMask(.fade, progress: field.progress) : field
    return cut(field).map { cut in
      DrawCommand(
        box.shape, .color(Pixel.white.faded(by: cut.share)), clips: Array(cut.clips.dropFirst()))
    }
  }

  /// Cut that the layer, as a mask, leaves of another; `nil` where it has to be drawn for that, because it is
  /// more than a wipe mask.
  var maskCut: MaskCut? {
    guard case .field(let field) = properties.content, properties.partCount == 1,
      children.isEmpty, !isGroup, Pixel.byte(properties.opacity) == 255
    else { return nil }
    return cut(field) ?? MaskCut(clips: [], share: 0)
  }

  /// Returns the cut that a wipe mask leaves of the box, whose own shape comes first; `nil` for nothing.
  private func cut(_ field: WipeMask) -> MaskCut? {
    switch WipeGrid(self)?.cut(field) ?? .nothing {
    case .nothing: nil
    case .everything: MaskCut(clips: [box.shape])
    case .share(let share): MaskCut(clips: [box.shape], share: share)
    case .dissolve(let dissolve): MaskCut(clips: [box.shape], dissolve: dissolve)
    case .shape(let shape): MaskCut(clips: [box.shape, shape])
    }
  }
}
