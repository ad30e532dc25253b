import HeadlessCoreGraphics
import ObjectiveC

/// The properties that Core Animation's own kinds of layers have by name, for key-value coding.
///
/// Apart from ``/ObjectiveC/KeyTable``, where an app's own properties are: those may be moved under
/// their names, whatever they are.
enum LayerKeys {
  typealias Access = KeyTable.Access

  /// A kind of layers and the properties that it adds.
  private struct Kind: Sendable {
    let has: @Sendable (CALayer) -> Bool
    let accesses: [String: Access]

    init(_ accesses: [Access], has: @escaping @Sendable (CALayer) -> Bool) {
      self.accesses = Dictionary(accesses.map { ($0.key, $0) }, uniquingKeysWith: { a, _ in a })
      self.has = has
    }
  }

  private static let kinds = [
    Kind(layer) { _ in true },
    Kind(shape) { $0 is CAShapeLayer },
    Kind(gradient) { $0 is CAGradientLayer },
    Kind(text) { $0 is CATextLayer },
    Kind(replicator) { $0 is CAReplicatorLayer },
  ]

  /// The property with this name; `nil` if the layer's kind has none.
  static func access(to key: String, of layer: CALayer) -> Access? {
    kinds.lazy.filter { $0.has(layer) }.compactMap { $0.accesses[key] }.first
  }

  /// The structure in a box, or the value as it is.
  static func unboxed(_ value: Any?) -> Any? {
    guard let boxed = value as? NSValue else { return value }
    return boxed.boxedPoint ?? boxed.boxedSize ?? boxed.boxedRect ?? boxed.boxedTransform ?? value
  }
}

// MARK: - The table

extension LayerKeys {
  private static let layer: [Access] =
    box + looks + time + [
      Access("contents", \CALayer.contents), Access("contentsScale", \CALayer.contentsScale),
      Access("contentsRect", \CALayer.contentsRect),
      Access("contentsCenter", \CALayer.contentsCenter),
      named("contentsGravity", \CALayer.contentsGravity),
      Access("compositingFilter", \CALayer.compositingFilter),
      Access("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange),
      Access("name", \CALayer.name), Access("mask", \CALayer.mask),
      Access("sublayers", \CALayer.sublayers),
    ]

  private static let box: [Access] = [
    Access("bounds", \CALayer.bounds), Access("frame", \CALayer.frame),
    Access("position", \CALayer.position), Access("zPosition", \CALayer.zPosition),
    Access("anchorPoint", \CALayer.anchorPoint), Access("anchorPointZ", \CALayer.anchorPointZ),
    Access("transform", \CALayer.transform),
    Access("sublayerTransform", \CALayer.sublayerTransform),
  ]

  private static let looks: [Access] = [
    Access("opacity", \CALayer.opacity), Access("hidden", \CALayer.isHidden),
    Access("isHidden", \CALayer.isHidden), Access("doubleSided", \CALayer.isDoubleSided),
    Access("opaque", \CALayer.isOpaque), Access("masksToBounds", \CALayer.masksToBounds),
    Access("geometryFlipped", \CALayer.isGeometryFlipped),
    Access("backgroundColor", \CALayer.backgroundColor),
    Access("cornerRadius", \CALayer.cornerRadius), named("cornerCurve", \CALayer.cornerCurve),
    Access("borderWidth", \CALayer.borderWidth), Access("borderColor", \CALayer.borderColor),
    Access("shadowColor", \CALayer.shadowColor), Access("shadowOpacity", \CALayer.shadowOpacity),
    Access("shadowOffset", \CALayer.shadowOffset), Access("shadowRadius", \CALayer.shadowRadius),
    Access("shadowPath", \CALayer.shadowPath),
    Access("shouldRasterize", \CALayer.shouldRasterize),
    Access("rasterizationScale", \CALayer.rasterizationScale),
  ]

  private static let time: [Access] = [
    Access("beginTime", \CALayer.beginTime), Access("duration", \CALayer.duration),
    Access("speed", \CALayer.speed), Access("timeOffset", \CALayer.timeOffset),
    Access("repeatCount", \CALayer.repeatCount),
    Access("repeatDuration", \CALayer.repeatDuration),
    Access("autoreverses", \CALayer.autoreverses), named("fillMode", \CALayer.fillMode),
  ]

  private static let shape: [Access] = [
    Access("path", \CAShapeLayer.path), Access("fillColor", \CAShapeLayer.fillColor),
    Access("strokeColor", \CAShapeLayer.strokeColor),
    Access("strokeStart", \CAShapeLayer.strokeStart),
    Access("strokeEnd", \CAShapeLayer.strokeEnd), Access("lineWidth", \CAShapeLayer.lineWidth),
    Access("miterLimit", \CAShapeLayer.miterLimit),
    Access("lineDashPhase", \CAShapeLayer.lineDashPhase),
    numbers("lineDashPattern", \CAShapeLayer.lineDashPattern),
    named("fillRule", \CAShapeLayer.fillRule), named("lineCap", \CAShapeLayer.lineCap),
    named("lineJoin", \CAShapeLayer.lineJoin),
  ]

  private static let gradient: [Access] = [
    Access("colors", \CAGradientLayer.colors),
    numbers("locations", \CAGradientLayer.locations),
    Access("startPoint", \CAGradientLayer.startPoint),
    Access("endPoint", \CAGradientLayer.endPoint), named("type", \CAGradientLayer.type),
  ]

  private static let text: [Access] = [
    Access("string", \CATextLayer.string), Access("font", \CATextLayer.font),
    Access("fontSize", \CATextLayer.fontSize),
    Access("foregroundColor", \CATextLayer.foregroundColor),
    Access("wrapped", \CATextLayer.isWrapped),
    named("alignmentMode", \CATextLayer.alignmentMode),
  ]

  private static let replicator: [Access] = [
    Access("instanceCount", \CAReplicatorLayer.instanceCount),
    Access("instanceDelay", \CAReplicatorLayer.instanceDelay),
    Access("instanceTransform", \CAReplicatorLayer.instanceTransform),
    Access("instanceColor", \CAReplicatorLayer.instanceColor),
    Access("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset),
    Access("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset),
    Access("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset),
    Access("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset),
  ]

  /// A property of numbers, which code writes in any of their types.
  private static func numbers<Kind: CALayer>(
    _ key: String, _ path: ReferenceWritableKeyPath<Kind, [NSNumber]?>
  ) -> Access {
    Access(key, of: Kind.self, get: { $0[keyPath: path] }) { (layer: Kind, values: [Any]?) in
      layer[keyPath: path] = values?.compactMap { number($0) }.map { NSNumber(value: $0) }
    }
  }

  /// A property of names, which Objective-C knows as texts.
  private static func named<Kind: CALayer, Name: RawRepresentable<String>>(
    _ key: String, _ path: ReferenceWritableKeyPath<Kind, Name>
  ) -> Access {
    Access(key, of: Kind.self, get: { $0[keyPath: path].rawValue as Any }) { layer, value in
      let name = value as? Name ?? (value as? String).flatMap { Name(rawValue: $0) }
      if let name { layer[keyPath: path] = name }
    }
  }
}
