/// The blocks of an animated GIF: the screen, the count of loops, and words about each frame.
struct GIFFraming: AnimationFraming {
  let recipe: AnimationRecipe
  let ticksPerSecond = 100

  /// A delay has 16 bits.
  private static let longest = 65_535

  init(_ recipe: AnimationRecipe) { self.recipe = recipe }

  /// No palette is there for all frames; each brings its own.
  var header: [UInt8] {
    Array("GIF89a".utf8) + UInt16(recipe.width).littleEndianBytes
      + UInt16(recipe.height).littleEndianBytes + [0x70, 0, 0] + loops
  }

  func admits(_ ticks: Int) -> Bool { ticks <= Self.longest }

  /// The frame stays where every pixel is opaque; else nothing is left of it, because a GIF cannot
  /// make a pixel clear again.
  func frame(_ picture: AnimationPicture, lasting ticks: Int) -> [UInt8] {
    let disposal: UInt8 = recipe.isOpaque ? 1 : 2
    let flags = disposal << 2 | (picture.clearIndex == nil ? 0 : 1)
    let delay = UInt16(min(ticks, Self.longest)).littleEndianBytes
    return [0x21, 0xf9, 4, flags] + delay + [picture.clearIndex ?? 0, 0] + picture.bytes
  }

  func trailer(behind count: Int) -> [UInt8] { [0x3b] }

  func amendment(of count: Int) -> (offset: Int, bytes: [UInt8])? { nil }

  /// Netscape's block, which counts how often the film is shown again; without it that is never.
  private var loops: [UInt8] {
    if recipe.plays == 1 { return [] }
    let again = UInt16(max(recipe.plays - 1, 0)).littleEndianBytes
    return [0x21, 0xff, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + again + [0]
  }
}
