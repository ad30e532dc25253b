import SegueFiles
import SegueRaster

/// The row of GIF.
struct GIFFormat: AnimationTraits {
  let ending = "gif"
  let title = "a GIF"
  let summary = "an animated picture of few colors, for everything"
  let remark: String? =
    "A GIF shows at most 50 frames a second, of a faster film the nearest ones."
  let transparencyWarning: String? =
    "the canvas is transparent, and the pixels of a GIF are so wholly or not at all"
  // A GIF counts in steps of 10 ms, and browsers show for 100 ms what is to be shown for less than 20 ms.
  let maximumRate = 50
  let leavesOutFrames = true
  let needsColorSample = true

  var libraries: [String] { ["libgif.so"].compactMap(LoadedLibrary.text) }

  func framing(_ recipe: AnimationRecipe) -> any AnimationFraming { GIFFraming(recipe) }

  func picture(
    of surface: Surface, after previous: Surface?, in place: PixelRect, by encoder: AnimationEncoder
  ) throws(PictureError) -> AnimationPicture {
    if encoder.recipe.isOpaque {
      return try GIFPainter(surface, after: previous, in: place, encoder.kernels).picture()
    }
    return try GIFPainter(surface, after: nil, in: surface.bounds, encoder.kernels)
      .picture(encoder.palette)
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
