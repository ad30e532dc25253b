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
  public func render(
    _ list: DisplayList, pictures: [Picture] = [], into surface: inout Surface
  ) throws(MemoryShortage) {
    precondition(
      surface.width == list.width && surface.height == list.height,
      "the surface has another size than the list")
    var frame = Frame(list, pictures)
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
      try paint(work, &surface)
    case .layer(let id):
      let backdrop = Layer(surface: surface, region: surface.bounds)
      frame.layers[id] = try layer(pass, frame.list, frame.scene(backdrop))
    }
  }

  /// Draws the layer of a pass.
  func layer(
    _ pass: Pass, _ list: DisplayList, _ scene: PassScene
  ) throws(MemoryShortage) -> Layer {
    guard case .blur(let blur)? = pass.filter, blur.sigma > 0 else {
      return try unfiltered(pass, list, scene, extent: pass.region)
    }
    let filter = GaussianBlur(blur, pass.region)
    var source = try unfiltered(pass, list, scene, extent: filter.extent).surface
    return Layer(surface: try filter.apply(&source, kernels), region: pass.region)
  }

  /// Draws the commands of a pass on a surface for `extent`, which holds the pass's region.
  private func unfiltered(
    _ pass: Pass, _ list: DisplayList, _ scene: PassScene, extent: PixelRect
  ) throws(MemoryShortage) -> Layer {
    let work = try PassWork(layer: pass, scene, extent: extent)
    var surface = try Surface(width: extent.width, height: extent.height)
    try paint(work, &surface)
    return Layer(surface: surface, region: extent)
  }

  /// Paints a pass, tile by tile.
  private func paint(_ work: PassWork, _ surface: inout Surface) throws(MemoryShortage) {
    try surface.withPixels { pixels in
      let grid = PixelGrid(region: work.extent, stride: work.extent.width)
      var painter = TilePainter(kernels, grid, width: min(tile.width, work.area.width))
      for area in tile.tiles(of: work.area) {
        painter.paint(work.commands, tile: area, background: work.background, &pixels)
      }
    }
  }
}
