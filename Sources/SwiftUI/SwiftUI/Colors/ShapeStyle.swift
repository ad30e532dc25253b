/// Something that areas and lines are painted with.
nonisolated public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("this style is not made of others")
  }
}

extension Never: ShapeStyle {}

/// A style that knows by itself what it looks like in its surroundings.
protocol PaintedStyle: ShapeStyle {
  /// The paint.
  ///
  /// - Parameter level: the steps away from the most important of what is shown, for which it is 0.
  func paint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint
}

extension ShapeStyle {
  /// The paint in these surroundings, so many steps away from the most important of what is shown.
  package func resolvedPaint(in environment: EnvironmentValues, level: Int = 0) -> ResolvedPaint {
    if let painted = self as? any PaintedStyle {
      return painted.paint(in: environment, level: level)
    }
    if Resolved.self == Never.self { return .color(.invisible) }
    return resolve(in: environment).resolvedPaint(in: environment, level: level)
  }
}

/// A style of any kind.
nonisolated public struct AnyShapeStyle: PaintedStyle {
  private let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  func paint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint {
    style.resolvedPaint(in: environment, level: level)
  }
}

/// A paint in its surroundings; places are parts of the view's box.
package enum ResolvedPaint: Hashable, Sendable {
  case color(Color.Resolved)
  case linear(ResolvedGradient, from: UnitPoint, to: UnitPoint)
  /// Circles with radii in points.
  case radial(ResolvedGradient, center: UnitPoint, startRadius: Double, endRadius: Double)
  /// Ellipses with radii in parts of the box.
  case elliptical(ResolvedGradient, center: UnitPoint, startFraction: Double, endFraction: Double)
  /// Clockwise, from the ray to the right.
  case angular(ResolvedGradient, center: UnitPoint, start: Angle, end: Angle)
  case mesh(ResolvedMesh)
  /// Whatever lies behind, blurred.
  case material(Material, opacity: Double)
}

extension ResolvedPaint {
  /// The paint with a part of its opacity.
  package func faded(by opacity: Double) -> ResolvedPaint {
    switch self {
    case .color(let color): return .color(color.faded(by: opacity))
    case .linear(let gradient, let start, let end):
      return .linear(gradient.faded(by: opacity), from: start, to: end)
    case .radial(let gradient, let center, let start, let end):
      return .radial(
        gradient.faded(by: opacity), center: center, startRadius: start, endRadius: end)
    case .elliptical(let gradient, let center, let start, let end):
      return .elliptical(
        gradient.faded(by: opacity), center: center, startFraction: start, endFraction: end)
    case .angular(let gradient, let center, let start, let end):
      return .angular(gradient.faded(by: opacity), center: center, start: start, end: end)
    case .mesh(var mesh):
      mesh.colors = mesh.colors.map { $0.faded(by: opacity) }
      mesh.background = mesh.background.faded(by: opacity)
      return .mesh(mesh)
    case .material(let material, let own): return .material(material, opacity: own * opacity)
    }
  }

  /// The color of all of it; of a gradient that of its beginning.
  package var mainColor: Color.Resolved? {
    switch self {
    case .color(let color): color
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _),
      .elliptical(let gradient, _, _, _), .angular(let gradient, _, _, _):
      gradient.stops.first?.color
    case .mesh(let mesh): mesh.colors.first
    case .material: nil
    }
  }
}

// MARK: Opacity

/// A style with a part of its opacity.
nonisolated struct FadedStyle<Base: ShapeStyle>: PaintedStyle {
  let base: Base
  let opacity: Double

  func paint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint {
    base.resolvedPaint(in: environment, level: level).faded(by: opacity)
  }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(base: self, opacity: opacity)
  }
}

// MARK: Colors as styles

extension Color: PaintedStyle {
  func paint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint {
    resolve(in: environment).paint(in: environment, level: level)
  }
}

extension Color.Resolved: PaintedStyle {
  func paint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint {
    .color(faded(by: HierarchyOpacity.at(level)))
  }
}
