/// What one frame leaves to the next: memory for its layers, letters that have been drawn and, with a
/// cache, whole layers.
///
/// One task draws with one of these. It changes no byte of any frame.
public final class OffscreenMemory {
  /// What is left to the next frame as it is, if anything; then all frames need the same pictures.
  public private(set) var cache: PassCache?
  /// What has been drawn of the letters of texts.
  let glyphs: GlyphMemory
  /// What layers are drawn in.
  let blocks: BlockPool

  /// The limit where none is said.
  public static let usualLimit = 1 << 30

  /// No memory yet; letters that have been drawn will be kept in at most `glyphBytes`.
  public init(
    cache: PassCache? = nil, glyphBytes: Int = 8 << 20, limit: Int = OffscreenMemory.usualLimit
  ) {
    self.cache = cache
    blocks = BlockPool(limit: limit)
    glyphs = GlyphMemory(bytes: glyphBytes)
  }

  /// What all layers may take together, in bytes: far more than screens do, unless it is said.
  public var limit: Int {
    get { blocks.limit }
    set { blocks.limit = newValue }
  }

  /// The bytes that they take.
  public var held: Int { blocks.held }

  /// Lets go of everything, what was left to the next frame included.
  public func removeAll() {
    blocks.removeAll()
    cache?.removeAll()
    glyphs.removeAll()
  }

  /// What has to be drawn of a list, with which a frame begins.
  func plan(_ list: DisplayList) -> ReusePlan {
    begin()
    return cache?.plan(list) ?? ReusePlan(list)
  }

  /// The same, where a cache has nothing to say: for parts of frames.
  func planWithoutCache(_ list: DisplayList) -> ReusePlan {
    begin()
    return ReusePlan(list)
  }

  private func begin() {
    glyphs.begin()
    blocks.begin()
  }

  /// Keeps what has been drawn for the next frame.
  func keep(_ plan: ReusePlan, _ layers: [OffscreenID: Offscreen]) {
    cache?.keep(plan, layers)
  }
}
