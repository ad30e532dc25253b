import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// The covers that lie in front of layers and hide them.
///
/// Only plain, upright boxes of one opaque color hide anything for certain; what several of them hide together
/// counts as seen.
struct LayerCovers {
  private let film: AnimatedScene
  /// The covers of each moment that has been looked at, from the bottom to the top.
  private var known: [Time: (places: [LayerID: Range<Int>], covers: [Cover])] = [:]

  /// The work that looking at moments may take; what is hidden at others counts as seen.
  private let work = WorkBudget(steps: AuditWork.ofCovers)

  private struct Cover {
    let index: Int
    let box: Rect
  }

  init(_ film: AnimatedScene) { self.film = film }

  /// Returns true if a cover hides a part of the canvas, which is the visible part of a layer at a moment.
  mutating func hide(_ part: Rect, of layer: String, at time: Time) -> Bool {
    if known[time] == nil {
      guard !work.isSpent else { return false }
      let scene = film.scene(at: time)
      work.take(scene.items.count)
      known[time] = Self.look(at: scene)
    }
    guard let look = known[time], let own = look.places[LayerID(layer)] else { return false }
    return look.covers.contains { $0.index >= own.upperBound && $0.box.contains(part) }
  }

  private static func look(
    at scene: Scene
  ) -> (places: [LayerID: Range<Int>], covers: [Cover]) {
    let projections = scene.projections
    let masked = Set(scene.items.filter(\.isMask).compactMap(\.parent))
    var places: [LayerID: Range<Int>] = [:]
    var covers: [Cover] = []
    for (index, item) in scene.items.enumerated() {
      if places[item.id] == nil { places[item.id] = index..<item.end }
      guard item.properties.isPlainCover, let affine = projections[index].affine, affine.b == 0,
        affine.c == 0, var box = projections[index].map(item.properties.bounds)?.boundingBox
      else { continue }
      // Between round corners the box is whole.
      let radii = item.properties.cornerRadii
      let scale = affine.d.magnitude
      box.origin.y += max(radii.topLeft, radii.topRight) * scale
      box.size.height -=
        (max(radii.topLeft, radii.topRight) + max(radii.bottomLeft, radii.bottomRight)) * scale
      var isWhole = !masked.contains(index)
      var next = item.parent
      while let parent = next, isWhole {
        let around = scene.items[parent]
        let looks = around.properties
        isWhole =
          !around.isMask && !looks.isHidden && looks.opacity >= 1 && looks.filters.isEmpty
          && looks.blendMode == .normal && !masked.contains(parent)
        if looks.clipsToBounds {
          let clip = projections[parent].map(looks.bounds)?.boundingBox
          if let clip, let left = box.intersection(clip) { box = left } else { isWhole = false }
        }
        next = around.parent
      }
      if isWhole, !box.isEmpty { covers.append(Cover(index: index, box: box)) }
    }
    return (places, covers)
  }
}

extension LayerProperties {
  /// True if its box is of one opaque color.
  fileprivate var isPlainCover: Bool {
    guard case .color(let color)? = background else { return false }
    return color.isOpaque && opacity >= 1 && !isHidden && filters.isEmpty && blendMode == .normal
  }
}
