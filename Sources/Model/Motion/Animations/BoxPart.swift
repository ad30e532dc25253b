public import SegueGeometry
public import SegueSceneGraph

/// Parts of a layer that an animation moves whose values are the corners of a box: left, top, right, bottom.
///
/// Corners on arcs go ways of their own, from which the size and the place of the box follow moment
/// by moment; so Compose moves rectangles.
public enum BoxPart: Hashable, Sendable {
  /// The width and the height.
  case size
  /// The position of this point of the box.
  case place(UnitPoint)

  /// The part of a box with these corners.
  public func value(ofCorners corners: Value) -> Value {
    guard case .numbers(let box) = corners else { return corners }
    let (width, height) = (box.z - box.x, box.w - box.y)
    switch self {
    case .size: return .pair(width, height)
    case .place(let point): return .pair(box.x + width * point.x, box.y + height * point.y)
    }
  }
}
