import HeadlessCoreGraphics
import ObjectiveC
import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// A key path that Core Animation can move, and what it moves in a scene.
struct AnimatableKey: Sendable {
  /// Parts of a layer that are moved.
  enum Part: Hashable, Sendable {
    /// The layer itself.
    case layer
    /// The origin of what is inside: a scroll offset.
    case origin
  }

  /// One property of a scene that follows the key.
  struct Lane: Sendable {
    let part: Part
    let property: Property
    /// The part of the property's gradient that moves; `nil` for all of the property.
    var gradientPart: GradientPart?
    /// The value of a scene's property for one of Core Animation's.
    let value: @Sendable (Any, CALayer) -> Value?
  }

  let name: String
  let lanes: [Lane]

  private init(_ name: String, _ lanes: [Lane]) {
    (self.name, self.lanes) = (name, lanes)
  }

  private init(
    _ name: String, _ property: Property, of part: Part = .layer,
    value: @escaping @Sendable (Any) -> Value?
  ) {
    self.init(name, [Lane(part: part, property: property) { any, _ in value(any) }])
  }

  private init(
    _ name: String, _ property: Property, on layer: @escaping @Sendable (Any, CALayer) -> Value?
  ) {
    self.init(name, [Lane(part: .layer, property: property, value: layer)])
  }

  /// The key with this name; `nil` if it cannot be moved.
  static func named(_ name: String) -> AnimatableKey? { table[name] }

  /// True for what belongs to an outline or a gradient.
  var isOfContent: Bool {
    AnimatableKey.contents.contains { $0.name == name } || lanes.contains { $0.gradientPart != nil }
  }

  private static let table = Dictionary(
    (boxes + transforms + looks + contents + gradients).map { ($0.name, $0) },
    uniquingKeysWith: { a, _ in a })
}

// MARK: - The table

extension AnimatableKey {
  private static let boxes = [
    AnimatableKey("position", .position, value: { point($0) }),
    AnimatableKey("position.x", .positionX, value: { scalar($0) }),
    AnimatableKey("position.y", .positionY, value: { scalar($0) }),
    AnimatableKey(
      "bounds",
      [
        Lane(part: .layer, property: .size) { any, _ in rect(any).map { .pair($0.2, $0.3) } },
        Lane(part: .origin, property: .position) { any, _ in rect(any).map { .pair(-$0.0, -$0.1) }
        },
      ]),
    AnimatableKey("bounds.size", .size, value: { size($0) }),
    AnimatableKey("bounds.size.width", .width, value: { scalar($0) }),
    AnimatableKey("bounds.size.height", .height, value: { scalar($0) }),
    AnimatableKey("bounds.origin", .position, of: .origin, value: { point($0, times: -1) }),
    AnimatableKey("bounds.origin.x", .positionX, of: .origin, value: { scalar($0, times: -1) }),
    AnimatableKey("bounds.origin.y", .positionY, of: .origin, value: { scalar($0, times: -1) }),
    AnimatableKey("anchorPoint", .anchor, value: { point($0) }),
    AnimatableKey("zPosition", .zPosition, value: { scalar($0) }),
  ]

  private static let degrees = 180 / Double.pi

  private static let transforms = [
    AnimatableKey("transform", .matrix, value: { transform($0).map { .transform($0.map) } }),
    AnimatableKey("transform.rotation", .rotate, value: { scalar($0, times: degrees) }),
    AnimatableKey("transform.rotation.z", .rotate, value: { scalar($0, times: degrees) }),
    AnimatableKey("transform.rotation.x", .rotateX, value: { scalar($0, times: degrees) }),
    AnimatableKey("transform.rotation.y", .rotateY, value: { scalar($0, times: degrees) }),
    AnimatableKey("transform.scale", .scale, value: { scalar($0) }),
    AnimatableKey("transform.scale.xy", .scale, value: { scalar($0) }),
    AnimatableKey("transform.scale.x", .scaleX, value: { scalar($0) }),
    AnimatableKey("transform.scale.y", .scaleY, value: { scalar($0) }),
    AnimatableKey("transform.translation", .translate, value: { size($0) ?? point($0) }),
    AnimatableKey("transform.translation.x", .translateX, value: { scalar($0) }),
    AnimatableKey("transform.translation.y", .translateY, value: { scalar($0) }),
    AnimatableKey("transform.translation.z", .translateZ, value: { scalar($0) }),
  ]

  private static let looks = [
    AnimatableKey("opacity", .opacity, value: { scalar($0) }),
    AnimatableKey("hidden", .hidden, value: { flag($0) }),
    // The name in Swift, which key paths have; to Objective-C the property is called 'hidden'.
    AnimatableKey("isHidden", .hidden, value: { flag($0) }),
    AnimatableKey("backgroundColor", .background, value: { color($0).map { .paint(.color($0)) } }),
    AnimatableKey(
      "cornerRadius", .cornerRadius,
      on: { any, layer in
        number(any).map { radius in
          let radii = layer.state.radii(radius)
          return .numbers([radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft])
        }
      }),
    AnimatableKey("borderWidth", .borderWidth, value: { scalar($0) }),
    AnimatableKey("borderColor", .borderColor, value: { color($0).map { .color($0) } }),
    AnimatableKey("shadowColor", .shadowColor, value: { color($0).map { .color($0) } }),
    AnimatableKey("shadowOpacity", .shadowOpacity, value: { scalar($0) }),
    AnimatableKey("shadowOffset", .shadowOffset, value: { size($0) }),
    AnimatableKey("shadowRadius", .shadowBlur, value: { scalar($0, times: 2) }),
    AnimatableKey("shadowPath", .shadowPath, value: { path($0) }),
  ]

  private static let contents = [
    AnimatableKey("path", .pathData, value: { path($0) }),
    AnimatableKey("fillColor", .pathFill, value: { color($0).map { .paint(.color($0)) } }),
    AnimatableKey("strokeColor", .strokeColor, value: { color($0).map { .paint(.color($0)) } }),
    AnimatableKey("strokeStart", .trimStart, value: { scalar($0) }),
    AnimatableKey("strokeEnd", .trimEnd, value: { scalar($0) }),
    AnimatableKey("lineWidth", .strokeWidth, value: { scalar($0) }),
    AnimatableKey("lineDashPhase", .dashPhase, value: { scalar($0) }),
  ]

  private static let gradients = [
    gradient("colors", .colors) { any, _ in
      (any as? [Any]).flatMap { LayerGradient(colors: $0.compactMap { color($0) }) }
    },
    gradient("locations", .offsets) { any, _ in
      numbers(any).map { LayerGradient(offsets: $0) }
    },
    gradient("startPoint", .start) { any, layer in
      place(any).map { LayerGradient(from: $0, to: layer.endPoint, layer.type) }
    },
    gradient("endPoint", .end) { any, layer in
      place(any).map { LayerGradient(from: layer.startPoint, to: $0, layer.type) }
    },
  ]

  /// A part of a gradient, which moves beside the others.
  private static func gradient(
    _ name: String, _ part: GradientPart,
    _ value: @escaping @Sendable (Any, CAGradientLayer) -> LayerGradient?
  ) -> AnimatableKey {
    AnimatableKey(
      name,
      [
        Lane(part: .layer, property: .fill, gradientPart: part) { any, layer in
          guard let layer = layer as? CAGradientLayer else { return nil }
          return value(any, layer).map { .paint(.gradient($0.gradient)) }
        }
      ])
  }
}

// MARK: - Core Animation's values

extension AnimatableKey {
  private static func number(_ any: Any) -> Double? { HeadlessQuartzCore.number(any) }

  private static func scalar(_ any: Any, times factor: Double = 1) -> Value? {
    number(any).map { .number($0 * factor) }
  }

  private static func numbers(_ any: Any) -> [Double]? {
    guard let all = any as? [Any] else { return nil }
    let numbers = all.compactMap { number($0) }
    return numbers.count == all.count ? numbers : nil
  }

  private static func flag(_ any: Any) -> Value? {
    KeyedValue.convert(any, to: Bool.self).map { .flag($0) }
  }

  private static func point(_ any: Any, times factor: Double = 1) -> Value? {
    place(any).map {
      .pair(Double($0.x) * factor, Double($0.y) * factor)
    }
  }

  private static func place(_ any: Any) -> CGPoint? {
    any as? CGPoint ?? (any as? NSValue)?.boxedPoint
  }

  private static func size(_ any: Any) -> Value? {
    (any as? CGSize ?? (any as? NSValue)?.boxedSize).map {
      .pair(Double($0.width), Double($0.height))
    }
  }

  /// The numbers as they are: a difference of boxes may have a negative size, which `width` hides.
  private static func rect(_ any: Any) -> (Double, Double, Double, Double)? {
    (any as? CGRect ?? (any as? NSValue)?.boxedRect).map {
      ($0.origin.x, $0.origin.y, $0.size.width, $0.size.height)
    }
  }

  private static func transform(_ any: Any) -> CATransform3D? {
    any as? CATransform3D ?? (any as? NSValue)?.boxedTransform
  }

  private static func color(_ any: Any) -> Color? { (any as? CGColor)?.color }

  private static func path(_ any: Any) -> Value? { (any as? CGPath).map { .path($0.path) } }
}

/// A number in any of the types in which code writes one; 32 bits mean what their decimals say.
func number(_ any: Any) -> Double? {
  switch any {
  case let number as Double: number
  case let number as CGFloat: Double(number)
  case let number as Float: Double("\(number)")
  case let number as Int: Double(number)
  case let number as NSNumber: number.doubleValue
  default: nil
  }
}
