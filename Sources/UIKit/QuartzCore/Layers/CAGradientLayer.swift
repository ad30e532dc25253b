public import HeadlessCoreGraphics
import ObjectiveC
import SegueGeometry
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

  override var content: Content { gradient.map { .paint(.gradient($0)) } ?? .none }

  /// A layer with the same gradient, to change a part of it.
  var copyOfGradient: CAGradientLayer {
    let copy = CAGradientLayer()
    (copy.colors, copy.locations, copy.type) = (colors, locations, type)
    (copy.startPoint, copy.endPoint) = (startPoint, endPoint)
    return copy
  }

  var gradient: Gradient? {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.color }
    guard colors.count > 1 else { return nil }
    let last = Double(colors.count - 1)
    let stops = colors.enumerated().map { index, color in
      let place = locations.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil }
      return Gradient.Stop(color, at: place ?? Double(index) / last)
    }
    return Gradient(shape, stops: stops)
  }

  private var shape: Gradient.Shape {
    let start = UnitPoint(Double(startPoint.x), Double(startPoint.y))
    let end = UnitPoint(Double(endPoint.x), Double(endPoint.y))
    switch type {
    case .radial:
      return .radial(
        center: start, radii: Size((end.x - start.x).magnitude, (end.y - start.y).magnitude))
    case .conic:
      let turn = PortableMath.atan2(end.y - start.y, end.x - start.x)
      return .conic(center: start, start: .radians(turn))
    default: return .linear(start: start, end: end)
    }
  }
}
