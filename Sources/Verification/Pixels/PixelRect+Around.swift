package import SegueGeometry
package import SegueRaster

extension PixelRect {
  /// The pixels that a box in points touches; none where it is not on any picture.
  package init(around box: Rect, scale: Double) {
    let edges = [box.minX, box.minY, box.maxX, box.maxY].map { edge in
      min(max(edge * scale, -1e6), 1e6)
    }
    self.init(
      minX: Int(edges[0].rounded(.down)), minY: Int(edges[1].rounded(.down)),
      maxX: Int(edges[2].rounded(.up)), maxY: Int(edges[3].rounded(.up)))
  }
}
