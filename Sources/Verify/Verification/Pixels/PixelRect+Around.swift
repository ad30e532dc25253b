package import SegueGeometry
package import SegueRaster
import SegueTextSupport

extension PixelRect {
  /// The pixels that a box in points touches; none where it is not on any picture.
  package init(around box: Rect, scale: Double) {
    func pixel(_ edge: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(clamping: (edge * scale).rounded(rule), to: -1_000_000...1_000_000)
    }
    self.init(
      minX: pixel(box.minX, .down), minY: pixel(box.minY, .down), maxX: pixel(box.maxX, .up),
      maxY: pixel(box.maxY, .up))
  }
}
