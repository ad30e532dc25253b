/// The work on a frame, pass by pass, as steps that can be run.
///
/// Planning takes all memory; so running the steps, in order, cannot fail. Memory that a step is the
/// last to need is taken again for those that follow.
struct FramePlan {
  /// Plan of the passes that have to be drawn.
  let reuse: ReusePlan
  let pictures: [Picture]
  let kernels: KernelSet
  let tile: TileSize
  private let takesShortcuts: Bool
  let memory: OffscreenMemory
  /// Layers that the passes so far have produced.
  private(set) var layers: [OffscreenID: Offscreen] = [:]
  /// The passes so far whose layers are painted where they are drawn.
  private var inlined: [OffscreenID: PassWork] = [:]
  /// The part of the frame that is drawn; `nil` for all of it.
  let part: FramePart?
  /// Area of each pass that is needed.
  private let areas: [PixelRect]
  /// True if a pass over the canvas is among the steps.
  private(set) var isBegun = false
  /// True if every pixel of the canvas is known to be opaque after the passes so far.
  private var isCanvasOpaque: Bool
  private(set) var steps: [FrameStep] = []
  /// The layers that need no surface.
  private let inlinedLayers: Set<OffscreenID>
  /// The layers at which each step of `reuse` looks, those with which it is the last to do so, and how
  /// many steps were added.
  private let reads: [[OffscreenID]]
  private let lastReads: [[OffscreenID]]
  private var added = 0
  /// The layers that the next pass samples, and the memory that belongs to layers beside their own.
  private var sampled = SampledLayers()

  init(
    _ list: DisplayList, part: FramePart? = nil, repainting damage: DamagedRegion? = nil,
    pictures: [Picture], by rasterizer: Rasterizer, memory: OffscreenMemory
  ) throws(MemoryError) {
    if list.exceedsLimits { throw .tooManyPieces(limit: Shape.mostPieces) }
    let reuse =
      part == nil ? memory.plan(list, repainting: damage) : memory.planWithoutCache(list)
    self.reuse = reuse
    takesShortcuts = rasterizer.takesShortcuts
    inlinedLayers = takesShortcuts ? reuse.inlinedLayers : []
    reads = reuse.reads(inlining: inlinedLayers)
    lastReads = reuse.lastReads(reads)
    isCanvasOpaque = list.background.isOpaque
    let drawn = part ?? damage.flatMap { FramePart($0, of: reuse) }
    self.part = drawn
    areas =
      drawn?.areas
      ?? (takesShortcuts ? FramePart(list.bounds, of: reuse) : FramePart(all: reuse)).areas
    self.pictures = pictures
    self.memory = memory
    kernels = rasterizer.kernels
    tile = rasterizer.tile
  }

  /// The list that is drawn.
  var list: DisplayList { reuse.list }

  /// Adds all passes, and the background of a canvas that no pass paints.
  mutating func addAll(to canvas: Offscreen) throws(MemoryError) {
    for step in reuse.steps { try add(step, canvas) }
    if isBegun { return }
    try addToCanvas(
      Pass(.canvas, in: list.bounds, []), area: part?.canvas ?? list.bounds, over: canvas)
  }

  /// Adds the next pass, unless its layer is there already.
  ///
  /// A pass over the canvas paints `canvas`, others may read it.
  mutating func add(_ step: ReusePlan.Step, _ canvas: Offscreen?) throws(MemoryError) {
    switch (step.use, step.pass.target) {
    case (.taken(let layer, _), .layer(let id)): layers[id] = layer
    case (.skipped, _): break
    case (_, .layer(let id)): try addLayer(id, pass: step.pass, area: areas[added], over: canvas)
    case (_, .canvas): try addToCanvas(step.pass, area: areas[added], over: canvas)
    }
    for id in lastReads[added] { giveBack(id) }
    added += 1
  }

  /// Returns the resources that the commands of a pass use, with the canvas only where they draw a layer.
  ///
  /// Adds the steps that make the layers ready which the pass samples.
  mutating func scene(
    for pass: Pass, over canvas: Offscreen?
  ) throws(MemoryError) -> PassScene {
    let layers = layers
    try sampled.add(pass, adding: &steps, with: kernels, from: memory.blocks) { layers[$0] }
    return PassScene(
      pictures: pictures, layers: layers, inlined: inlined, sampled: sampled,
      backdrop: canvas.map(backdrop),
      glyphs: memory.glyphs, kernels: kernels)
  }

  /// The canvas as passes find it.
  private func backdrop(_ canvas: Offscreen) -> Offscreen {
    Offscreen(surface: canvas.surface, region: canvas.region, isOpaque: isCanvasOpaque)
  }

  /// Adds the copying of the part's rows from where they were painted to where they belong.
  mutating func addCopy(of canvas: Offscreen, to surface: Surface) {
    guard let part else { return }
    steps.append(
      FrameStep(rows: part.rows.rows) { [kernels] rows in
        surface.withFreshPixels(rows: rows) { pixels in
          for (index, y) in rows.enumerated() {
            kernels.build.copy(
              &pixels, in: index * surface.width..<(index + 1) * surface.width,
              source: canvas.surface.pixels, at: canvas.index(0, y))
          }
        }
      })
  }

  private mutating func addToCanvas(
    _ pass: Pass, area: PixelRect, over canvas: Offscreen?
  ) throws(MemoryError) {
    guard let canvas else { return }
    let work = try PassWork(
      canvas: pass, on: canvas.region, in: area, cells: part?.cells, list,
      scene(for: pass, over: nil),
      isFirst: !isBegun)
    isBegun = true
    isCanvasOpaque = isCanvasOpaque && pass.commands.allSatisfy(\.composite.keepsAlpha)
    steps.append(work.step(to: canvas.surface, with: kernels, in: tile))
  }

  /// Lets what follows take the memory of a layer.
  private mutating func giveBack(_ id: OffscreenID) {
    layers[id]?.surface.giveBack(to: memory.blocks)
    sampled.giveBack(id, to: memory.blocks)
  }

  /// Adds a pass that draws a layer, of which `area` is wanted.
  private mutating func addLayer(
    _ id: OffscreenID, pass: Pass, area: PixelRect, over canvas: Offscreen?
  ) throws(MemoryError) {
    if area.isEmpty { return }
    if inlinedLayers.contains(id) {
      inlined[id] = try PassWork(layer: pass, scene(for: pass, over: nil), extent: area)
    } else if case .blur(let blur)? = pass.filter, blur.sigma > 0 {
      layers[id] = try addBlurred(pass, by: blur, area: area, over: canvas)
    } else {
      layers[id] = try addUnfiltered(pass, canvas, extent: area)
    }
  }

  /// Adds a pass and the blur of what it draws.
  private mutating func addBlurred(
    _ pass: Pass, by blur: Blur, area: PixelRect, over canvas: Offscreen?
  ) throws(MemoryError) -> Offscreen {
    let filter = GaussianBlur(blur, pass.region, part: area)
    if let copied = copied(by: pass, filter.extent, canvas), filter.reads(copied.region) {
      let blurred = try filter.steps(reading: copied, kernels, memory.blocks)
      steps += blurred.steps
      return Offscreen(surface: blurred.result, region: area, isOpaque: copied.isOpaque)
    }
    let source = try addUnfiltered(pass, canvas, extent: filter.extent)
    let blurred = try filter.steps(from: source.surface, kernels, memory.blocks)
    steps += blurred.steps
    return Offscreen(
      surface: blurred.result, region: area,
      isOpaque: source.isOpaque && blur.edges == .repeated)
  }

  /// Returns the surface that a pass merely copies, if it does nothing else.
  private func copied(by pass: Pass, _ extent: PixelRect, _ canvas: Offscreen?) -> Offscreen? {
    guard takesShortcuts, let paint = pass.copied(in: extent) else { return nil }
    if case .layer(let id) = paint { return layers[id] }
    if case .backdrop = paint { return canvas.map(backdrop) }
    return nil
  }

  /// Adds the commands of a pass, on a surface for `extent`.
  private mutating func addUnfiltered(
    _ pass: Pass, _ canvas: Offscreen?, extent: PixelRect
  ) throws(MemoryError) -> Offscreen {
    let (ground, rest) = ground(of: pass, extent)
    let work = try PassWork(
      layer: rest, scene(for: rest, over: canvas), extent: extent,
      over: ground == nil ? .clear : nil)
    let surface =
      if let ground { ground.surface } else {
        try Surface(width: extent.width, height: extent.height, from: memory.blocks)
      }
    steps.append(work.step(to: surface, with: kernels, in: tile))
    return Offscreen(
      surface: surface, region: extent, isOpaque: work.isOpaque(after: ground?.isOpaque ?? false))
  }

  /// The layer with whose pixels a pass begins, if nobody else needs them any more, and the rest of
  /// the pass: it paints on.
  private mutating func ground(of pass: Pass, _ extent: PixelRect) -> (Offscreen?, Pass) {
    guard takesShortcuts, let first = pass.commands.first, first.copies(extent),
      case .layer(let id) = first.paint,
      lastReads[added].contains(id), reads[added].count(where: { $0 == id }) == 1,
      let layer = layers[id], layer.region == extent
    else { return (nil, pass) }
    layers[id] = nil
    var rest = pass
    rest.commands.removeFirst()
    return (layer, rest)
  }
}
