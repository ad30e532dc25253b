/// The work on a frame, pass by pass, as steps that can be run.
///
/// Planning takes all memory; so running the steps, in order, cannot fail. Memory that a step is the
/// last to need is taken again for those that follow.
struct FramePlan {
  /// What has to be drawn.
  let reuse: ReusePlan
  let pictures: [Picture]
  let kernels: KernelSet
  let tile: TileSize
  let memory: OffscreenMemory
  /// What the passes so far leave behind.
  private(set) var layers: [OffscreenID: Offscreen] = [:]
  /// The part of the frame that is drawn; `nil` for all of it.
  let part: FramePart?
  /// Whether a pass over the canvas is among the steps.
  private(set) var isBegun = false
  private(set) var steps: [FrameStep] = []
  /// The layers that are done with after each step of `reuse`, and how many of those were added.
  private let lastLooks: [[OffscreenID]]
  private var added = 0
  /// The layers that the next pass samples, and the memory that belongs to layers beside their own.
  private var sampled = SampledLayers()

  init(
    _ list: DisplayList, _ part: FramePart? = nil, _ pictures: [Picture],
    _ rasterizer: Rasterizer, _ memory: OffscreenMemory
  ) throws(MemoryShortage) {
    if list.exceedsLimits { throw .tooManyPieces(limit: Shape.mostPieces) }
    reuse = part == nil ? memory.plan(list) : memory.planWithoutCache(list)
    lastLooks = reuse.lastLooks
    self.part = part
    self.pictures = pictures
    self.memory = memory
    kernels = rasterizer.kernels
    tile = rasterizer.tile
  }

  /// The list that is drawn.
  var list: DisplayList { reuse.list }

  /// Adds all passes, and the background of a canvas that no pass paints.
  mutating func addAll(to canvas: Offscreen) throws(MemoryShortage) {
    for step in reuse.steps { try add(step, canvas) }
    if isBegun { return }
    try addToCanvas(Pass(.canvas, list.bounds, []), part?.canvas ?? list.bounds, canvas)
  }

  /// Adds the next pass, unless its layer is there already.
  ///
  /// A pass over the canvas paints `canvas`, others may read it.
  mutating func add(_ step: ReusePlan.Step, _ canvas: Offscreen?) throws(MemoryShortage) {
    switch (step.use, step.pass.target) {
    case (.taken(let layer, _), .layer(let id)): layers[id] = layer
    case (.skipped, _): break
    case (_, .layer(let id)):
      let area = part?.areas[added] ?? step.pass.region
      if !area.isEmpty {
        layers[id] = try addLayer(step.pass, area, canvas)
      }
    case (_, .canvas):
      try addToCanvas(step.pass, part?.areas[added] ?? list.bounds, canvas)
    }
    for id in lastLooks[added] { giveBack(id) }
    added += 1
  }

  /// What the commands of a pass find, the canvas only where they draw a layer.
  ///
  /// Adds the steps that make the layers ready which the pass samples.
  mutating func scene(for pass: Pass, over canvas: Offscreen?) throws(MemoryShortage) -> PassScene {
    let layers = layers
    try sampled.add(pass, &steps, kernels, memory.blocks) { layers[$0] }
    return PassScene(
      pictures: pictures, layers: layers, sampled: sampled, backdrop: canvas,
      glyphs: memory.glyphs, kernels: kernels)
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
    _ pass: Pass, _ area: PixelRect, _ canvas: Offscreen?
  ) throws(MemoryShortage) {
    guard let canvas else { return }
    let work = try PassWork(
      canvas: pass, on: canvas.region, in: area, list, scene(for: pass, over: nil),
      isFirst: !isBegun)
    isBegun = true
    steps.append(work.step(canvas.surface, kernels, tile))
  }

  /// Lets what follows take the memory of a layer.
  private mutating func giveBack(_ id: OffscreenID) {
    layers[id]?.surface.giveBack(to: memory.blocks)
    sampled.giveBack(id, to: memory.blocks)
  }

  /// Adds a pass that draws a layer, of which `area` is wanted.
  private mutating func addLayer(
    _ pass: Pass, _ area: PixelRect, _ canvas: Offscreen?
  ) throws(MemoryShortage) -> Offscreen {
    guard case .blur(let blur)? = pass.filter, blur.sigma > 0 else {
      return try addUnfiltered(pass, canvas, extent: area)
    }
    let filter = GaussianBlur(blur, pass.region, part: area)
    let source = try addUnfiltered(pass, canvas, extent: filter.extent)
    let blurred = try filter.steps(from: source.surface, kernels, memory.blocks)
    steps += blurred.steps
    return Offscreen(
      surface: blurred.result, region: area,
      isOpaque: source.isOpaque && blur.edges == .repeated)
  }

  /// Adds the commands of a pass, on a surface for `extent`.
  private mutating func addUnfiltered(
    _ pass: Pass, _ canvas: Offscreen?, extent: PixelRect
  ) throws(MemoryShortage) -> Offscreen {
    let work = try PassWork(layer: pass, scene(for: pass, over: canvas), extent: extent)
    let surface = try Surface(width: extent.width, height: extent.height, from: memory.blocks)
    steps.append(work.step(surface, kernels, tile))
    return Offscreen(
      surface: surface, region: extent,
      isOpaque: work.commands.reduce(false) { isOpaque, command in
        command.hides(work.area) || isOpaque && command.keepsAlpha
      })
  }
}
