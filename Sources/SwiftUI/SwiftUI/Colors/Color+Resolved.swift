public import HeadlessCoreGraphics
internal import SegueGeometry
internal import SegueSceneGraph

extension Color {
  /// A color in its surroundings: components in sRGB, which may lie outside of 0...1, and an opacity.
  public struct Resolved: Hashable, Sendable {
    /// Red, green, blue and opacity.
    private var components: SIMD4<Double>

    private init(_ components: SIMD4<Double>) { self.components = components }

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let color = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(opacity))
      self = color.resolve(in: EnvironmentValues())
    }

    /// The same color.
    package init(_ color: CGColor) {
      let color = color.color
      components = [color.red, color.green, color.blue, color.alpha]
    }

    /// The color of these components, the opacity last.
    package init(numbers: [Double]) {
      components = [numbers[0], numbers[1], numbers[2], numbers[3]]
    }

    /// Red, green, blue and opacity.
    package var numbers: [Double] { [components.x, components.y, components.z, components.w] }

    package static let invisible = Color.Resolved(numbers: [0, 0, 0, 0])

    public var red: Float {
      get { Float(components.x) }
      set { components.x = Double(newValue) }
    }
    public var green: Float {
      get { Float(components.y) }
      set { components.y = Double(newValue) }
    }
    public var blue: Float {
      get { Float(components.z) }
      set { components.z = Double(newValue) }
    }
    public var opacity: Float {
      get { Float(components.w) }
      set { components.w = Double(newValue) }
    }

    public var linearRed: Float {
      get { Float(light.x) }
      set { light.x = Double(newValue) }
    }
    public var linearGreen: Float {
      get { Float(light.y) }
      set { light.y = Double(newValue) }
    }
    public var linearBlue: Float {
      get { Float(light.z) }
      set { light.z = Double(newValue) }
    }

    public var cgColor: CGColor {
      CGColor(
        red: components.x, green: components.y, blue: components.z, alpha: components.w)
    }
  }
}

extension Color.Resolved {
  /// The light of red, green and blue.
  private var light: SIMD3<Double> {
    get {
      SIMD3(
        ColorLight.linear(components.x), ColorLight.linear(components.y),
        ColorLight.linear(components.z))
    }
    set {
      components = [
        ColorLight.encoded(newValue.x), ColorLight.encoded(newValue.y),
        ColorLight.encoded(newValue.z), components.w,
      ]
    }
  }

  /// The light of red, green and blue, and the opacity: the numbers in which colors move.
  package var lightNumbers: [Double] { [light.x, light.y, light.z, components.w] }

  /// The color of this light, the opacity last.
  package init(lightNumbers numbers: [Double]) {
    self.init(SIMD4(0, 0, 0, numbers[3]))
    light = SIMD3(numbers[0], numbers[1], numbers[2])
  }

  /// The color with a part of its opacity.
  package func faded(by opacity: Double) -> Color.Resolved {
    var color = self
    color.components.w *= opacity
    return color
  }

  /// The color at a fraction of the way to another one.
  package func mixed(
    with other: Color.Resolved, by fraction: Double, in space: Gradient.ColorSpace
  ) -> Color.Resolved {
    var result = Color.Resolved(components + (other.components - components) * fraction)
    if space == .perceptual {
      let (a, b) = (ColorLight.perceived(light), ColorLight.perceived(other.light))
      result.light = ColorLight.light(a + (b - a) * fraction)
    }
    return result
  }
}

/// In linear light, as colors move since iOS 18.
extension Color.Resolved: Animatable {
  public typealias AnimatableData = AnimatablePair<
    Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
  >

  public var animatableData: AnimatableData {
    get {
      let numbers = (SIMD4(light, components.w) * AnimatableWeight.unit)
      return AnimatablePair(
        Float(numbers.x),
        AnimatablePair(Float(numbers.y), AnimatablePair(Float(numbers.z), Float(numbers.w))))
    }
    set {
      let rest = newValue.second
      let numbers =
        SIMD4(
          Double(newValue.first), Double(rest.first), Double(rest.second.first),
          Double(rest.second.second)) / AnimatableWeight.unit
      light = SIMD3(numbers.x, numbers.y, numbers.z)
      components.w = numbers.w
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  public var description: String {
    "Color(red: \(red), green: \(green), blue: \(blue), opacity: \(opacity))"
  }
}

/// Ways between encoded components, light, and what people perceive.
private enum ColorLight {
  /// Light of an encoded component; odd, for components below zero.
  static func linear(_ value: Double) -> Double {
    let light = PortableMath.linearLight(ofSRGB: value.magnitude)
    return value < 0 ? -light : light
  }

  /// The encoded component of light.
  static func encoded(_ light: Double) -> Double {
    let value = PortableMath.sRGB(ofLinearLight: light.magnitude)
    return light < 0 ? -value : value
  }

  /// Lightness, green to red, and blue to yellow, as Oklab has them (Ottosson 2020).
  static func perceived(_ light: SIMD3<Double>) -> SIMD3<Double> {
    let cones = product(conesOfLight, light)
    return product(
      perceivedOfCones, SIMD3(cubeRoot(cones.x), cubeRoot(cones.y), cubeRoot(cones.z)))
  }

  /// The light of what is perceived.
  static func light(_ perceived: SIMD3<Double>) -> SIMD3<Double> {
    let roots = product(conesOfPerceived, perceived)
    return product(lightOfCones, roots * roots * roots)
  }

  private static func cubeRoot(_ value: Double) -> Double {
    let root = value == 0 ? 0 : PortableMath.pow(value.magnitude, 1.0 / 3)
    return value < 0 ? -root : root
  }

  private static func product(_ rows: [SIMD3<Double>], _ values: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((rows[0] * values).sum(), (rows[1] * values).sum(), (rows[2] * values).sum())
  }

  private static let conesOfLight: [SIMD3<Double>] = [
    [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ]
  private static let perceivedOfCones: [SIMD3<Double>] = [
    [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.8086757660],
  ]
  private static let conesOfPerceived: [SIMD3<Double>] = [
    [1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728],
    [1, -0.0894841775, -1.2914855480],
  ]
  private static let lightOfCones: [SIMD3<Double>] = [
    [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
    [-0.0041960863, -0.7034186147, 1.7076147010],
  ]
}
