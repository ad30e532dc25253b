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
}

extension Property {
  /// All that is known about the property.
  var row: PropertyRow {
    switch self {
    // Where the box is, and how large.
    case .position:
      .numbers(
        "position", .place, .place, listed: .within, { $0.position.numbers },
        { $0.position = Point($1) })
    case .positionX:
      .number(
        "positionX", .distance, .place, listed: .within, { $0.position.x }, { $0.position.x = $1 })
    case .positionY:
      .number(
        "positionY", .distance, .place, listed: .within, { $0.position.y }, { $0.position.y = $1 })
    case .size:
      .numbers(
        "size", .size, .extents, listed: .within, { $0.size.numbers }, { $0.size = Size($1) })
    case .width:
      .number(
        "width", .length, .extents, listed: .within, { $0.size.width }, { $0.size.width = $1 })
    case .height:
      .number(
        "height", .length, .extents, listed: .within, { $0.size.height }, { $0.size.height = $1 })

    // What is done to the box about its anchor.
    case .anchor:
      .numbers(
        "anchor", .unitPoint, .transform, listed: .within, { $0.anchor.numbers },
        { $0.anchor = UnitPoint($1) })
    case .translate:
      .numbers(
        "translate", .place, .transform, listed: .within, { $0.components.shift },
        { $0.components.shift = $1 })
    case .translateX:
      .number(
        "translateX", .distance, .transform, listed: .within, { $0.components.translation.x },
        { $0.components.translation.x = $1 })
    case .translateY:
      .number(
        "translateY", .distance, .transform, listed: .within, { $0.components.translation.y },
        { $0.components.translation.y = $1 })
    case .translateZ:
      .number(
        "translateZ", .distance, .transform, listed: .within, { $0.components.translation.z },
        { $0.components.translation.z = $1 })
    case .scale:
      .numbers(
        "scale", .factors, .transform, listed: .within, { $0.components.factors },
        { $0.components.factors = $1 })
    case .scaleX:
      .number(
        "scaleX", .number, .transform, listed: .within, { $0.components.scale.x },
        { $0.components.scale.x = $1 })
    case .scaleY:
      .number(
        "scaleY", .number, .transform, listed: .within, { $0.components.scale.y },
        { $0.components.scale.y = $1 })
    case .rotate:
      .number(
        "rotate", .angle, .transform, listed: .within, { $0.components.rotationZ.degrees },
        { $0.components.rotationZ = .degrees($1) })
    case .rotateX:
      .number(
        "rotateX", .angle, .transform, listed: .within, { $0.components.rotationX.degrees },
        { $0.components.rotationX = .degrees($1) })
    case .rotateY:
      .number(
        "rotateY", .angle, .transform, listed: .within, { $0.components.rotationY.degrees },
        { $0.components.rotationY = .degrees($1) })
    case .skewX:
      .number(
        "skewX", .angle, .transform, listed: .within, { $0.components.skewX.degrees },
        { $0.components.skewX = .degrees($1) })
    case .skewY:
      .number(
        "skewY", .angle, .transform, listed: .within, { $0.components.skewY.degrees },
        { $0.components.skewY = .degrees($1) })
    case .matrix:
      .transform(
        "matrix", .transform, listed: .within, { $0.transform.combined },
        { $0.transform = LayerTransform(matrix: $1) })
    case .perspective:
      .number(
        "perspective", .length, .transform, { $0.perspective }, { $0.perspective = $1 })

    // How the box looks, and whether.
    case .opacity: .number("opacity", .fraction, .looks, { $0.opacity }, { $0.opacity = $1 })
    case .zPosition: .number("zPosition", .number, .looks, { $0.zPosition }, { $0.zPosition = $1 })
    case .hidden: .flag("hidden", .looks, { $0.isHidden }, { $0.isHidden = $1 })
    case .cornerRadius:
      .numbers(
        "cornerRadius", .radii, .looks, { $0.cornerRadii.numbers },
        { $0.cornerRadii = CornerRadii($1) })
    case .background:
      .paint("background", .looks, { $0.background ?? .color(.clear) }, { $0.background = $1 })
    case .borderWidth:
      .number("border.width", .length, .looks, { $0.border.width }, { $0.border.width = $1 })
    case .borderColor:
      .numbers(
        "border.color", .color, .looks, { $0.border.color.components },
        { $0.border.color = Color(components: $1) })
    case .shadowColor:
      .numbers(
        "shadow.color", .color, .looks, { $0.shadow?.color.components },
        { $0.shadow?.color = Color(components: $1) })
    case .shadowOpacity:
      .number(
        "shadow.opacity", .fraction, .looks, { $0.shadow?.opacity }, { $0.shadow?.opacity = $1 })
    case .shadowOffset:
      .numbers(
        "shadow.offset", .point, .looks, { $0.shadow?.offset.numbers },
        { $0.shadow?.offset = Vector($1) })
    case .shadowBlur:
      .number("shadow.blur", .length, .looks, { $0.shadow?.blur }, { $0.shadow?.blur = $1 })
    case .shadowPath:
      .path("shadow.path", .looks, listed: .never, { $0.shadow?.path }, { $0.shadow?.path = $1 })
    case .filter(let index):
      .amount(
        "filters", at: index, { $0.filters.amount(at: $1) }, { $0.filters.setAmount($2, at: $1) })
    case .backdropFilter(let index):
      .amount(
        "backdropFilters", at: index, { $0.backdropFilters.amount(at: $1) },
        { $0.backdropFilters.setAmount($2, at: $1) })

    // What the layer shows.
    case .fill: .paint("fill", .content, { $0.fill }, { $0.fill = $1 })
    case .imageTint:
      .numbers(
        "image.tint", .color, .content, listed: .called("tint"), { $0.image?.tint?.components },
        { $0.image?.tint = Color(components: $1) })
    case .imageCrop:
      .numbers(
        "image.crop", .rect, .content, listed: .never, { $0.image?.crop?.numbers },
        { $0.image?.crop = Rect($1) })
    case .textColor:
      .paint(
        "text.color", .content, listed: .called("color"), { $0.text?.paint },
        { $0.text?.paint = $1 })
    case .pathData:
      .path(
        "path.data", .content, listed: .within, { $0.shape?.form.path },
        { $0.shape?.form.path = $1 })
    case .pathFill:
      .paint("path.fill", .content, { $0.shape?.fill }, { $0.shape?.fill = $1 })
    case .strokeColor:
      .paint(
        "path.stroke.color", .content, listed: .called("stroke"), { $0.shape?.stroke?.paint },
        { $0.shape?.stroke?.paint = $1 })
    case .strokeWidth:
      .number(
        "path.stroke.width", .length, .content, listed: .called("strokeWidth"),
        { $0.shape?.stroke?.width }, { $0.shape?.stroke?.width = $1 })
    case .dashPhase:
      .number(
        "path.stroke.dashPhase", .distance, .content, listed: .called("dashPhase"),
        { $0.shape?.stroke?.dashPhase }, { $0.shape?.stroke?.dashPhase = $1 })
    case .trimStart:
      .number(
        "path.trimStart", .fraction, .content, listed: .called("trimStart"),
        { $0.shape?.trimStart },
        { $0.shape?.trimStart = $1 })
    case .trimEnd:
      .number(
        "path.trimEnd", .fraction, .content, listed: .called("trimEnd"), { $0.shape?.trimEnd },
        { $0.shape?.trimEnd = $1 })
    case .trimOffset:
      .number(
        "path.trimOffset", .number, .content, listed: .called("trimOffset"),
        { $0.shape?.trimOffset },
        { $0.shape?.trimOffset = $1 })
    case .rectangleCornerRadius:
      .number(
        "path.rectangle.cornerRadius", .length, .content, listed: .within,
        { $0.shape?.form.rectangleRadius }, { $0.shape?.form.rectangleRadius = $1 })
    case .polygonCornerRadius:
      .number(
        "path.polygon.cornerRadius", .length, .content, listed: .within,
        { $0.shape?.form.polygonRadius }, { $0.shape?.form.polygonRadius = $1 })
    case .starCornerRadius:
      .number(
        "path.star.cornerRadius", .length, .content, listed: .within, { $0.shape?.form.starRadius },
        { $0.shape?.form.starRadius = $1 })
    case .starInnerRadius:
      .number(
        "path.star.innerRadius", .fraction, .content, listed: .within,
        { $0.shape?.form.starInnerRadius }, { $0.shape?.form.starInnerRadius = $1 })
    case .fieldProgress:
      .number(
        "field.progress", .fraction, .content, listed: .called("progress"), { $0.field?.progress },
        { $0.field?.progress = $1 })
    }
  }
}
