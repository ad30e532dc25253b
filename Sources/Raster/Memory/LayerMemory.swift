/// Memory that one frame leaves to the next: taking fresh pages for every layer costs more time than
/// filling them.
///
/// One task draws with one of these. It changes no byte of any frame.
public final class LayerMemory {
  /// What is left to the next frame as it is, if anything; then all frames need the same pictures.
  public private(set) var cache: PassCache?
  private var blocks: [PixelMemory] = []

  /// The blocks that are kept at most.
  private static let limit = 12

  /// No memory yet.
  public init(cache: PassCache? = nil) {
    self.cache = cache
  }

  /// What has to be drawn of a list.
  func plan(_ list: DisplayList) -> ReusePlan {
    cache?.plan(list) ?? ReusePlan(list)
  }

  /// Keeps what has been drawn for the next frame.
  func keep(_ plan: FramePlan) {
    cache?.keep(plan.reuse, plan.layers)
  }

  /// Memory for at least `count` pixels of any content.
  func take(_ count: Int) throws(MemoryShortage) -> PixelMemory {
    for index in blocks.indices {
      let size = blocks[index].count
      if size >= count, size <= 2 * count + 4_096, isKnownUniquelyReferenced(&blocks[index]) {
        return blocks[index]
      }
    }
    guard let block = PixelMemory(count: count) else { throw .refused(bytes: count * 4) }
    blocks.append(block)
    if blocks.count > LayerMemory.limit { forgetOne() }
    return block
  }

  /// Gives back the oldest block that is not in use.
  private func forgetOne() {
    for index in blocks.indices where isKnownUniquelyReferenced(&blocks[index]) {
      blocks.remove(at: index)
      return
    }
  }
}
