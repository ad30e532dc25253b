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
    var layers: [LayerID: Layer] = [:]
    var isBegun = false
    for pass in list.passes {
      switch pass.target {
      case .canvas:
        let scene = PassScene(pictures: pictures, layers: layers, backdrop: nil)
        let work = try PassWork(pass, list, scene, isFirst: !isBegun)
        isBegun = true
        try paint(work, &surface)
      case .layer(let id):
        let backdrop = Layer(surface: surface, region: surface.bounds)
        let scene = PassScene(pictures: pictures, layers: layers, backdrop: backdrop)
        layers[id] = try layer(pass, list, scene)
      }
    }
    if !isBegun {
      try surface.withPixels { kernels.fill(&$0, 0..<$0.count, color: list.background.word) }
    }
  }

  /// Draws the layer of a pass.
  private func layer(
    _ pass: Pass, _ list: DisplayList, _ scene: PassScene
  ) throws(MemoryShortage) -> Layer {
    let work = try PassWork(pass, list, scene, isFirst: true)
    var surface = try Surface(width: pass.region.width, height: pass.region.height)
    try paint(work, &surface)
    return Layer(surface: surface, region: pass.region)
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

/// The size of the tiles that are finished one after the other.
public struct TileSize: Hashable, Sendable {
  /// The columns of a tile.
  public var width: Int
  /// The rows of a tile.
  public var height: Int

  /// Tiles of this size; without one, tiles whose pixels stay in the nearest cache.
  public init(width: Int = 128, height: Int = 64) {
    precondition(width > 0 && height > 0, "a tile has at least one pixel")
    self.width = width
    self.height = height
  }

  /// The parts of a region, from left to right and from top to bottom.
  func tiles(of region: PixelRect) -> [PixelRect] {
    stride(from: region.minY, to: region.maxY, by: height).flatMap { y in
      stride(from: region.minX, to: region.maxX, by: width).map { x in
        PixelRect(x: x, y: y, width: width, height: height).intersection(region)
      }
    }
  }
}

/// A pass ready to be painted.
struct PassWork {
  let commands: [PreparedCommand]
  /// The pixels that are painted.
  let area: PixelRect
  /// The pixels of the canvas that the target holds.
  let extent: PixelRect
  /// What is there before the first command; `nil` if earlier passes have painted.
  let background: Pixel?

  init(
    _ pass: Pass, _ list: DisplayList, _ scene: PassScene, isFirst: Bool
  ) throws(MemoryShortage) {
    let isCanvas = pass.target == .canvas
    extent = isCanvas ? list.bounds : pass.region
    area = isCanvas && isFirst ? list.bounds : pass.region.intersection(extent)
    background = isFirst ? (isCanvas ? list.background : .clear) : nil
    var prepared: [PreparedCommand] = []
    for command in pass.commands {
      if let ready = try PreparedCommand(command, in: pass.region.intersection(extent), scene) {
        prepared.append(ready)
      }
    }
    commands = prepared
  }
}
