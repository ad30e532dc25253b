import SegueRaster

/// The row of animated WebP.
struct WebPFormat: AnimationTraits {
  let quality: Int?
  let ending = "webp"
  let title = "a WebP"
  let summary = "an animated picture, nearly as small as a movie"
  let maximumSide: Int? = WebPEncoder.maximumSide

  func format(ofQuality quality: Int) -> AnimationFormat? { .webP(quality: quality) }

  var libraries: [String] { PictureFormat.webP.libraries }

  func framing(_ recipe: AnimationRecipe) -> any AnimationFraming { WebPFraming(recipe) }

  func picture(
    of surface: Surface, after previous: Surface?, in place: PixelRect, by encoder: AnimationEncoder
  ) throws(PictureError) -> AnimationPicture {
    let (isOpaque, place) = (encoder.recipe.isOpaque, place.even)
    let part =
      try isOpaque
      ? PictureError.ofMemory { () throws(MemoryError) in try surface.part(place) }
      : surface.straightPart(place, encoder.kernels)
    let writer = try WebPWriter(part, hasAlpha: !isOpaque, quality: quality)
    return AnimationPicture(place: place, bytes: writer.chunks)
  }
}

extension PixelRect {
  /// The rectangle with its corner at even numbers.
  fileprivate var even: PixelRect {
    PixelRect(minX: minX & ~1, minY: minY & ~1, maxX: maxX, maxY: maxY)
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
