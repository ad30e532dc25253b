import SegueGeometry
import SegueSceneGraph

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

  /// How many of the layers that are drawn next are looked at.
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

extension ListWriter {
  /// The edges at which a layer goes on under layers beside it that are drawn later.
  func overlap(of index: Int, at place: LayerPlacement, on plane: DrawingPlane) -> Overlap {
    let items = scene.items
    guard items[index].properties.cornerRadii.isZero,
      let box = place.upright(items[index].properties.bounds), box.wholePixels == nil
    else { return [] }
    let end = items[index].parent.map { items[$0].end } ?? items.count
    var overlap: Overlap = []
    var next = items[index].end
    for _ in 0..<Overlap.reach where next < end && plane.holds(next) {
      if items[next].properties.hidesAllBehind, scene.mask(of: next) == nil,
        let other = plane.place(of: next).upright(items[next].properties.bounds)
      {
        overlap.formUnion(Overlap(of: box, under: other))
      }
      next = items[next].end
    }
    return overlap
  }
}

extension LayerProperties {
  /// Whether nothing behind the box is to be seen, if it has no mask.
  fileprivate var hidesAllBehind: Bool {
    guard !isHidden, opacity >= 1, blendMode == .normal, filters.isEmpty, cornerRadii.isZero else {
      return false
    }
    return switch background {
    case .color(let color): color.isOpaque
    case .gradient(let gradient): gradient.stops.allSatisfy(\.color.isOpaque)
    case nil: false
    }
  }
}
