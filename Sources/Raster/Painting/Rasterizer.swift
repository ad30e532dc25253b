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
  /// Frame after frame, the same `memory` saves taking fresh pages for layers, and with a cache the
  /// drawing of what stays the same.
  public func render(
    _ list: DisplayList, pictures: [Picture] = [], into surface: inout Surface,
    memory: LayerMemory = LayerMemory()
  ) throws(MemoryShortage) {
    let plan = try plan(list, pictures, &surface, memory)
    for step in plan.steps { step.run(step.rows) }
    memory.keep(plan)
  }

  /// Draws a list with several tasks at once, each finishing a band of every surface.
  ///
  /// That is for a single picture; frames of a film are drawn beside each other instead.
  public func render(
    _ list: DisplayList, pictures: [Picture] = [], into surface: inout Surface,
    memory: LayerMemory = LayerMemory(), workers: Int
  ) async throws(MemoryShortage) {
    precondition(workers > 0, "there is at least one worker")
    let plan = try plan(list, pictures, &surface, memory)
    for step in plan.steps { await step.run(workers: workers) }
    memory.keep(plan)
  }

  private func plan(
    _ list: DisplayList, _ pictures: [Picture], _ surface: inout Surface, _ memory: LayerMemory
  ) throws(MemoryShortage) -> FramePlan {
    precondition(
      surface.width == list.width && surface.height == list.height,
      "the surface has another size than the list")
    try surface.makeUnique()
    var plan = try FramePlan(list, pictures, self, memory)
    try plan.addAll(to: surface)
    return plan
  }
}
