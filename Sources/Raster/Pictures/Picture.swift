import SegueKernels

/// An immutable picture, prepared for drawing.
///
/// A picture that is only moved is drawn from its rows. For everything else it is cut into strips
/// once, and into strips of copies of half, a quarter, ... of its size; that takes about as much
/// memory again, and a third for the copies.
public struct Picture: Sendable {
  /// The pixels.
  public let surface: Surface
  /// Whether every pixel is opaque.
  public let isOpaque: Bool
  /// What the picture is prepared for.
  public let use: Use
  /// The sizes that are cut into strips, the largest first.
  let levels: [PictureLevel]

  /// What a picture shall be prepared for.
  ///
  /// Being drawn in another way is possible, but prepares the picture anew for every pass.
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

  /// A picture of these pixels.
  public init(
    _ surface: Surface, for use: Use = .shrunk, kernels: KernelSet = .widest
  ) throws(MemoryShortage) {
    self.surface = surface
    self.use = use
    isOpaque = surface.pixels.indices.allSatisfy { surface.pixels[$0] >> 24 == 255 }
    levels = try PictureLevel.chain(of: surface, use, kernels)
  }

  /// The number of columns.
  public var width: Int { surface.width }
  /// The number of rows.
  public var height: Int { surface.height }
}

/// A picture at one size, cut into strips.
struct PictureLevel: Sendable {
  let strips: Surface
  let width: Int
  let height: Int

  /// The levels that a use needs.
  static func chain(
    of surface: Surface, _ use: Picture.Use, _ kernels: KernelSet
  ) throws(MemoryShortage) -> [PictureLevel] {
    if use == .moved { return [] }
    var levels = [try PictureLevel(surface, kernels)]
    if use == .turned { return levels }
    var smaller = surface
    while smaller.width > 1 || smaller.height > 1 {
      smaller = try smaller.halved()
      levels.append(try PictureLevel(smaller, kernels))
    }
    return levels
  }

  init(_ surface: Surface, _ kernels: KernelSet) throws(MemoryShortage) {
    width = surface.width
    height = surface.height
    // Sixteen texels for every fifteen columns, with a border of one texel on all sides.
    let rows = (surface.width + 16) / 15
    var strips = try Surface(lines: rows * (surface.height + 2))
    try strips.withPixels { strips in
      kernels.cut(
        &strips, source: surface.pixels, width: surface.width, height: surface.height,
        stride: surface.width)
    }
    self.strips = strips
  }

  var size: TexelSize { TexelSize(width: width, height: height) }
}

extension Surface {
  /// The surface at half the size: each pixel the mean of four, the last row and column of an odd
  /// size counted twice.
  func halved() throws(MemoryShortage) -> Surface {
    var half = try Surface(width: (width + 1) / 2, height: (height + 1) / 2)
    let (columns, rows) = (half.width, half.height)
    try half.withPixels { target in
      for y in 0..<rows {
        let upper = 2 * y * width
        let lower = min(2 * y + 1, height - 1) * width
        for x in 0..<columns {
          let left = 2 * x
          let right = min(left + 1, width - 1)
          target[y * columns + x] = Surface.mean(
            pixels[upper + left], pixels[upper + right], pixels[lower + left], pixels[lower + right]
          )
        }
      }
    }
    return half
  }

  /// The mean of four pixels, rounded to nearest.
  @inline(__always)
  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    func sum(_ shift: UInt32) -> UInt32 {
      func half(_ pixel: UInt32) -> UInt32 { (pixel &>> shift) & 0x00ff_00ff }
      let total = half(a) &+ half(b) &+ half(c) &+ half(d) &+ 0x0002_0002
      return (total &>> 2) & 0x00ff_00ff
    }
    return sum(0) | sum(8) &<< 8
  }
}
