import SegueKernels
import SegueTextSupport

/// An immutable picture, prepared for drawing.
///
/// A picture that is only moved is drawn from its rows. For everything else it is cut into strips
/// once, and into strips of copies of half, a quarter, ... of its size; that takes about as much
/// memory again, and a third for the copies.
public struct Picture: Sendable {
  /// The pixels.
  public let surface: Surface
  /// True if every pixel is opaque.
  public let isOpaque: Bool
  private let levels: PictureLevels

  /// Uses that a picture can be prepared for.
  public enum Use: Int, Hashable, Sendable, Comparable {
    /// Being moved.
    case moved
    /// Being scaled, rotated or skewed, down to half its size.
    case turned
    /// Being scaled to any size.
    case shrunk

    /// A use that needs less comes first.
    public static func < (a: Use, b: Use) -> Bool { a.rawValue < b.rawValue }
  }

  /// A picture of these pixels, prepared for a use; for another one it is prepared when it is first
  /// drawn so.
  public init(
    _ surface: Surface, for use: Use = .moved, kernels: KernelSet = .widest
  ) throws(MemoryError) {
    self.surface = surface
    isOpaque = surface.pixels.indices.allSatisfy { surface.pixels[$0] >> 24 == 255 }
    levels = PictureLevels(kernels)
    _ = try levels(for: use)
  }

  /// A layer that will be drawn; it is sampled in sizes of its own.
  init(layer surface: Surface, kernels: KernelSet) {
    self.surface = surface
    isOpaque = false
    levels = PictureLevels(kernels)
  }

  /// The number of columns.
  public var width: Int { surface.width }
  /// The number of rows.
  public var height: Int { surface.height }

  /// The sizes that are cut into strips for a use, the largest first.
  func levels(for use: Use) throws(MemoryError) -> [PictureLevel] {
    try levels.chain(of: surface, for: use)
  }
}

/// The sizes of a picture, cut into strips when they are first asked for.
///
/// Several tasks may ask at once: one cuts, and the others wait for it.
private final class PictureLevels: Sendable {
  private let kernels: KernelSet
  private let known: Locked<(use: Picture.Use, levels: [PictureLevel])>

  init(_ kernels: KernelSet) {
    self.kernels = kernels
    known = Locked((.moved, []))
  }

  /// The sizes of `surface` that a use needs, the largest first.
  func chain(
    of surface: Surface, for use: Picture.Use
  ) throws(MemoryError) -> [PictureLevel] {
    try known.withLock { (known) throws(MemoryError) in
      if known.use < use {
        known = (
          use, try PictureLevel.chain(of: surface, for: use, with: kernels, after: known.levels)
        )
      }
      return known.levels
    }
  }
}

/// A picture at one size, cut into strips.
struct PictureLevel: Sendable {
  let strips: Surface
  let width: Int
  let height: Int

  /// The levels that a use needs, of which the first may be there already.
  static func chain(
    of surface: Surface, for use: Picture.Use, with kernels: KernelSet, after first: [PictureLevel]
  ) throws(MemoryError) -> [PictureLevel] {
    if use == .moved { return [] }
    var levels = first.isEmpty ? [try PictureLevel(surface, kernels)] : first
    if use == .turned { return levels }
    var smaller = surface
    while smaller.width > 1 || smaller.height > 1 {
      smaller = try smaller.halved()
      levels.append(try PictureLevel(smaller, kernels))
    }
    return levels
  }

  init(_ surface: Surface, _ kernels: KernelSet) throws(MemoryError) {
    width = surface.width
    height = surface.height
    var strips = try Surface(
      lines: PictureLevel.lines(width: surface.width, height: surface.height))
    try strips.withPixels { strips in
      kernels.build.cut(
        &strips, source: surface.pixels, width: surface.width, height: surface.height,
        stride: surface.width)
    }
    self.strips = strips
  }

  /// A size whose strips will be cut.
  init(strips: Surface, width: Int, height: Int) {
    self.strips = strips
    self.width = width
    self.height = height
  }

  /// The lines of memory that strips take: sixteen texels for every fifteen columns, with a border of
  /// one texel on all sides.
  static func lines(width: Int, height: Int) -> Int { (width + 16) / 15 * (height + 2) }

  var size: TexelSize { TexelSize(width: width, height: height) }
}

extension Surface {
  /// The surface at half the size: each pixel the mean of four, the last row and column of an odd
  /// size counted twice.
  func halved() throws(MemoryError) -> Surface {
    var half = try Surface(width: (width + 1) / 2, height: (height + 1) / 2)
    let (columns, rows) = (half.width, half.height)
    try half.withPixels { halve(0..<rows, of: columns, into: &$0) }
    return half
  }

  /// Writes rows of `columns` pixels of the surface at half the size.
  func halve(_ rows: Range<Int>, of columns: Int, into target: inout MutableSpan<UInt32>) {
    for (row, y) in rows.enumerated() {
      let upper = 2 * y * width
      let lower = min(2 * y + 1, height - 1) * width
      for x in 0..<columns {
        let left = 2 * x
        let right = min(left + 1, width - 1)
        target[row * columns + x] = Surface.mean(
          upper: (pixels[upper + left], pixels[upper + right]),
          lower: (pixels[lower + left], pixels[lower + right]))
      }
    }
  }

  /// The mean of four pixels, rounded to nearest.
  @inline(__always)
  private static func mean(upper: (UInt32, UInt32), lower: (UInt32, UInt32)) -> UInt32 {
    func sum(_ shift: UInt32) -> UInt32 {
      func half(_ pixel: UInt32) -> UInt32 { (pixel &>> shift) & 0x00ff_00ff }
      let total = half(upper.0) &+ half(upper.1) &+ half(lower.0) &+ half(lower.1) &+ 0x0002_0002
      return (total &>> 2) & 0x00ff_00ff
    }
    return sum(0) | sum(8) &<< 8
  }
}
