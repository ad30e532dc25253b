import SegueGeometry
import SegueSceneGraph

// Colors by the light that they are: components of sRGB without their encoding.

extension Value {
  /// The color as light; other values as they are.
  var asLight: Value { mappingColor(PortableMath.linearLight(ofSRGB:)) }

  /// The color of this light, encoded again.
  var encodedLight: Value { mappingColor(PortableMath.sRGB(ofLinearLight:)) }

  private func mappingColor(_ map: (Double) -> Double) -> Value {
    // What lies below black goes on as a mirror of what lies above.
    func component(_ value: Double) -> Double { value < 0 ? -map(-value) : map(value) }
    func color(_ color: Color) -> Color {
      Color(
        red: component(color.red), green: component(color.green), blue: component(color.blue),
        alpha: color.alpha)
    }
    switch self {
    case .paint(.color(let own)): return .paint(.color(color(own)))
    case .paint(.gradient(var gradient)):
      gradient.stops = gradient.stops.map { .init(color($0.color), at: $0.offset) }
      return .paint(.gradient(gradient))
    case .numbers(let own):
      return .numbers([component(own.x), component(own.y), component(own.z), own.w])
    default: return self
    }
  }
}
