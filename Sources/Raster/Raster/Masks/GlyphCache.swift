import SegueKernels

/// Masks of glyphs that have been drawn, for those that are drawn again.
///
/// It holds a bounded number of bytes. A frame that finds no room draws what is missing without it,
/// and the next frame begins with an empty memory. Whether a mask is found changes no byte.
final class GlyphCache {
  private let limit: Int
  private var pages: PixelMemory?
  /// Number of the pages' bytes in use.
  private var used = 0
  /// Bytes in use for the lookup of masks.
  private var noted = 0
  private var isFull = false
  /// Mask tables of each alphabet at each scale.
  private var sheets: [Key<GlyphTable>: GlyphSheet] = [:]
  /// The first number of each glyph's masks.
  private var firsts: [Key<GlyphOutline>: Int] = [:]
  /// The masks in the order in which they were drawn, by phase; −1 for none.
  private var numbers: [Int32] = []
  private var masks: [GlyphMask] = []

  /// Cache key of a reference and two scales; it retains the reference, so that no other object can have its
  /// identity.
  private struct Key<Reference: AnyObject>: Hashable {
    let reference: Reference
    let x: Int64
    let y: Int64

    static func == (a: Key, b: Key) -> Bool {
      a.reference === b.reference && a.x == b.x && a.y == b.y
    }

    func hash(into hasher: inout Hasher) {
      let identity = Int64(Int(bitPattern: ObjectIdentifier(reference)))
      hasher.combine(identity &+ x &* 31 &+ y &* 1_021)
    }
  }

  /// Maximum bytes for a glyph apart from its masks.
  private static let glyphBytes = 512
  /// Bytes allowed for each letter of an alphabet, and once for the alphabet itself.
  private static let letterBytes = 32

  /// A memory of at most this many bytes for masks, and as many to find them.
  init(bytes limit: Int) { self.limit = limit }

  /// Begins a frame: what has become full is emptied.
  func begin() {
    if isFull { removeAll() }
  }

  /// Forgets all masks.
  func removeAll() {
    isFull = false
    used = 0
    noted = 0
    sheets = [:]
    firsts = [:]
    numbers = []
    masks = []
    // Whoever still draws with the masks keeps their pages.
    if pages != nil, !isKnownUniquelyReferenced(&pages) { pages = nil }
  }

  /// The masks of the glyphs that reach into some rows; `nil` if there is no room for them.
  func masks(of text: Glyphs, in rows: Range<Int>, _ kernels: KernelSet) -> PlacedMasks? {
    guard !isFull, let pages = takePages(), let sheet = sheet(of: text) else { return nil }
    var placed = PlacedMasks(pages, capacity: text.places.count)
    var scratch = CoverageScratch(kernels)
    let (first, end) = (rows.lowerBound << 8, rows.upperBound << 8)
    for place in text.places {
      let index = Int(place.letter)
      let box = sheet.boxes[index]
      let y = Int(place.y) &* 32
      if box.isEmpty || y &+ Int(box.top) >= end || y &+ Int(box.bottom) <= first { continue }
      let slot = sheet.firsts[index] &+ place.phase.index
      if numbers[slot] < 0 {
        let glyph = Glyph(text.alphabet.letters[index], text.scale)
        guard let number = draw(glyph, at: place.phase, with: &scratch) else { return nil }
        numbers[slot] = number
      }
      placed.add(masks[Int(numbers[slot])], at: place)
    }
    placed.endLine()
    return placed
  }

  private func takePages() -> PixelMemory? {
    if pages == nil && limit > 0 { pages = PixelMemory(count: limit / 4, clear: false) }
    return pages
  }

  /// Returns the mask table of a text's alphabet; `nil` if there is no room.
  private func sheet(of text: Glyphs) -> GlyphSheet? {
    let key = Key(reference: text.alphabet, x: text.scale.x, y: text.scale.y)
    if let sheet = sheets[key] { return sheet }
    var sheet = GlyphSheet()
    for letter in text.alphabet.letters {
      let glyph = Glyph(letter, text.scale)
      guard let first = first(of: glyph) else { return nil }
      sheet.boxes.append(glyph.box)
      sheet.firsts.append(first)
    }
    guard reserve(GlyphCache.letterBytes * (sheet.boxes.count + 8)) else { return nil }
    sheets[key] = sheet
    return sheet
  }

  /// The number of a glyph's mask in the first phase.
  private func first(of glyph: Glyph) -> Int? {
    let key = Key(reference: glyph.outline, x: glyph.width, y: glyph.height)
    if let first = firsts[key] { return first }
    guard reserve(GlyphCache.glyphBytes) else { return nil }
    let first = numbers.count
    numbers.append(contentsOf: repeatElement(-1, count: Glyph.Phase.count))
    firsts[key] = first
    return first
  }

  /// Counts what finding masks takes.
  private func reserve(_ bytes: Int) -> Bool {
    if noted + bytes > limit { isFull = true } else { noted += bytes }
    return !isFull
  }

  /// Draws a mask; `nil` if there is no room.
  private func draw(
    _ glyph: Glyph, at phase: Glyph.Phase, with scratch: inout CoverageScratch
  ) -> Int32? {
    let outline = glyph.outline(at: phase)
    let box = outline.bounds
    let mask = GlyphMask(box, offset: used)
    let end = used + Int(mask.pitch) * Int(mask.rows)
    guard end <= limit, let pages else {
      isFull = true
      return nil
    }
    let coverage = scratch.coverage(.outline(outline), in: box)
    pages.withBytes(used..<end) { coverage.write(to: &$0, pitch: Int(mask.pitch)) }
    used = end
    masks.append(mask)
    return Int32(truncatingIfNeeded: masks.count - 1)
  }
}

/// Table of the masks of an alphabet's letters, at one scale.
private struct GlyphSheet {
  /// The bounds of each letter, in 1/256 pixel.
  var boxes: [Glyph.Box] = []
  /// The number of each letter's mask in the first phase.
  var firsts: [Int] = []
}
