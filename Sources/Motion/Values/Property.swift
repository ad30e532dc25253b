/// One property of a layer that can be animated: a whole value, or a component of one.
///
/// Names are those of scene files. A component keeps what a whole forgets: animating ``rotate``
/// from 0 to 720 turns twice, while animating ``matrix`` between the two ends does not move.
public enum Property: Hashable, Sendable {
  case position, positionX, positionY
  case size, width, height
  case anchor
  case translate, translateX, translateY, translateZ
  case scale, scaleX, scaleY
  case rotate, rotateX, rotateY
  case skewX, skewY
  case matrix
  case perspective
  case opacity, zPosition, hidden
  case cornerRadius
  case background, fill
  case borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowBlur, shadowPath
  case imageTint, imageCrop
  case textColor
  case pathData, pathFill
  case strokeColor, strokeWidth, dashPhase
  case trimStart, trimEnd, trimOffset
  case rectangleCornerRadius, polygonCornerRadius, starCornerRadius, starInnerRadius
  case fieldProgress
  /// The amount of the filter with this index.
  case filter(Int)
  /// The amount of the backdrop filter with this index.
  case backdropFilter(Int)
}

extension Property {
  /// All properties but the filters, in the order of listings.
  public static let plain: [Property] = [
    .position, .positionX, .positionY, .size, .width, .height, .anchor,
    .translate, .translateX, .translateY, .translateZ, .scale, .scaleX, .scaleY,
    .rotate, .rotateX, .rotateY, .skewX, .skewY, .matrix, .perspective,
    .opacity, .zPosition, .hidden, .cornerRadius, .background, .fill,
    .borderWidth, .borderColor,
    .shadowColor, .shadowOpacity, .shadowOffset, .shadowBlur, .shadowPath,
    .imageTint, .imageCrop, .textColor, .pathData, .pathFill,
    .strokeColor, .strokeWidth, .dashPhase, .trimStart, .trimEnd, .trimOffset,
    .rectangleCornerRadius, .polygonCornerRadius, .starCornerRadius, .starInnerRadius,
    .fieldProgress,
  ]

  /// The property's name: the key of the layer in a scene file, or the keys that lead to it.
  public var name: String {
    switch self {
    case .borderWidth: "border.width"
    case .borderColor: "border.color"
    case .shadowColor: "shadow.color"
    case .shadowOpacity: "shadow.opacity"
    case .shadowOffset: "shadow.offset"
    case .shadowBlur: "shadow.blur"
    case .shadowPath: "shadow.path"
    case .imageTint: "image.tint"
    case .imageCrop: "image.crop"
    case .textColor: "text.color"
    case .pathData: "path.data"
    case .pathFill: "path.fill"
    case .strokeColor: "path.stroke.color"
    case .strokeWidth: "path.stroke.width"
    case .dashPhase: "path.stroke.dashPhase"
    case .trimStart: "path.trimStart"
    case .trimEnd: "path.trimEnd"
    case .fieldProgress: "field.progress"
    case .trimOffset: "path.trimOffset"
    case .rectangleCornerRadius: "path.rectangle.cornerRadius"
    case .polygonCornerRadius: "path.polygon.cornerRadius"
    case .starCornerRadius: "path.star.cornerRadius"
    case .starInnerRadius: "path.star.innerRadius"
    case .filter(let index): "filters.\(index)"
    case .backdropFilter(let index): "backdropFilters.\(index)"
    default: "\(self)"
    }
  }

  /// The property with this name.
  public init?(name: String) {
    if let plain = Property.plain.first(where: { $0.name == name }) {
      self = plain
      return
    }
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let index = Int(parts[1]), (0..<64).contains(index),
      parts[1] == "\(index)"
    else { return nil }
    switch parts[0] {
    case "filters": self = .filter(index)
    case "backdropFilters": self = .backdropFilter(index)
    default: return nil
    }
  }

  /// What the property's values are made of.
  public enum Kind: Hashable, Sendable {
    /// A number, such as an opacity.
    case number
    /// Degrees, clockwise.
    case angle
    /// Two numbers: a point, a size, an offset.
    case pair
    /// Factors along x and y.
    case factors
    /// The four radii of a box.
    case radii
    /// A rectangle: x, y, width, height.
    case rect
    /// A color.
    case color
    /// A color or a gradient.
    case paint
    /// A whole map of space.
    case transform
    /// An outline.
    case path
    /// A switch.
    case flag
  }

  /// What the property's values are made of.
  public var kind: Kind {
    switch self {
    case .position, .size, .anchor, .translate, .shadowOffset: .pair
    case .scale: .factors
    case .rotate, .rotateX, .rotateY, .skewX, .skewY: .angle
    case .matrix: .transform
    case .hidden: .flag
    case .cornerRadius: .radii
    case .background, .fill, .pathFill, .textColor, .strokeColor: .paint
    case .borderColor, .shadowColor, .imageTint: .color
    case .imageCrop: .rect
    case .shadowPath, .pathData: .path
    case .positionX, .positionY, .width, .height, .translateX, .translateY, .translateZ,
      .scaleX, .scaleY, .perspective, .opacity, .zPosition, .borderWidth, .shadowOpacity,
      .shadowBlur, .strokeWidth, .dashPhase, .trimStart, .trimEnd, .trimOffset,
      .rectangleCornerRadius, .polygonCornerRadius, .starCornerRadius, .starInnerRadius,
      .fieldProgress,
      .filter,
      .backdropFilter:
      .number
    }
  }
}
