public import SegueGeometry

/// Mapping from each pixel of the canvas to a point of a picture, in 1/2³² of a texel.
///
/// The pixel (0, 0) samples (`u`, `v`), counted from the center of the texel (0, 0); one column to
/// the right adds (`dux`, `dvx`), one row down (`duy`, `dvy`). The numbers are rounded once, from the
/// inverse of the transform from picture to canvas.
public struct SamplingMap: Hashable, Sendable {
  /// The column at the pixel (0, 0).
  public var u: Int64
  /// The row at the pixel (0, 0).
  public var v: Int64
  /// The change of the column to the right.
  public var dux: Int64
  /// The change of the row to the right.
  public var dvx: Int64
  /// The change of the column downward.
  public var duy: Int64
  /// The change of the row downward.
  public var dvy: Int64

  /// The map for a picture whose pixels `transform` takes to the canvas; `nil` if the picture
  /// shrinks to nothing.
  public init?(_ transform: AffineTransform) {
    guard let inverse = transform.inverted() else { return nil }
    func fixed(_ value: Double) -> Int64 {
      let scaled = (value * 4_294_967_296).rounded()
      let limit = 4_611_686_018_427_387_904.0
      return Int64(min(max(scaled.isNaN ? 0 : scaled, -limit), limit))
    }
    dux = fixed(inverse.a)
    dvx = fixed(inverse.b)
    duy = fixed(inverse.c)
    dvy = fixed(inverse.d)
    u = fixed(0.5 * inverse.a + 0.5 * inverse.c + inverse.tx - 0.5)
    v = fixed(0.5 * inverse.b + 0.5 * inverse.d + inverse.ty - 0.5)
  }

  /// The map that puts the picture's first pixel at (`x`, `y`).
  public init(x: Int, y: Int) {
    u = -Int64(x) << 32
    v = -Int64(y) << 32
    dux = 1 << 32
    dvx = 0
    duy = 0
    dvy = 1 << 32
  }

  /// True if the picture is only moved.
  public var isTranslation: Bool {
    dux == 1 << 32 && dvy == 1 << 32 && dvx == 0 && duy == 0
  }

  /// Position of the first pixel if the picture is moved by whole pixels.
  public var wholeOffset: (x: Int, y: Int)? {
    guard isTranslation, u & 0xffff_ffff == 0, v & 0xffff_ffff == 0 else { return nil }
    return (Int(-u >> 32), Int(-v >> 32))
  }

  /// Number of texels along a pixel, as a logarithm of base two in 1/65 536; for a picture of half the size it
  /// is one less.
  ///
  /// Zero is where plain bilinear sampling ends.
  public var level: Int {
    let area = Double(dux) * Double(dvy) - Double(duy) * Double(dvx)
    return SamplingMap.level(texelsPerPixel: (area.magnitude).squareRoot() / 4_294_967_296)
  }

  /// max(0, log2(0.5 / scale)), in 1/65 536, for a scale of one over `texelsPerPixel`.
  static func level(texelsPerPixel: Double) -> Int {
    guard texelsPerPixel > 2 else { return 0 }
    return Int(min(PortableMath.log2(texelsPerPixel / 2), 16) * 65_536)
  }
}

/// Mapping from each pixel of the canvas to a point of a picture under a projection.
///
/// The position is a quotient: (`u`·x + ...) / w. It is divided at every canvas column that is a
/// multiple of 16 and runs straight between.
public struct ProjectiveMap: Hashable, Sendable {
  /// From canvas to picture.
  public var inverse: Projection
  /// The level of detail, in 1/65 536 (see `SamplingMap.level`): it is the picture's, not the
  /// pixel's.
  public var level: Int
  /// The column of the plane that the first of the picture is.
  var left = 0
  /// The row of the plane that the first of the picture is.
  var top = 0

  /// The map for a picture whose pixels `projection` takes to the canvas.
  ///
  /// `center` is the middle of the whole picture, in its own pixels, where the level is taken.
  public init?(_ projection: Projection, center: Point) {
    guard let inverse = projection.inverted() else { return nil }
    self.inverse = inverse
    let depth = projection.depth(at: center)
    guard depth > 0, let image = projection.map(center) else {
      level = 0
      return
    }
    let a = (projection.m11 - image.x * projection.m13) / depth
    let b = (projection.m12 - image.y * projection.m13) / depth
    let c = (projection.m21 - image.x * projection.m23) / depth
    let d = (projection.m22 - image.y * projection.m23) / depth
    let scale = (a * d - b * c).magnitude.squareRoot()
    level = scale > 0 ? SamplingMap.level(texelsPerPixel: 1 / scale) : 0
  }

  /// The position at the center of a pixel, in 1/65 536 texel; `nil` behind the viewer.
  func position(_ x: Int, _ y: Int) -> (u: Int, v: Int)? {
    let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
    let w = px * inverse.m13 + py * inverse.m23 + inverse.m33
    guard w > 0 else { return nil }
    func fixed(_ value: Double) -> Int {
      let scaled = ((value / w - 0.5) * 65_536).rounded()
      return Int(min(max(scaled.isNaN ? 0 : scaled, -1e12), 1e12))
    }
    return (
      fixed(px * inverse.m11 + py * inverse.m21 + inverse.m31) - left << 16,
      fixed(px * inverse.m12 + py * inverse.m22 + inverse.m32) - top << 16
    )
  }
}
