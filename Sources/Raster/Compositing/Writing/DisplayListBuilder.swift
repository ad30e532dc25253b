import SegueGeometry
import SegueRaster
import SegueSceneGraph

/// Walks a scene in paint order and turns each layer into commands and passes.
struct DisplayListBuilder {
  let scene: Scene
  let assets: AssetTable
  /// Threshold of surfaces that may wait to be drawn, in bytes.
  private let flushThreshold: Int
  /// True if every soft clip is drawn on a copy of its backdrop.
  var opensClips = false
  /// The passes of finished surfaces, each before the commands that use it.
  private(set) var passes: [Pass] = []
  /// For each pass the layer that was being drawn when it was made.
  private(set) var passOwners: [Int] = []
  private var maker = 0
  /// The layer with which there were too many pieces.
  private(set) var overflowingLayer: Int?
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

  init(_ scene: Scene, _ assets: AssetTable, flushThreshold: Int) {
    self.scene = scene
    self.assets = assets
    self.flushThreshold = flushThreshold
    boxes = DrawnBoxes(scene, assets.texts)
    looks = BackdropReaders(scene)
  }

  /// Draws a layer and everything inside it.
  mutating func draw(_ index: Int, on surface: inout SurfaceBuilder, _ clips: Clips) {
    let opacity = Pixel.byte(scene.items[index].properties.opacity)
    if scene.items[index].properties.isUnseen { return }
    let place = surface.plane.place(of: index)
    if !place.projection.isFinite { return }
    let outer = maker
    maker = index
    defer { maker = outer }
    if !scene.items[index].properties.isDoubleSided && place.projection.showsBack { return }
    let overlap = overlap(of: index, at: place, on: surface.plane)
    let layer = PlacedLayer(index, of: scene, at: place, overlap: overlap)
    let context = DrawContext(opacity: opacity, clips: clips)
    if layer.isGroup {
      drawGroup(layer, on: &surface, in: context)
    } else {
      drawShadow(of: layer, on: &surface, in: context)
      if let backdrop = filteredBackdrop(of: layer, on: &surface, clips) {
        surface.draw(clips.applied(to: backdrop))
      }
      drawBody(layer, on: &surface, in: context)
    }
    if surface.waiting > flushThreshold { flatten(&surface) }
  }

  /// Counts the pieces of a shape; `false` if there are too many of them.
  mutating func admits(_ shape: Shape) -> Bool { admits(pieces: shape.pieces) }

  /// Counts pieces; `false` if there are too many of them.
  mutating func admits(pieces more: Int) -> Bool {
    pieces += more
    if pieces > Shape.mostPieces { overflowingLayer = overflowingLayer ?? maker }
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
    passOwners.append(maker)
    passes.append(
      Pass(.layer(id), in: region, surface.commands, filter: blur.map { .blur($0) }))
    return FinishedSurface(id: id, region: region)
  }

  /// Makes a pass of what has been drawn on the canvas so far.
  mutating func finishCanvas(_ surface: SurfaceBuilder) {
    passOwners.append(maker)
    passes.append(Pass(.canvas, in: surface.visible, surface.commands))
  }
}

extension Blur {
  /// Distance over which a blur spreads its input, in pixels: three standard deviations, where less than half a
  /// level is left.
  var halo: Int { (3 * sigma + 65_535) >> 16 }
}

extension DisplayListBuilder {
  /// The edges at which a layer goes on under layers beside it that are drawn later.
  func overlap(of index: Int, at place: LayerPlacement, on plane: DrawingPlane) -> Overlap {
    let items = scene.items
    guard items[index].properties.cornerRadii.isZero,
      let box = place.upright(items[index].properties.bounds), box.wholePixels == nil
    else { return [] }
    let end = items[index].parent.map { items[$0].end } ?? items.count
    var overlap: Overlap = []
    var next = items[index].end
    for _ in 0..<Overlap.reach where next < end && plane.holds(next) {
      if items[next].properties.hidesAllBehind, scene.mask(of: next) == nil,
        let other = plane.place(of: next).upright(items[next].properties.bounds)
      {
        overlap.formUnion(Overlap(of: box, under: other))
      }
      next = items[next].end
    }
    return overlap
  }
}

extension LayerProperties {
  /// True if nothing behind the box is visible, unless it has a mask.
  fileprivate var hidesAllBehind: Bool {
    guard !isHidden, opacity >= 1, blendMode == .normal, filters.isEmpty, cornerRadii.isZero else {
      return false
    }
    return switch background {
    case .color(let color): color.isOpaque
    case .gradient(let gradient): gradient.stops.allSatisfy(\.color.isOpaque)
    case nil: false
    }
  }
}

// Layers that are blurred on a surface of their own and sampled from there.

extension DisplayListBuilder {
  /// The surface on which a layer is drawn for its filters; `nil` if it is the one that `plane` says.
  mutating func blurPlane(of layer: PlacedLayer, on plane: DrawingPlane) -> BlurPlane? {
    let steps = FilterStep.steps(layer.properties.filters)
    guard let first = steps.firstIndex(where: \.isBlur), case .blur(let sigma) = steps[first] else {
      return nil
    }
    return BlurPlane(
      layer, scene, on: plane, sigma: sigma, extent: extent(of: layer),
      keepsEdges: steps[first...].contains { !$0.isBlur })
  }

  /// The surface on which what throws a shadow is drawn; `nil` if it is the one that `plane` says.
  mutating func blurPlane(
    of layer: PlacedLayer, _ shadow: Shadow, on plane: DrawingPlane
  ) -> BlurPlane? {
    let thrower = shadow.path.map { $0.controlBox } ?? extent(of: layer)
    return BlurPlane(
      layer, scene, on: plane, sigma: shadow.sigma, extent: thrower, shift: shadow.offset)
  }

  /// Returns the box that a layer and its children draw in, in the layer's own points, where that is known.
  private mutating func extent(of layer: PlacedLayer) -> Rect? { boxes.unfiltered(layer.index) }

  /// A layer after its filters, drawn on a surface of its own.
  mutating func filtered(
    _ layer: PlacedLayer, on own: BlurPlane, _ visible: PixelRect
  ) -> DrawCommand? {
    let place = own.plane.place(of: layer.index)
    let drawn = PlacedLayer(
      layer.index, of: scene, at: layer.isSoftLeaf(in: scene) ? place.withoutSnapping : place)
    let steps = drawn.filterSteps(spread: own.spread)
    let reach = steps.reduce(0) { $0 + $1.reach }
    guard let seen = own.visible(visible, around: drawn) else { return nil }
    var surface = own.surface(seen, reach: reach)
    drawShadow(of: drawn, on: &surface, in: .plain)
    drawBody(drawn, on: &surface, in: .plain)
    return finish(surface, steps[...]).flatMap { own.command($0) }
  }

  /// Returns a slightly blurred layer: the blurred command at a share, and the sharp one for the rest.
  mutating func mixed(
    _ sharp: DrawCommand?, with soft: DrawCommand?, share: UInt8, visible: PixelRect,
    on plane: DrawingPlane
  ) -> DrawCommand? {
    var surface = SurfaceBuilder(visible: visible, on: plane)
    if var sharp {
      sharp.opacity = 255 - share
      surface.draw(sharp)
    }
    if var soft {
      soft.opacity = share
      soft.composite = .plus
      surface.draw(soft)
    }
    return finish(surface)?.command
  }
}

extension FilterStep {
  /// True if the step is a blur.
  fileprivate var isBlur: Bool { if case .blur = self { true } else { false } }
}

extension PlacedLayer {
  /// Returns true if the layer is blurred and shows nothing inside that has to stand with it: its edges need not be
  /// those of pixels, because none of them will be seen.
  func isSoftLeaf(in scene: Scene) -> Bool {
    FilterStep.steps(properties.filters).contains(where: \.isBlur)
      && children.allSatisfy { scene.items[$0].properties.isHidden }
  }
}
