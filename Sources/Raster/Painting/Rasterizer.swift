/// Executes display lists.
///
/// ```swift
/// let surface = try Rasterizer().render(list, pictures: [photo])
/// ```
///
/// Law: the kernel set, the tile size and the split of the work change no byte.
public struct Rasterizer: Hashable, Sendable {
  /// The kernels that run.
  public var kernels: KernelSet
  /// The tiles that are finished one after the other.
  public var tile: TileSize

  /// A rasterizer with these kernels.
  public init(kernels: KernelSet = .widest, tile: TileSize = TileSize()) {
    self.kernels = kernels
    self.tile = tile
  }

  /// Draws a list on a surface of its own.
  public func render(
    _ list: DisplayList, pictures: [Picture] = []
  ) throws(MemoryShortage) -> Surface {
    var surface = try Surface(width: list.width, height: list.height)
    try render(list, pictures: pictures, into: &surface)
    return surface
  }

  /// Draws a list over everything that `surface` holds.
  ///
  /// Frame after frame, the same `memory` saves taking fresh pages for layers.
  public func render(
    _ list: DisplayList, pictures: [Picture] = [], into surface: inout Surface,
    memory: LayerMemory = LayerMemory()
  ) throws(MemoryShortage) {
    precondition(
      surface.width == list.width && surface.height == list.height,
      "the surface has another size than the list")
    var frame = Frame(list, pictures, memory)
    for pass in list.passes { try execute(pass, &frame, &surface) }
    if !frame.isBegun {
      try surface.withPixels { kernels.fill(&$0, 0..<$0.count, color: list.background.word) }
    }
  }

  /// Executes one pass.
  func execute(
    _ pass: Pass, _ frame: inout Frame, _ surface: inout Surface
  ) throws(MemoryShortage) {
    switch pass.target {
    case .canvas:
      let work = try PassWork(canvas: pass, frame.list, frame.scene(nil), isFirst: !frame.isBegun)
      frame.isBegun = true
      try surface.withPixels { paint(work, &$0) }
    case .layer(let id):
      let backdrop = Layer(surface: surface, region: surface.bounds)
      frame.layers[id] = try layer(pass, frame.scene(backdrop), memory: frame.memory)
    }
  }

  /// Draws the layer of a pass.
  func layer(
    _ pass: Pass, _ scene: PassScene, memory: LayerMemory
  ) throws(MemoryShortage) -> Layer {
    guard case .blur(let blur)? = pass.filter, blur.sigma > 0 else {
      return try unfiltered(pass, scene, extent: pass.region, memory)
    }
    let filter = GaussianBlur(blur, pass.region)
    let source = try unfiltered(pass, scene, extent: filter.extent, memory)
    return Layer(
      surface: try filter.apply(source.surface, BlurRun(kernels: kernels, memory: memory)),
      region: pass.region, isOpaque: source.isOpaque && blur.edges == .repeated)
  }

  /// Draws the commands of a pass on a surface for `extent`, which holds the pass's region.
  private func unfiltered(
    _ pass: Pass, _ scene: PassScene, extent: PixelRect, _ memory: LayerMemory
  ) throws(MemoryShortage) -> Layer {
    let work = try PassWork(layer: pass, scene, extent: extent)
    let surface = try Surface(width: extent.width, height: extent.height, from: memory)
    surface.withFreshPixels { paint(work, &$0) }
    return Layer(
      surface: surface, region: extent,
      isOpaque: work.commands.contains { $0.hidden.contains(pass.region) })
  }

  /// Paints a pass, tile by tile.
  private func paint(_ work: PassWork, _ pixels: inout MutableSpan<UInt32>) {
    let grid = PixelGrid(region: work.extent, stride: work.extent.width)
    var painter = TilePainter(kernels, grid, width: tile.width)
    for area in tile.tiles(of: work.area) {
      painter.paint(work.commands, tile: area, background: work.background, &pixels)
    }
  }
}
