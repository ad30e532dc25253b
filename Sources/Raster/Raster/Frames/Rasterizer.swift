/// Executes display lists.
///
/// ```swift
/// let surface = try Rasterizer().render(list, pictures: [photo])
/// ```
///
/// Law: the kernel set, the tile size, the split of the work and the memory there is change no byte.
public struct Rasterizer: Hashable, Sendable {
  /// The kernels that run.
  public var kernels: KernelSet
  /// The tiles that are finished one after the other.
  public var tile: TileSize
  /// The rows of the parts in which frames are drawn; `nil` for as many as suit the memory.
  package var partRows: Int?
  /// True if work on layers that changes no byte is skipped: surfaces that nobody needs, copies, and pixels
  /// that nobody reads.
  package var takesShortcuts = true
  /// The cells in which a frame is compared with one before it; `nil` if all of a frame is always drawn.
  package var damageCell: DamagedRegion.Cell? = DamagedRegion.Cell(width: 64, height: 32)

  /// A rasterizer with these kernels.
  public init(kernels: KernelSet = .widest, tile: TileSize = TileSize()) {
    self.kernels = kernels
    self.tile = tile
  }

  /// Draws a list on a surface of its own.
  public func render(
    _ list: DisplayList, pictures: [Picture] = [], limit: Int = OffscreenMemory.usualLimit
  ) throws(MemoryError) -> Surface {
    var surface = try Surface(width: list.width, height: list.height)
    try render(list, pictures: pictures, into: &surface, memory: OffscreenMemory(limit: limit))
    return surface
  }

  /// Draws a list over everything that `surface` holds.
  ///
  /// Frame after frame, the same `memory` saves taking fresh pages for layers, and with a cache the
  /// drawing of what stays the same.
  public func render(
    _ list: DisplayList, pictures: [Picture] = [], into surface: inout Surface,
    memory: OffscreenMemory = OffscreenMemory()
  ) throws(MemoryError) {
    try render(list, repainting: nil, pictures: pictures, into: &surface, memory: memory)
  }

  /// Draws a list over a surface that shows it but for some damage; `nil` if it shows anything.
  package func render(
    _ list: DisplayList, repainting damage: DamagedRegion?, pictures: [Picture] = [],
    into surface: inout Surface, memory: OffscreenMemory = OffscreenMemory()
  ) throws(MemoryError) {
    try surface.prepare(for: list)
    if damage?.isEmpty == true { return }
    for part in try parts(of: list, memory) {
      let plan = try plan(
        list, part: part, repainting: damage, pictures: pictures, into: surface, memory: memory)
      for step in plan.steps { step.run(step.rows) }
      if part == nil { memory.keep(plan.reuse, plan.layers) }
    }
  }

  /// Draws a list with several tasks at once, each finishing a band of every surface.
  ///
  /// That is for a single picture; frames of a film are drawn beside each other instead.
  public func render(
    _ list: DisplayList, pictures: [Picture] = [], into surface: inout Surface,
    memory: OffscreenMemory = OffscreenMemory(), workers: Int
  ) async throws(MemoryError) {
    precondition(workers > 0, "there is at least one worker")
    try surface.prepare(for: list)
    for part in try parts(of: list, memory) {
      let plan = try plan(list, part: part, pictures: pictures, into: surface, memory: memory)
      for step in plan.steps { await step.run(workers: workers) }
      if part == nil { memory.keep(plan.reuse, plan.layers) }
    }
  }

  /// The parts in which a list is drawn by somebody who takes so many bytes for something else; one
  /// that is `nil` is all of it.
  func parts(
    of list: DisplayList, _ memory: OffscreenMemory, besides other: Int = 0
  ) throws(MemoryError) -> [FramePart?] {
    if list.exceedsLimits { throw .tooManyPieces(limit: Shape.mostPieces) }
    if let partRows { return list.parts(rows: partRows) }
    let reusing = memory.cache != nil
    return try FrameParts(of: list, limit: memory.limit - other, reusing: reusing).parts ?? [nil]
  }

  /// Makes a plan; what earlier frames have left gives way where there is no room for both.
  func planning<Plan>(
    _ memory: OffscreenMemory, _ plan: () throws(MemoryError) -> Plan
  ) throws(MemoryError) -> Plan {
    do throws(MemoryError) {
      return try plan()
    } catch {
      guard case .tooManyLayers = error else { throw error }
      memory.removeAll()
      return try plan()
    }
  }

  private func plan(
    _ list: DisplayList, part: FramePart?, repainting damage: DamagedRegion? = nil,
    pictures: [Picture], into surface: Surface, memory: OffscreenMemory
  ) throws(MemoryError) -> FramePlan {
    try planning(memory) { () throws(MemoryError) in
      var plan = try FramePlan(
        list, part: part, repainting: damage, pictures: pictures, by: self, memory: memory)
      guard let canvas = try part?.window(from: memory.blocks) else {
        try plan.addAll(to: Offscreen(surface: surface, region: surface.bounds))
        return plan
      }
      try plan.addAll(to: canvas)
      plan.addCopy(of: canvas, to: surface)
      return plan
    }
  }
}

extension Surface {
  /// Makes the surface ready to be drawn over.
  fileprivate mutating func prepare(for list: DisplayList) throws(MemoryError) {
    precondition(
      width == list.width && height == list.height, "the surface has another size than the list")
    try makeUnique()
  }
}
