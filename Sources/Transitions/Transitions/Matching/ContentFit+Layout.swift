import SegueGeometry
import SegueSceneGraph

/// Position and scale of a picture in a box.
struct FittedContent: Hashable {
  /// The top left corner, in the box.
  var origin: Point
  /// The extents before it is scaled.
  var size: Size
  /// The factors along x and y.
  var scale: SIMD2<Double>
}

extension ContentFit {
  /// The mode for an element that is not told one.
  func settled(for element: SharedElement) -> ContentFit {
    guard mode == .automatic else { return self }
    let isLeaf = element.layer.children.isEmpty && !element.isScreen
    return ContentFit(isLeaf ? .resize : .width, at: alignment)
  }

  /// Returns the layout of the picture of `element` in a box of this size.
  func layout(of element: SharedElement, in box: Size) -> FittedContent {
    let (own, rest) = (element.properties.size, element.place.scale)
    if mode == .resize {
      return FittedContent(
        origin: .zero, size: Size(box.width / rest, box.height / rest), scale: [rest, rest])
    }
    let across = own.width > 0 ? box.width / own.width : 1
    let down = own.height > 0 ? box.height / own.height : 1
    let scale: SIMD2<Double> =
      switch mode {
      case .automatic, .resize, .width: [across, across]
      case .stretch: [across, down]
      case .height: [down, down]
      case .fit: SIMD2(repeating: min(across, down))
      case .fill: SIMD2(repeating: max(across, down))
      case .inside: SIMD2(repeating: min(across, down, rest))
      case .original: [rest, rest]
      }
    let left = Size(box.width - own.width * scale.x, box.height - own.height * scale.y)
    return FittedContent(origin: .zero + alignment.offset(in: left), size: own, scale: scale)
  }
}
