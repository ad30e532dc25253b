import SegueRaster

/// The properties of an animated picture, before its first frame.
public struct AnimationRecipe: Hashable, Sendable {
  /// The kind of file.
  public let format: AnimationFormat
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// True if every pixel of every frame is opaque; if not, alpha is kept as far as the format has it.
  public let isOpaque: Bool
  /// The number of frames in ``seconds``.
  public let frames: Int
  /// The number of seconds that ``frames`` take.
  public let seconds: Int
  /// Number of times it is shown; 0 is forever.
  public let plays: Int

  /// An animated picture that shows `frames` in `seconds`.
  public init(
    _ format: AnimationFormat, width: Int, height: Int, isOpaque: Bool, frames: Int,
    per seconds: Int, plays: Int = 0
  ) {
    precondition(frames > 0 && seconds > 0, "a frame rate must be positive")
    precondition((0...65_535).contains(plays), "no format counts further")
    self.format = format
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    self.frames = frames
    self.seconds = seconds
    self.plays = plays
  }

  /// The framing that puts compressed frames together to a file of the format.
  var framing: any AnimationFraming {
    switch format {
    case .apng: APNGFraming(self)
    case .webP: WebPFraming(self)
    case .gif: GIFFraming(self)
    }
  }
}

/// The blocks of an animated GIF: the screen, the count of loops, and words about each frame.
private struct GIFFraming: AnimationFraming {
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

/// The chunks of an animated WebP.
///
/// libwebp's own muxer keeps a whole film in memory; what libwebp has compressed is put into chunks
/// here, one frame after the other.
private struct WebPFraming: AnimationFraming {
  let recipe: AnimationRecipe
  let ticksPerSecond = 1000

  /// A duration has 24 bits.
  private static let longest = 16_777_215

  init(_ recipe: AnimationRecipe) { self.recipe = recipe }

  /// The file's size is put in at the end.
  var header: [UInt8] { Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + extended + loops }

  func admits(_ ticks: Int) -> Bool { ticks <= Self.longest }

  /// The frame stays, and replaces what was there, its alpha included; places are counted in twos.
  func frame(_ picture: AnimationPicture, lasting ticks: Int) -> [UInt8] {
    let (place, size) = (picture.place, (picture.place.width - 1, picture.place.height - 1))
    let numbers = [place.minX / 2, place.minY / 2, size.0, size.1, min(ticks, Self.longest)]
    return chunk("ANMF", numbers.flatMap(three) + [0b10] + picture.bytes)
  }

  func trailer(behind count: Int) -> [UInt8] { [] }

  func amendment(of count: Int) -> (offset: Int, bytes: [UInt8])? {
    (4, UInt32(count - 8).littleEndianBytes)
  }

  /// That it is animated, whether it has alpha, and how large it is.
  private var extended: [UInt8] {
    let flags: UInt8 = recipe.isOpaque ? 0b0_0010 : 0b1_0010
    return chunk("VP8X", [flags, 0, 0, 0] + three(recipe.width - 1) + three(recipe.height - 1))
  }

  /// A background that nobody shows, and how often the film is shown.
  private var loops: [UInt8] {
    chunk("ANIM", [0, 0, 0, 0] + UInt16(recipe.plays).littleEndianBytes)
  }

  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let padding: [UInt8] = content.count % 2 == 1 ? [0] : []
    return Array(name.utf8) + UInt32(content.count).littleEndianBytes + content + padding
  }

  private func three(_ value: Int) -> [UInt8] { Array(UInt32(value).littleEndianBytes.prefix(3)) }
}

/// The chunks of an APNG: those of a PNG, with a count of frames, and words about each of them.
///
/// libpng writes none of these chunks; what it has compressed is put into them.
private struct APNGFraming: AnimationFraming {
  let recipe: AnimationRecipe
  let ticksPerSecond: Int
  /// Number of chunks about frames; each has its number.
  private var sequence: UInt32 = 0
  private var frameCount: UInt32 = 0

  /// A delay is a fraction of two numbers of 16 bits, which says all usual rates exactly.
  private static let largest = 65_535
  private static let usualTicks = 10_000
  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  init(_ recipe: AnimationRecipe) {
    self.recipe = recipe
    ticksPerSecond = recipe.frames <= Self.largest ? recipe.frames : Self.usualTicks
  }

  /// The signature, the size, the color space and the count of frames, which is not known yet.
  var header: [UInt8] { Self.signature + sizeChunk + PNGChunk("sRGB", [0]).bytes + countChunk }

  func admits(_ ticks: Int) -> Bool { delay(ticks).numerator <= Self.largest }

  mutating func frame(_ picture: AnimationPicture, lasting ticks: Int) -> [UInt8] {
    let control = PNGChunk("fcTL", next() + controlWords(of: picture.place, lasting: ticks))
    frameCount += 1
    let pixels =
      frameCount == 1
      ? PNGChunk("IDAT", picture.bytes) : PNGChunk("fdAT", next() + picture.bytes)
    return control.bytes + pixels.bytes
  }

  func trailer(behind count: Int) -> [UInt8] { PNGChunk("IEND", []).bytes }

  func amendment(of count: Int) -> (offset: Int, bytes: [UInt8])? {
    (header.count - countChunk.count, countChunk)
  }

  private var sizeChunk: [UInt8] {
    let size = UInt32(recipe.width).bigEndianBytes + UInt32(recipe.height).bigEndianBytes
    return PNGChunk("IHDR", size + [8, recipe.isOpaque ? 2 : 6, 0, 0, 0]).bytes
  }

  private var countChunk: [UInt8] {
    PNGChunk("acTL", frameCount.bigEndianBytes + UInt32(recipe.plays).bigEndianBytes).bytes
  }

  /// Size, place and delay; the frame stays, and replaces what was there, its alpha included.
  private func controlWords(of place: PixelRect, lasting ticks: Int) -> [UInt8] {
    let words = [place.width, place.height, place.minX, place.minY]
    let (numerator, denominator) = delay(ticks)
    var bytes: [UInt8] = words.flatMap { UInt32($0).bigEndianBytes }
    bytes += UInt16(min(numerator, Self.largest)).bigEndianBytes
    bytes += UInt16(denominator).bigEndianBytes
    return bytes + [0, 0]
  }

  /// The reduced fraction of a second.
  private func delay(_ ticks: Int) -> (numerator: Int, denominator: Int) {
    var (a, b) = (ticks, ticksPerSecond)
    while b != 0 { (a, b) = (b, a % b) }
    return (ticks / a, ticksPerSecond / a)
  }

  private mutating func next() -> [UInt8] {
    defer { sequence += 1 }
    return sequence.bigEndianBytes
  }
}
