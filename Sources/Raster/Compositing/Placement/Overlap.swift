import SegueGeometry

/// The edges at which a box goes on to the end of the pixel, under a box that is drawn later.
///
/// Where two boxes meet inside of a pixel, each covers its part of it; drawn one after the other, they
/// would leave some of what is behind both. If the lower one covers all of the pixel, the upper one
/// leaves just the lower one's part.
struct Overlap: OptionSet {
  let rawValue: UInt8

  static let left = Overlap(rawValue: 1)
  static let top = Overlap(rawValue: 2)
  static let right = Overlap(rawValue: 4)
  static let bottom = Overlap(rawValue: 8)

  /// Maximum number of following layers that are examined.
  static let reach = 64
}

extension Overlap {
  /// The edges of a box along the whole of which another box begins.
  init(of box: Rect, under other: Rect) {
    let near = 1.0 / 512
    func meet(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < near }
    self = []
    if other.minY < box.minY + near && other.maxY > box.maxY - near {
      if meet(other.maxX, box.minX) { insert(.left) }
      if meet(other.minX, box.maxX) { insert(.right) }
    }
    if other.minX < box.minX + near && other.maxX > box.maxX - near {
      if meet(other.maxY, box.minY) { insert(.top) }
      if meet(other.minY, box.maxY) { insert(.bottom) }
    }
  }

  /// A box that goes on at these edges.
  func extended(_ box: Rect) -> Rect {
    Rect(
      minX: contains(.left) ? box.minX.rounded(.down) : box.minX,
      minY: contains(.top) ? box.minY.rounded(.down) : box.minY,
      maxX: contains(.right) ? box.maxX.rounded(.up) : box.maxX,
      maxY: contains(.bottom) ? box.maxY.rounded(.up) : box.maxY)
  }
}
