/// A finished layer made ready for sampling, as pictures are: cut into strips while the frame is drawn.
struct SampledOffscreen {
  /// Identity of a sampled layer: the layer and its level of detail.
  struct Key: Hashable {
    let layer: OffscreenID
    let level: Int

    init(_ layer: OffscreenID, _ map: OffscreenMap) {
      self.layer = layer
      level = map.level
    }

    /// Creates the key that a paint asks for; `nil` if it samples no layer.
    init?(_ paint: PaintSource) {
      guard case .mappedLayer(let layer, let map) = paint else { return nil }
      self.init(layer, map)
    }
  }

  /// The layer at its own size.
  let picture: Picture
  /// The pixels of its plane that it holds.
  let region: PixelRect
  /// The size at which texels are at most half a pixel large.
  let near: PictureLevel
  /// The next smaller size, if it takes part.
  let far: PictureLevel?
  /// Number of times the size is halved for `near`.
  let halvings: Int
  /// The share of `far`, in 1/65 536.
  let distance: Int
  /// Surfaces taken from the memory of layers.
  private var taken: [Surface] = []

  /// Takes the memory for a layer at a level of detail, and adds the steps that fill it.
  init(
    _ layer: Offscreen, level: Int, adding steps: inout [FrameStep], with kernels: KernelSet,
    from blocks: BlockPool
  ) throws(MemoryError) {
    region = layer.region
    picture = Picture(layer: layer.surface, kernels: kernels)
    halvings = level >> 16
    distance = level & 65_535
    var size = layer.surface
    for _ in 0..<halvings {
      size = try SampledOffscreen.half(of: size, adding: &steps, taking: &taken, from: blocks)
    }
    near = try SampledOffscreen.strips(
      of: size, adding: &steps, taking: &taken, with: kernels, from: blocks)
    if distance > 0 {
      size = try SampledOffscreen.half(of: size, adding: &steps, taking: &taken, from: blocks)
      far = try SampledOffscreen.strips(
        of: size, adding: &steps, taking: &taken, with: kernels, from: blocks)
    } else {
      far = nil
    }
  }

  /// Lets what is drawn later in the frame take the memory.
  func giveBack(to blocks: BlockPool) {
    for surface in taken { surface.giveBack(to: blocks) }
  }

  private static func half(
    of whole: Surface, adding steps: inout [FrameStep], taking taken: inout [Surface],
    from blocks: BlockPool
  ) throws(MemoryError) -> Surface {
    let half = try Surface(
      width: (whole.width + 1) / 2, height: (whole.height + 1) / 2, from: blocks)
    taken.append(half)
    steps.append(
      FrameStep(rows: 0..<half.height) { rows in
        half.withFreshPixels(rows: rows) { whole.halve(rows, of: half.width, into: &$0) }
      })
    return half
  }

  private static func strips(
    of surface: Surface, adding steps: inout [FrameStep], taking taken: inout [Surface],
    with kernels: KernelSet, from blocks: BlockPool
  ) throws(MemoryError) -> PictureLevel {
    let (width, height) = (surface.width, surface.height)
    let strips = try Surface(lines: PictureLevel.lines(width: width, height: height), from: blocks)
    taken.append(strips)
    steps.append(
      FrameStep(rows: 0..<1) { rows in
        if rows.isEmpty { return }
        strips.withFreshPixels(rows: 0..<strips.height) {
          kernels.build.cut(
            &$0, source: surface.pixels, width: width, height: height, stride: width)
        }
      })
    return PictureLevel(strips: strips, width: width, height: height)
  }
}

/// The layers of a frame that are sampled, each at the levels of detail that are asked for.
struct SampledLayers {
  private var known: [SampledOffscreen.Key: SampledOffscreen] = [:]

  /// A layer at a level of detail.
  subscript(key: SampledOffscreen.Key) -> SampledOffscreen? { known[key] }

  /// Makes the layers that a pass samples ready for it, as far as they are there; adds the steps that
  /// fill them.
  mutating func add(
    _ pass: Pass, adding steps: inout [FrameStep], with kernels: KernelSet, from blocks: BlockPool,
    layer: (OffscreenID) -> Offscreen?
  ) throws(MemoryError) {
    for key in pass.commands.compactMap({ SampledOffscreen.Key($0.paint) }) where known[key] == nil
    {
      guard let layer = layer(key.layer) else { continue }
      known[key] = try SampledOffscreen(
        layer, level: key.level, adding: &steps, with: kernels, from: blocks)
    }
  }

  /// Takes the memory that a pass needs for them, and draws nothing.
  mutating func add(
    _ pass: Pass, from blocks: BlockPool, surface: (OffscreenID) -> Surface?
  ) throws(MemoryError) {
    var steps: [FrameStep] = []
    try add(pass, adding: &steps, with: .baseline, from: blocks) { id in
      surface(id).map { Offscreen(surface: $0, region: $0.bounds) }
    }
  }

  /// Lets what follows take the memory of a layer's samples.
  mutating func giveBack(_ id: OffscreenID, to blocks: BlockPool) {
    let keys = known.keys.filter { $0.layer == id }
    for key in keys.sorted(by: { $0.level < $1.level }) {
      known.removeValue(forKey: key)?.giveBack(to: blocks)
    }
  }
}
