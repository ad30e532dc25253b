package import Foundation

/// Grid of positions where frames may begin and end: at whole pixels, or anywhere.
package struct LayoutGrid: Hashable, Sendable {
  /// Number of pixels per point; `nil` for no grid.
  package var pixelsPerPoint: CGFloat?

  /// The grid of a screen.
  package init(pixelsPerPoint: CGFloat? = nil) {
    self.pixelsPerPoint = pixelsPerPoint
  }

  /// The frame with each edge at the nearest pixel; neighbors that met still do.
  package func aligned(_ frame: CGRect) -> CGRect {
    guard let scale = pixelsPerPoint, scale > 0 else { return frame }
    func nearest(_ place: CGFloat) -> CGFloat {
      (place * scale).rounded(.toNearestOrAwayFromZero) / scale
    }
    let (x, y) = (nearest(frame.minX), nearest(frame.minY))
    return CGRect(
      x: x, y: y, width: nearest(frame.maxX) - x, height: nearest(frame.maxY) - y)
  }
}
