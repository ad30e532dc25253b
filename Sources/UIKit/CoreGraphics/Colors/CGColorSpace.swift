// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

package import SegueSceneGraph

/// Models of color, each with a number of components and their meaning.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
  case unknown = -1
  /// One: brightness.
  case monochrome
  /// Three: red, green, blue.
  case rgb
  /// Four: cyan, magenta, yellow, black.
  case cmyk
}

/// Color space that gives a color's components their meaning.
public final class CGColorSpace: Hashable, Sendable {
  /// The name; `nil` for the spaces of devices.
  public let name: CFString?
  /// Model of the components.
  public let model: CGColorSpaceModel

  private init(_ name: CFString?, _ model: CGColorSpaceModel) {
    (self.name, self.model) = (name, model)
  }

  /// The space with this name; `nil` for one that is not known.
  public convenience init?(name: CFString) {
    if CGColorSpace.grays.contains(name) {
      self.init(name, .monochrome)
    } else if CGColorSpace.colors.contains(name) {
      self.init(name, .rgb)
    } else {
      return nil
    }
  }

  /// Number of components, without opacity.
  public var numberOfComponents: Int {
    switch model {
    case .unknown: 0
    case .monochrome: 1
    case .rgb: 3
    case .cmyk: 4
    }
  }

  /// Returns true if the name, or the device, is the same.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.name == b.name && a.model == b.model
  }

  /// Hashes name and model.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }

  static let device = CGColorSpace(nil, .rgb)
  static let deviceGray = CGColorSpace(nil, .monochrome)
  static let deviceCMYK = CGColorSpace(nil, .cmyk)
  static let standard = CGColorSpace(sRGB, .rgb)
  static let standardGray = CGColorSpace(genericGrayGamma2_2, .monochrome)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CGColorSpace {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"

  private static let grays = [genericGrayGamma2_2, linearGray, extendedGray]
  private static let colors = [
    sRGB, extendedSRGB, linearSRGB, extendedLinearSRGB, displayP3, genericRGBLinear,
  ]
}

/// The space of three components that a device has: here sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .device }

/// The space of one component that a device has.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// The space of four components that a device has.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

/// Colors that run into one another, along a way that is given when they are drawn.
public final class CGGradient: Sendable {
  /// The colors and where they are reached, in the order of the way.
  package let stops: [Gradient.Stop]

  package init(stops: [Gradient.Stop]) {
    // Sorting must not transition two stops at one place, which make a hard edge.
    self.stops = stops.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
  }

  /// The gradient of these colors; without places they share the way evenly.
  package convenience init?(_ colors: [Any], places: [Double]?) {
    let colors = colors.compactMap { $0 as? CGColor }.map(\.color)
    guard !colors.isEmpty, places.map({ $0.count >= colors.count }) ?? true else { return nil }
    let last = Double(max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map { index, color in
        Gradient.Stop(color, at: places?[index] ?? Double(index) / last)
      })
  }
}
