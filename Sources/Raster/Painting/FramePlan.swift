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
  let memory: LayerMemory
  /// What the passes so far leave behind.
  private(set) var layers: [LayerID: Layer] = [:]
  /// Whether a pass over the canvas is among the steps.
  private(set) var isBegun = false
  private(set) var steps: [FrameStep] = []
  /// The layers that are done with after each step of `reuse`, and how many of those were added.
  private let lastLooks: [[LayerID]]
  private var added = 0

  init(
    _ list: DisplayList, _ pictures: [Picture], _ rasterizer: Rasterizer, _ memory: LayerMemory
  ) throws(MemoryShortage) {
    if list.isTooMuch { throw .tooManyPieces(limit: Shape.mostPieces) }
    reuse = memory.plan(list)
    lastLooks = reuse.lastLooks
    self.pictures = pictures
    self.memory = memory
    kernels = rasterizer.kernels
    tile = rasterizer.tile
  }

  /// The list that is drawn.
  var list: DisplayList { reuse.list }

  /// What commands find, where the canvas is given only to passes that draw a layer.
  func scene(_ canvas: Surface?) -> PassScene {
    PassScene(
      pictures: pictures, layers: layers,
      backdrop: canvas.map { Layer(surface: $0, region: $0.bounds) }, glyphs: memory.glyphs,
      kernels: kernels)
  }

  /// Adds all passes, and the background of a canvas that no pass paints.
  mutating func addAll(to canvas: Surface) throws(MemoryShortage) {
    for step in reuse.steps { try add(step, canvas) }
    if !isBegun { try add(Pass(.canvas, list.bounds, []), canvas) }
  }

  /// Adds the next pass, unless its layer is there already.
  ///
  /// A pass over the canvas paints `canvas`, others may read it.
  mutating func add(_ step: ReusePlan.Step, _ canvas: Surface?) throws(MemoryShortage) {
    switch (step.use, step.pass.target) {
    case (.taken(let layer, _), .layer(let id)): layers[id] = layer
    case (.skipped, _): break
    default: try add(step.pass, canvas)
    }
    for id in lastLooks[added] { layers[id]?.surface.giveBack(to: memory) }
    added += 1
  }

  private mutating func add(_ pass: Pass, _ canvas: Surface?) throws(MemoryShortage) {
    switch pass.target {
    case .layer(let id): layers[id] = try addLayer(pass, canvas)
    case .canvas:
      guard let canvas else { return }
      let work = try PassWork(canvas: pass, list, scene(nil), isFirst: !isBegun)
      isBegun = true
      steps.append(work.step(canvas, kernels, tile))
    }
  }

  private mutating func addLayer(
    _ pass: Pass, _ canvas: Surface?
  ) throws(MemoryShortage) -> Layer {
    guard case .blur(let blur)? = pass.filter, blur.sigma > 0 else {
      return try addUnfiltered(pass, canvas, extent: pass.region)
    }
    let filter = GaussianBlur(blur, pass.region)
    let source = try addUnfiltered(pass, canvas, extent: filter.extent)
    let blurred = try filter.steps(from: source.surface, kernels, memory)
    steps += blurred.steps
    return Layer(
      surface: blurred.result, region: pass.region,
      isOpaque: source.isOpaque && blur.edges == .repeated)
  }

  /// Adds the commands of a pass, on a surface for `extent`, which holds the pass's region.
  private mutating func addUnfiltered(
    _ pass: Pass, _ canvas: Surface?, extent: PixelRect
  ) throws(MemoryShortage) -> Layer {
    let work = try PassWork(layer: pass, scene(canvas), extent: extent)
    let surface = try Surface(width: extent.width, height: extent.height, from: memory)
    steps.append(work.step(surface, kernels, tile))
    return Layer(
      surface: surface, region: extent,
      isOpaque: work.commands.reduce(false) { isOpaque, command in
        command.hides(pass.region) || isOpaque && command.keepsAlpha
      })
  }
}
