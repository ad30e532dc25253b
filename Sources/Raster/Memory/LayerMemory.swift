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
    /// Whether the steps of the frame so far are all that need it.
    var isDone = false

    /// Whether it is large enough for so many pixels, and not much larger.
    func suits(_ count: Int) -> Bool { memory.count >= count && memory.count <= 2 * count + 4_096 }

    /// Whether nobody needs what it holds.
    var isFree: Bool { mutating get { isDone || isKnownUniquelyReferenced(&memory) } }
  }

  /// The frames for which memory is kept that none of them takes.
  private static let patience = 3
  /// What the frame that is drawn may take, and what it has taken.
  private var limit = 0
  private var taken = 0

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
    for index in blocks.indices { blocks[index].isDone = false }
    limit = LayerMemory.limit(list)
    taken = 0
    return cache?.plan(list) ?? ReusePlan(list)
  }

  /// Keeps what has been drawn for the next frame.
  func keep(_ plan: FramePlan) {
    cache?.keep(plan.reuse, plan.layers)
  }

  /// What the layers of one frame may take at the same time: far more than screens do.
  private static func limit(_ list: DisplayList) -> Int {
    max(1 << 30, 12 * Surface.bytes(width: list.width, height: list.height))
  }

  /// So many pixels or a few more, so that memory suits what is a little larger, too.
  ///
  /// Pages that nobody writes to take no room.
  private static func roomy(_ count: Int) -> Int {
    let step = max(1_024, (1 << (Int.bitWidth - count.leadingZeroBitCount)) / 8)
    return (count + step - 1) / step * step
  }

  /// Memory for at least `count` pixels of any content.
  ///
  /// So much is kept as a frame has needed at once, not more.
  func take(_ count: Int) throws(MemoryShortage) -> PixelMemory {
    for index in blocks.indices where blocks[index].suits(count) {
      guard blocks[index].isFree else { continue }
      if blocks[index].frame < frame { try spend(blocks[index].memory.count * 4) }
      blocks[index].isDone = false
      blocks[index].frame = frame
      return blocks[index].memory
    }
    let size = LayerMemory.roomy(count)
    try spend(size * 4)
    guard let block = PixelMemory(count: size, clear: false) else {
      throw .refused(bytes: size * 4)
    }
    blocks.append(Block(memory: block, frame: frame))
    return block
  }

  /// Counts bytes against what a frame may take.
  private func spend(_ bytes: Int) throws(MemoryShortage) {
    taken += bytes
    if taken > limit { throw .tooManyLayers(limit: limit) }
  }

  /// Takes memory back that no later step of the frame needs: what comes next may draw over it.
  func giveBack(_ memory: PixelMemory) {
    guard let index = blocks.firstIndex(where: { $0.memory === memory }) else { return }
    blocks[index].isDone = true
  }
}
