import SegueGeometry
import SegueSceneGraph

extension DisplayListBuilder {
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
  /// True if nothing behind the box is visible, unless it has a mask.
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
