/// Memory for pixels that one frame leaves to the next: taking fresh pages for every layer costs more
/// time than filling them.
///
/// One task draws with one of these. It changes no byte of any frame.
final class BlockPool {
  private var blocks: [Block] = []
  /// The places of the blocks that nobody needs, by how many pixels they have.
  private var free: [Int: [Int]] = [:]
  /// Index of each block.
  private var places: [ObjectIdentifier: Int] = [:]
  /// Number of times no block was free since released ones were last looked for.
  private var misses = 0
  /// The number of the frame that is drawn.
  private var frame = 0

  /// Memory, and the last frame that took it.
  private struct Block {
    var memory: PixelMemory
    var frame: Int
    /// True if the block is unused.
    var isFree = false
  }

  /// The frames for which memory is kept that none of them takes.
  private static let patience = 3
  /// Total memory limit for all blocks, in bytes; by default far more than screens need.
  var limit: Int
  /// Bytes that all blocks hold.
  private(set) var held = 0
  /// True if memory is only counted and never touched.
  private let isForCounting: Bool

  /// No memory yet; at most so many bytes, which may only be counted.
  init(limit: Int, isForCounting: Bool = false) {
    self.limit = limit
    self.isForCounting = isForCounting
  }

  /// Lets go of everything.
  func removeAll() { (blocks, places, free, held) = ([], [:], [:], 0) }

  /// Goes on to the next frame.
  func begin() {
    frame += 1
    for index in blocks.indices { blocks[index].isFree = false }
    removeBlocks { frame - $0.frame > BlockPool.patience }
    collect()
  }

  /// Lets go of some blocks; those that somebody still holds stay theirs.
  private func removeBlocks(where isOld: (Block) -> Bool) {
    blocks.removeAll(where: isOld)
    (places, free, held) = ([:], [:], 0)
    for (index, block) in blocks.enumerated() {
      places[ObjectIdentifier(block.memory)] = index
      held += block.memory.count * 4
      if block.isFree { free[block.memory.count, default: []].append(index) }
    }
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
  func take(_ count: Int) throws(MemoryError) -> PixelMemory {
    if let index = freeBlock(count) { return use(index) }
    misses += 1
    if misses > blocks.count {
      collect()
      if let index = freeBlock(count) { return use(index) }
    }
    let size = BlockPool.roomy(count)
    try spend(size * 4)
    let block =
      isForCounting ? PixelMemory(countingOnly: size) : PixelMemory(count: size, clear: false)
    guard let block else {
      held -= size * 4
      throw .refused(bytes: size * 4)
    }
    places[ObjectIdentifier(block)] = blocks.count
    blocks.append(Block(memory: block, frame: frame))
    return block
  }

  /// Takes a block out of those that nobody needs: one that is large enough, and not much larger.
  private func freeBlock(_ count: Int) -> Int? {
    var size = BlockPool.roomy(count)
    while size <= 2 * count + 4_096 {
      if let index = free[size]?.popLast() { return index }
      size = BlockPool.roomy(size + 1)
    }
    return nil
  }

  private func use(_ index: Int) -> PixelMemory {
    blocks[index].isFree = false
    blocks[index].frame = frame
    return blocks[index].memory
  }

  /// Looks for blocks that were let go without a word.
  ///
  /// There may be thousands: it is not done more often than blocks are asked for in vain.
  private func collect() {
    misses = 0
    for index in blocks.indices where !blocks[index].isFree {
      if isKnownUniquelyReferenced(&blocks[index].memory) { release(index) }
    }
  }

  private func release(_ index: Int) {
    blocks[index].isFree = true
    free[blocks[index].memory.count, default: []].append(index)
  }

  /// Counts bytes against the limit; for them, blocks go that earlier frames have left.
  private func spend(_ bytes: Int) throws(MemoryError) {
    if held + bytes > limit {
      collect()
      let now = frame
      removeBlocks { $0.isFree && $0.frame < now }
    }
    guard held + bytes <= limit else { throw .tooManyLayers(limit: limit) }
    held += bytes
  }

  /// Takes memory back that no later step of the frame needs: what comes next may draw over it.
  func giveBack(_ memory: PixelMemory) {
    guard let index = places[ObjectIdentifier(memory)], !blocks[index].isFree else { return }
    release(index)
  }
}
