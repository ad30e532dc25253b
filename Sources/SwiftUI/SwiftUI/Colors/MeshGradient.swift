internal import Foundation

/// Colors at the points of a grid, which run into one another between them.
nonisolated public struct MeshGradient: ShapeStyle, View, Hashable {
  public typealias Body = Never

  /// A point of the grid, with the ways along which the lines of the grid leave it.
  public struct BezierPoint: Hashable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      (self.leadingControlPoint, self.topControlPoint) = (leadingControlPoint, topControlPoint)
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Places of the grid's points.
  public enum Locations: Hashable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  /// Colors of the grid's points.
  public enum Colors: Hashable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  public var width: Int
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
    (self.background, self.smoothsColors) = (background, smoothsColors)
    self.colorSpace = colorSpace
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
}

/// A grid of colors in its surroundings.
package struct ResolvedMesh: Hashable, Sendable {
  package var width: Int
  package var height: Int
  /// Places in parts of the view, row by row.
  package var points: [UnitPoint]
  package var colors: [Color.Resolved]
  package var background: Color.Resolved
}

extension MeshGradient: PaintedStyle {
  func paint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint {
    let places =
      switch locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    let resolved =
      switch colors {
      case .colors(let colors): colors.map { $0.resolve(in: environment) }
      case .resolvedColors(let colors): colors
      }
    return .mesh(
      ResolvedMesh(
        width: width, height: height,
        points: places.map { UnitPoint(x: CGFloat($0.x), y: CGFloat($0.y)) },
        colors: resolved.map { $0.faded(by: HierarchyOpacity.at(level)) },
        background: background.resolve(in: environment)))
  }
}
