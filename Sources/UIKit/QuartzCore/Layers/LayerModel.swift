package import HeadlessCoreGraphics
package import SegueGeometry
package import SegueSceneGraph

/// Everything about a layer that can be seen, as Core Animation names it.
package struct LayerModel {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var zPosition: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var opacity: Float = 1
  package var isHidden = false
  package var isDoubleSided = true
  package var masksToBounds = false
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var maskedCorners = CACornerMask.all
  package var cornerCurve = CALayerCornerCurve.circular
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  package var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?

  package init() {}
}

extension LayerModel {
  /// Properties of the model, without the layer's contents.
  package var properties: LayerProperties {
    var looks = LayerProperties()
    looks.size = bounds.size.size
    looks.anchor = UnitPoint(Double(anchorPoint.x), Double(anchorPoint.y))
    looks.position = position.point
    looks.zPosition = Double(zPosition)
    looks.transform = LayerTransform(matrix: transform.map)
    looks.perspective = sublayerTransform.m34 == 0 ? 0 : Double(-1 / sublayerTransform.m34)
    looks.opacity = min(max(opacity.asWritten, 0), 1)
    looks.isHidden = isHidden
    looks.isDoubleSided = isDoubleSided
    looks.clipsToBounds = masksToBounds
    looks.background = backgroundColor.map { .color($0.color) }
    looks.cornerRadii = radii(Double(cornerRadius))
    looks.cornerCurve = cornerCurve == .continuous ? .continuous : .circular
    looks.border = Border(width: Double(borderWidth), color: borderColor?.color ?? .clear)
    looks.shadow = shadow
    return looks
  }

  /// A radius at the corners that have one.
  func radii(_ radius: Double) -> CornerRadii {
    func at(_ corner: CACornerMask) -> Double { maskedCorners.contains(corner) ? radius : 0 }
    return CornerRadii(
      topLeft: at(.layerMinXMinYCorner), topRight: at(.layerMaxXMinYCorner),
      bottomRight: at(.layerMaxXMaxYCorner), bottomLeft: at(.layerMinXMaxYCorner))
  }

  private var shadow: Shadow? {
    guard let shadowColor else { return nil }
    return Shadow(
      color: shadowColor.color, opacity: shadowOpacity.asWritten,
      offset: Vector(Double(shadowOffset.width), Double(shadowOffset.height)),
      blur: 2 * Double(shadowRadius), path: shadowPath?.path)
  }

  /// Takes over what animations have made of the layer.
  mutating func take(_ looks: LayerProperties) {
    bounds.size = CGSize(width: looks.size.width, height: looks.size.height)
    position = CGPoint(x: looks.position.x, y: looks.position.y)
    anchorPoint = CGPoint(x: looks.anchor.x, y: looks.anchor.y)
    zPosition = CGFloat(looks.zPosition)
    transform = CATransform3D(looks.transform.combined)
    opacity = Float(looks.opacity)
    isHidden = looks.isHidden
    if case .color(let color) = looks.background { backgroundColor = CGColor(color) }
    cornerRadius = CGFloat(
      [
        looks.cornerRadii.topLeft, looks.cornerRadii.topRight, looks.cornerRadii.bottomLeft,
        looks.cornerRadii.bottomRight,
      ].max() ?? 0)
    borderWidth = CGFloat(looks.border.width)
    borderColor = CGColor(looks.border.color)
    guard let shadow = looks.shadow else { return }
    shadowColor = CGColor(shadow.color)
    shadowOpacity = Float(shadow.opacity)
    shadowOffset = CGSize(width: shadow.offset.dx, height: shadow.offset.dy)
    shadowRadius = CGFloat(shadow.blur / 2)
  }
}

extension Float {
  /// The number with the digits that an app has written.
  fileprivate var asWritten: Double {
    self == 0 || self == 1 ? Double(self) : Double("\(self)") ?? Double(self)
  }
}

extension CGSize {
  package var size: Size { Size(Double(width), Double(height)) }
}

extension CGPoint {
  package var point: Point { Point(Double(x), Double(y)) }
}

extension CGRect {
  package var rect: Rect { Rect(origin: origin.point, size: size.size) }
}
