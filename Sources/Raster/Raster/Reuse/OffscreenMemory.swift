/// State that one frame leaves to the next: memory for its layers, drawn glyphs and, with a cache, whole
/// layers.
///
/// One task draws with one of these. It changes no byte of any frame.
public final class OffscreenMemory {
  /// Cache of layers for the next frame, if any; all frames then need the same pictures.
  public private(set) var cache: PassCache?
  /// Cache of the drawn glyphs of texts.
  let glyphs: GlyphCache
  /// Memory blocks in which layers are drawn.
  let blocks: BlockPool

  /// The limit where none is said.
  public static let usualLimit = 1 << 30

  /// No memory yet; letters that have been drawn will be kept in at most `glyphBytes`.
  public init(
    cache: PassCache? = nil, glyphBytes: Int = 8 << 20, limit: Int = OffscreenMemory.usualLimit
  ) {
    self.cache = cache
    blocks = BlockPool(limit: limit)
    glyphs = GlyphCache(bytes: glyphBytes)
  }

  /// Total memory limit for all layers, in bytes; by default far more than screens need.
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

  /// Returns the plan of what has to be drawn of a list, or of its damaged cells; a frame begins with it.
  func plan(_ list: DisplayList, repainting damage: DamagedRegion? = nil) -> ReusePlan {
    begin()
    return cache?.plan(list, repainting: damage) ?? ReusePlan(list)
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
