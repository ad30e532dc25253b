public import HeadlessCoreGraphics
import ObjectiveC
import SegueGeometry
import SegueMotion
import SegueSceneGraph

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that shows colors that pass into each other.
open class CAGradientLayer: CALayer {
  open var colors: [Any]? { didSet { changed("colors", from: oldValue, to: colors) } }
  open var locations: [NSNumber]? { didSet { changed("locations", from: oldValue, to: locations) } }
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { changed("startPoint", from: oldValue, to: startPoint) }
  }
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { changed("endPoint", from: oldValue, to: endPoint) }
  }
  open var type = CAGradientLayerType.axial { didSet { noteChange() } }

  public required init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public required init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (other.colors, other.locations, other.type)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
  }

  override var content: Content { gradient.map { .paint(.gradient($0)) } ?? .none }

  /// The gradient when nothing moves; `nil` for fewer than two colors, unless some are moving.
  private var gradient: Gradient? {
    var known = (colors ?? []).compactMap { ($0 as? CGColor)?.color }
    if known.count < 2 { known = Array(repeating: .clear, count: movingColors) }
    guard known.count > 1 else { return nil }
    return LayerGradient(colors: known, offsets: locations?.map(\.doubleValue), shape: way).gradient
  }

  private var way: Gradient.Shape {
    let way = LayerGradient.shape(from: startPoint, to: endPoint, type)
    let parts = lanes.map(\.animation.gradientPart)
    guard case .radial(let center, let radii) = way, !parts.contains(.start), !parts.contains(.end)
    else { return way }
    return .radial(center: center, radii: Size(radii.width.magnitude, radii.height.magnitude))
  }

  /// Number of colors that an animation passes through.
  private var movingColors: Int {
    let value = lanes.lazy.filter { $0.animation.gradientPart == .colors }
      .compactMap { $0.animation.course.someValue }.first
    guard case .paint(.gradient(let gradient))? = value else { return 0 }
    return gradient.stops.count
  }

  override func takeContent(_ looks: LayerProperties) {
    guard case .paint(.gradient(let gradient)) = looks.content, gradient != self.gradient else {
      return
    }
    colors = gradient.stops.map { CGColor($0.color) }
    locations = gradient.stops.map { NSNumber(value: $0.offset) }
    switch gradient.shape {
    case .linear(let start, let end):
      startPoint = CGPoint(x: start.x, y: start.y)
      endPoint = CGPoint(x: end.x, y: end.y)
    case .radial(let center, let radii):
      startPoint = CGPoint(x: center.x, y: center.y)
      endPoint = CGPoint(x: center.x + radii.width, y: center.y + radii.height)
    case .conic(let center, _): startPoint = CGPoint(x: center.x, y: center.y)
    }
  }
}

extension Animation.Course {
  /// A value that the course passes through; `nil` where it has none of its own.
  fileprivate var someValue: Value? {
    switch self {
    case .basic(let way): way.from ?? way.to ?? way.by
    case .keyframes(let keyframes): keyframes.values.first
    case .along, .coasting: nil
    }
  }
}
