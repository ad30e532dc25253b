/// Memory that one frame leaves to the next: taking fresh pages for every layer costs more time than
/// filling them.
///
/// One task draws with one of these. It changes no byte of any frame.
public final class LayerMemory {
  /// What is left to the next frame as it is, if anything; then all frames need the same pictures.
  public private(set) var cache: PassCache?
  /// What has been drawn of the letters of texts.
  let glyphs: GlyphMemory
  private var blocks: [Block] = []
  /// The number of the frame that is drawn.
  private var frame = 0

  /// Memory, and the last frame that took it.
  private struct Block {
    var memory: PixelMemory
    var frame: Int
  }

  /// The frames for which memory is kept that none of them takes.
  private static let patience = 3

  /// No memory yet; letters that have been drawn will be kept in at most `glyphBytes`.
  public init(cache: PassCache? = nil, glyphBytes: Int = 8 << 20) {
    self.cache = cache
    glyphs = GlyphMemory(bytes: glyphBytes)
  }

  /// What has to be drawn of a list, with which a frame begins.
  func plan(_ list: DisplayList) -> ReusePlan {
    frame += 1
    glyphs.begin()
    blocks.removeAll { frame - $0.frame > LayerMemory.patience }
    return cache?.plan(list) ?? ReusePlan(list)
  }

  /// Keeps what has been drawn for the next frame.
  func keep(_ plan: FramePlan) {
    cache?.keep(plan.reuse, plan.layers)
  }

  /// Memory for at least `count` pixels of any content.
  ///
  /// So much is kept as a frame has needed at once, not more.
  func take(_ count: Int) throws(MemoryShortage) -> PixelMemory {
    for index in blocks.indices {
      let size = blocks[index].memory.count
      if size >= count, size <= 2 * count + 4_096,
        isKnownUniquelyReferenced(&blocks[index].memory)
      {
        blocks[index].frame = frame
        return blocks[index].memory
      }
    }
    guard let block = PixelMemory(count: count) else { throw .refused(bytes: count * 4) }
    blocks.append(Block(memory: block, frame: frame))
    return block
  }
}
