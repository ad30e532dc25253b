import SegueGeometry

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
  case textColor, textCount
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
  package static let plain: [Property] = [
    .position, .positionX, .positionY, .size, .width, .height, .anchor,
    .translate, .translateX, .translateY, .translateZ, .scale, .scaleX, .scaleY,
    .rotate, .rotateX, .rotateY, .skewX, .skewY, .matrix, .perspective,
    .opacity, .zPosition, .hidden, .cornerRadius, .background, .fill,
    .borderWidth, .borderColor,
    .shadowColor, .shadowOpacity, .shadowOffset, .shadowBlur, .shadowPath,
    .imageTint, .imageCrop, .textColor, .textCount, .pathData, .pathFill,
    .strokeColor, .strokeWidth, .dashPhase, .trimStart, .trimEnd, .trimOffset,
    .rectangleCornerRadius, .polygonCornerRadius, .starCornerRadius, .starInnerRadius,
    .fieldProgress,
  ]
}

extension Property {
  /// All that is known about the property.
  var row: PropertyRow {
    switch self {
    // Where the box is, and how large.
    case .position:
      .numbers(
        "position", kind: .place, part: .place, listed: .within, get: { $0.position.numbers },
        set: { $0.position = Point($1) })
    case .positionX:
      .number(
        "positionX", kind: .distance, part: .place, listed: .within, get: { $0.position.x },
        set: { $0.position.x = $1 })
    case .positionY:
      .number(
        "positionY", kind: .distance, part: .place, listed: .within, get: { $0.position.y },
        set: { $0.position.y = $1 })
    case .size:
      .numbers(
        "size", kind: .size, part: .extents, listed: .within, get: { $0.size.numbers },
        set: { $0.size = Size($1) })
    case .width:
      .number(
        "width", kind: .length, part: .extents, listed: .within, get: { $0.size.width },
        set: { $0.size.width = $1 })
    case .height:
      .number(
        "height", kind: .length, part: .extents, listed: .within, get: { $0.size.height },
        set: { $0.size.height = $1 })

    // What is done to the box about its anchor.
    case .anchor:
      .numbers(
        "anchor", kind: .unitPoint, part: .transform, listed: .within, get: { $0.anchor.numbers },
        set: { $0.anchor = UnitPoint($1) })
    case .translate:
      .numbers(
        "translate", kind: .place, part: .transform, listed: .within, get: { $0.components.shift },
        set: { $0.components.shift = $1 })
    case .translateX:
      .number(
        "translateX", kind: .distance, part: .transform, listed: .within,
        get: { $0.components.translation.x },
        set: { $0.components.translation.x = $1 })
    case .translateY:
      .number(
        "translateY", kind: .distance, part: .transform, listed: .within,
        get: { $0.components.translation.y },
        set: { $0.components.translation.y = $1 })
    case .translateZ:
      .number(
        "translateZ", kind: .distance, part: .transform, listed: .within,
        get: { $0.components.translation.z },
        set: { $0.components.translation.z = $1 })
    case .scale:
      .numbers(
        "scale", kind: .factors, part: .transform, listed: .within, get: { $0.components.factors },
        set: { $0.components.factors = $1 })
    case .scaleX:
      .number(
        "scaleX", kind: .number, part: .transform, listed: .within, get: { $0.components.scale.x },
        set: { $0.components.scale.x = $1 })
    case .scaleY:
      .number(
        "scaleY", kind: .number, part: .transform, listed: .within, get: { $0.components.scale.y },
        set: { $0.components.scale.y = $1 })
    case .rotate:
      .number(
        "rotate", kind: .angle, part: .transform, listed: .within,
        get: { $0.components.rotationZ.degrees },
        set: { $0.components.rotationZ = .degrees($1) })
    case .rotateX:
      .number(
        "rotateX", kind: .angle, part: .transform, listed: .within,
        get: { $0.components.rotationX.degrees },
        set: { $0.components.rotationX = .degrees($1) })
    case .rotateY:
      .number(
        "rotateY", kind: .angle, part: .transform, listed: .within,
        get: { $0.components.rotationY.degrees },
        set: { $0.components.rotationY = .degrees($1) })
    case .skewX:
      .number(
        "skewX", kind: .angle, part: .transform, listed: .within,
        get: { $0.components.skewX.degrees },
        set: { $0.components.skewX = .degrees($1) })
    case .skewY:
      .number(
        "skewY", kind: .angle, part: .transform, listed: .within,
        get: { $0.components.skewY.degrees },
        set: { $0.components.skewY = .degrees($1) })
    case .matrix:
      .transform(
        "matrix", part: .transform, listed: .within, get: { $0.transform.combined },
        set: { $0.transform = LayerTransform(matrix: $1) })
    case .perspective:
      .number(
        "perspective", kind: .length, part: .transform, get: { $0.perspective },
        set: { $0.perspective = $1 })

    // How the box looks, and whether.
    case .opacity:
      .number(
        "opacity", kind: .fraction, part: .looks, get: { $0.opacity }, set: { $0.opacity = $1 })
    case .zPosition:
      .number(
        "zPosition", kind: .number, part: .looks, get: { $0.zPosition }, set: { $0.zPosition = $1 })
    case .hidden: .flag("hidden", part: .looks, get: { $0.isHidden }, set: { $0.isHidden = $1 })
    case .cornerRadius:
      .numbers(
        "cornerRadius", kind: .radii, part: .looks, get: { $0.cornerRadii.numbers },
        set: { $0.cornerRadii = CornerRadii($1) })
    case .background:
      .paint(
        "background", part: .looks, get: { $0.background ?? .color(.clear) },
        set: { $0.background = $1 })
    case .borderWidth:
      .number(
        "border.width", kind: .length, part: .looks, get: { $0.border.width },
        set: { $0.border.width = $1 })
    case .borderColor:
      .numbers(
        "border.color", kind: .color, part: .looks, get: { $0.border.color.components },
        set: { $0.border.color = Color(components: $1) })
    case .shadowColor:
      .numbers(
        "shadow.color", kind: .color, part: .looks, get: { $0.shadow?.color.components },
        set: { $0.shadow?.color = Color(components: $1) })
    case .shadowOpacity:
      .number(
        "shadow.opacity", kind: .fraction, part: .looks, get: { $0.shadow?.opacity },
        set: { $0.shadow?.opacity = $1 })
    case .shadowOffset:
      .numbers(
        "shadow.offset", kind: .point, part: .looks, get: { $0.shadow?.offset.numbers },
        set: { $0.shadow?.offset = Vector($1) })
    case .shadowBlur:
      .number(
        "shadow.blur", kind: .length, part: .looks, get: { $0.shadow?.blur },
        set: { $0.shadow?.blur = $1 })
    case .shadowPath:
      .path(
        "shadow.path", part: .looks, listed: .never, get: { $0.shadow?.path },
        set: { $0.shadow?.path = $1 })
    case .filter(let index):
      .amount(
        "filters", at: index, get: { $0.filters.amount(at: $1) },
        set: { $0.filters.setAmount($2, at: $1) })
    case .backdropFilter(let index):
      .amount(
        "backdropFilters", at: index, get: { $0.backdropFilters.amount(at: $1) },
        set: { $0.backdropFilters.setAmount($2, at: $1) })

    // What the layer shows.
    case .fill: .paint("fill", part: .content, get: { $0.fill }, set: { $0.fill = $1 })
    case .imageTint:
      .numbers(
        "image.tint", kind: .color, part: .content, listed: .called("tint"),
        get: { $0.image?.tint?.components },
        set: { $0.image?.tint = Color(components: $1) })
    case .imageCrop:
      .numbers(
        "image.crop", kind: .rect, part: .content, listed: .never, get: { $0.image?.crop?.numbers },
        set: { $0.image?.crop = Rect($1) })
    case .textColor:
      .paint(
        "text.color", part: .content, listed: .called("color"), get: { $0.text?.paint },
        set: { $0.text?.paint = $1 })
    case .textCount:
      .number(
        "text.count", kind: .count, part: .content, listed: .called("count"),
        get: { $0.text?.number }, set: { $0.text?.number = $1 })
    case .pathData:
      .path(
        "path.data", part: .content, listed: .within, get: { $0.shape?.form.path },
        set: { $0.shape?.form.path = $1 })
    case .pathFill:
      .paint("path.fill", part: .content, get: { $0.shape?.fill }, set: { $0.shape?.fill = $1 })
    case .strokeColor:
      .paint(
        "path.stroke.color", part: .content, listed: .called("stroke"),
        get: { $0.shape?.stroke?.paint },
        set: { $0.shape?.stroke?.paint = $1 })
    case .strokeWidth:
      .number(
        "path.stroke.width", kind: .length, part: .content, listed: .called("strokeWidth"),
        get: { $0.shape?.stroke?.width }, set: { $0.shape?.stroke?.width = $1 })
    case .dashPhase:
      .number(
        "path.stroke.dashPhase", kind: .distance, part: .content, listed: .called("dashPhase"),
        get: { $0.shape?.stroke?.dashPhase }, set: { $0.shape?.stroke?.dashPhase = $1 })
    case .trimStart:
      .number(
        "path.trimStart", kind: .fraction, part: .content, listed: .called("trimStart"),
        get: { $0.shape?.trimStart },
        set: { $0.shape?.trimStart = $1 })
    case .trimEnd:
      .number(
        "path.trimEnd", kind: .fraction, part: .content, listed: .called("trimEnd"),
        get: { $0.shape?.trimEnd },
        set: { $0.shape?.trimEnd = $1 })
    case .trimOffset:
      .number(
        "path.trimOffset", kind: .number, part: .content, listed: .called("trimOffset"),
        get: { $0.shape?.trimOffset },
        set: { $0.shape?.trimOffset = $1 })
    case .rectangleCornerRadius:
      .number(
        "path.rectangle.cornerRadius", kind: .length, part: .content, listed: .within,
        get: { $0.shape?.form.rectangleRadius }, set: { $0.shape?.form.rectangleRadius = $1 })
    case .polygonCornerRadius:
      .number(
        "path.polygon.cornerRadius", kind: .length, part: .content, listed: .within,
        get: { $0.shape?.form.polygonRadius }, set: { $0.shape?.form.polygonRadius = $1 })
    case .starCornerRadius:
      .number(
        "path.star.cornerRadius", kind: .length, part: .content, listed: .within,
        get: { $0.shape?.form.starRadius },
        set: { $0.shape?.form.starRadius = $1 })
    case .starInnerRadius:
      .number(
        "path.star.innerRadius", kind: .fraction, part: .content, listed: .within,
        get: { $0.shape?.form.starInnerRadius }, set: { $0.shape?.form.starInnerRadius = $1 })
    case .fieldProgress:
      .number(
        "field.progress", kind: .fraction, part: .content, listed: .called("progress"),
        get: { $0.field?.progress },
        set: { $0.field?.progress = $1 })
    }
  }
}
