import SegueRaster
import SegueSceneGraph

extension Pixel {
  /// The stored form of what an author meant: each component rounded to a byte once, then
  /// premultiplied.
  ///
  /// - Parameter opacity: a factor for the color's own alpha.
  init(_ color: Color, opacity: Double = 1) {
    self.init(
      red: Pixel.byte(color.red), green: Pixel.byte(color.green), blue: Pixel.byte(color.blue),
      alpha: Pixel.byte(color.alpha * min(max(opacity, 0), 1)))
  }

  /// A component from 0 to 1 as a byte; what lies outside is limited.
  static func byte(_ component: Double) -> UInt8 {
    UInt8((min(max(component.isNaN ? 0 : component, 0), 1) * 255).rounded(.toNearestOrAwayFromZero))
  }
}
