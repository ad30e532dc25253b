public import Foundation

/// Colors that run into one another.
nonisolated public struct Gradient: Hashable, Sendable {
  /// A color and the place at which it is reached.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  /// The space in which colors are mixed.
  public struct ColorSpace: Hashable, Sendable {
    private enum Form { case device, perceptual }
    private let form: Form

    public static let device = ColorSpace(form: .device)
    public static let perceptual = ColorSpace(form: .perceptual)
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, in: space) }
}

/// A gradient whose colors may depend on where it is.
nonisolated public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient
  let space: Gradient.ColorSpace

  init(_ gradient: Gradient, in space: Gradient.ColorSpace) {
    (self.gradient, self.space) = (gradient, space)
  }

  public init(_ gradient: Gradient) { self.init(gradient, in: .device) }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(gradient, in: space)
  }
}

extension Color {
  /// The white in the brighter end of a color's standard gradient: a guess from looking at it.
  private static let brightening = 0.2

  public var gradient: AnyGradient {
    AnyGradient(
      Gradient(colors: [mix(with: .white, by: Self.brightening, in: .device), self]))
  }
}

/// A gradient in its surroundings.
package struct ResolvedGradient: Hashable, Sendable {
  /// A color and the place at which it is reached.
  package struct Stop: Hashable, Sendable {
    package var color: Color.Resolved
    package var location: Double
  }

  /// The stops, of which none lies before the one before it.
  package var stops: [Stop]

  /// Number of lines that stand for the perceptual way between two colors, which films mix as devices do.
  private static let steps = 8

  init(_ gradient: AnyGradient, in environment: EnvironmentValues, level: Int) {
    var furthest = -Double.infinity
    stops = gradient.gradient.stops.map {
      furthest = max(furthest, Double($0.location))
      let color = $0.color.resolve(in: environment).faded(by: HierarchyOpacity.at(level))
      return Stop(color: color, location: furthest)
    }
    if gradient.space == .perceptual { stops = Self.refined(stops) }
  }

  private static func refined(_ stops: [Stop]) -> [Stop] {
    zip(stops, stops.dropFirst()).flatMap { a, b in
      (0..<steps).map { step in
        let fraction = Double(step) / Double(steps)
        return Stop(
          color: a.color.mixed(with: b.color, by: fraction, in: .perceptual),
          location: a.location + (b.location - a.location) * fraction)
      }
    } + stops.suffix(1)
  }

  /// The gradient with a part of its opacity.
  package func faded(by opacity: Double) -> ResolvedGradient {
    var gradient = self
    gradient.stops = stops.map { Stop(color: $0.color.faded(by: opacity), location: $0.location) }
    return gradient
  }
}
