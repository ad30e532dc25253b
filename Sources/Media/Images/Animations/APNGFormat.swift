import SegueRaster

/// The row of APNG.
struct APNGFormat: AnimationTraits {
  let ending = "apng"
  let title = "an APNG"
  let summary = "an animated picture, every pixel as it was"
  let isExact = true

  var libraries: [String] { PictureFormat.png.libraries }

  func framing(_ recipe: AnimationRecipe) -> any AnimationFraming { APNGFraming(recipe) }

  func picture(
    of surface: Surface, after previous: Surface?, in place: PixelRect, by encoder: AnimationEncoder
  ) throws(PictureError) -> AnimationPicture {
    let part = try PictureError.ofMemory { () throws(MemoryError) in try surface.part(place) }
    let file = try PNGEncoder(kernels: encoder.kernels)
      .bytes(of: part, hasAlpha: !encoder.recipe.isOpaque)
    return AnimationPicture(place: place, bytes: PNGChunk.pixels(of: file))
  }
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
