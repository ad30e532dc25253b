import SegueMotion

/// The size of a display and the distance from which it is looked at: how many pixels are seen at an angle.
package struct DisplayView: Hashable, Sendable, Codable {
  /// The diagonal, in inches.
  package let diagonal: Double
  /// The distance of the eyes, in inches.
  package let distance: Double

  /// A display of a size, looked at from a distance; both above 0.
  package init(diagonal: Double, distance: Double) {
    precondition(diagonal > 0 && distance > 0, "a display has no size")
    (self.diagonal, self.distance) = (diagonal, distance)
  }

  /// The solid angle of ten degrees of sight, in steradians.
  private static let tenDegrees = 0.023909
  /// Half the rows of the reference window, 341 to 256 points.
  private static let shape = 256.0 / 341

  /// Number of pixels of a picture, which fills the display, that stand for a point: so many that ten degrees of sight
  /// are as wide as the reference window.
  package func pixelsPerPoint(width: Int, height: Int) -> Double {
    let pixels = (Double(width * width) + Double(height * height)).squareRoot()
    let rows = distance * (Self.tenDegrees * Self.shape).squareRoot() * pixels / diagonal
    return rows / 256
  }

  /// The same where nobody has said how large the display is: the longer side is that of the reference display, 1024
  /// to 768 points.
  static func usualPixelsPerPoint(width: Int, height: Int) -> Double {
    Double(max(width, height)) / 1024
  }
}
