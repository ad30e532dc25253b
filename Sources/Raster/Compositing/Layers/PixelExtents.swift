import SegueGeometry
import SegueRaster

/// Extents of something on the canvas, in pixels that need not be whole.
public struct PixelExtents: Hashable, Sendable {
  /// The pixels from left to right.
  public let width: Double
  /// The pixels from top to bottom.
  public let height: Double

  /// These extents.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

extension LayerPlacement {
  /// Returns the pixel extents of a whole picture whose part `crop` of `grid` fills `frame`; under perspective,
  /// by the scale in the middle of the frame.
  func pixels(ofWhole frame: Rect, showing crop: Rect, of grid: Size) -> PixelExtents {
    let width = frame.width * grid.width / crop.width
    let height = frame.height * grid.height / crop.height
    guard let affine else {
      let scale = scale(at: frame.center)
      return PixelExtents(width * scale, height * scale)
    }
    let across = (affine.a * affine.a + affine.b * affine.b).squareRoot()
    let down = (affine.c * affine.c + affine.d * affine.d).squareRoot()
    return PixelExtents(width * across, height * down)
  }
}

extension AssetTable.Entry {
  /// The number of the size that is drawn where so many pixels are wanted: one that has as many, or
  /// else the largest.
  func choice(for wanted: PixelExtents) -> Int {
    let last = pictures.count - 1
    return pictures.firstIndex { PixelExtents(Double($0.width), Double($0.height)).isNear(wanted) }
      ?? last
  }
}

extension PixelExtents {
  /// Returns `true` if the difference is within rounding error.
  fileprivate func isNear(_ other: PixelExtents) -> Bool {
    abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
