// Styles that are known by their place in a hierarchy of importance.

/// Opacities of the steps of a hierarchy that is made of one color.
enum HierarchyOpacity {
  /// Guesses: the system's labels have .6, .3 and .18 of another color than the first.
  private static let steps = [1, 0.5, 0.25, 0.18, 0.12]

  static func at(_ level: Int) -> Double { steps[min(max(level, 0), steps.count - 1)] }
}

/// A step of the hierarchy of styles around a view.
nonisolated public struct HierarchicalShapeStyle: PaintedStyle, Hashable {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  func paint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint {
    environment.foregroundPaint(level: self.level + level)
  }
}

/// A step of the hierarchy that another style makes.
nonisolated public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: PaintedStyle {
  let base: Base
  let level: Int

  func paint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint {
    base.resolvedPaint(in: environment, level: self.level + level)
  }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

/// The style of what lies in front.
nonisolated public struct ForegroundStyle: PaintedStyle, Hashable {
  public init() {}

  func paint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint {
    environment.foregroundPaint(level: level)
  }
}

/// The style of what lies behind.
nonisolated public struct BackgroundStyle: PaintedStyle, Hashable {
  public init() {}

  func paint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint {
    if let style = environment.backgroundStyle {
      return style.resolvedPaint(in: environment, level: level)
    }
    return SystemStyle.backgrounds.paint(in: environment, level: level)
  }
}

/// The style of controls.
nonisolated public struct TintShapeStyle: PaintedStyle, Hashable {
  public init() {}

  func paint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint {
    if let style = environment.tintStyle {
      return style.resolvedPaint(in: environment, level: level)
    }
    return Color.accentColor.paint(in: environment, level: level)
  }
}

/// The style of lines between parts.
nonisolated public struct SeparatorShapeStyle: PaintedStyle, Hashable {
  public init() {}

  func paint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint {
    Color(.separator).paint(in: environment, level: level)
  }
}

/// The style of links.
nonisolated public struct LinkShapeStyle: PaintedStyle, Hashable {
  public init() {}

  func paint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint {
    Color(.systemBlue).paint(in: environment, level: level)
  }
}

/// The style of words that stand for those which nobody has typed yet.
nonisolated public struct PlaceholderTextShapeStyle: PaintedStyle, Hashable {
  public init() {}

  func paint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint {
    Color(.placeholderText).paint(in: environment, level: level)
  }
}

/// The style of areas that stand out from what is behind.
nonisolated public struct FillShapeStyle: PaintedStyle, Hashable {
  public init() {}

  func paint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint {
    SystemStyle.fills.paint(in: environment, level: level)
  }
}

/// The style of the window behind everything.
nonisolated public struct WindowBackgroundShapeStyle: PaintedStyle, Hashable {
  public init() {}

  func paint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint {
    SystemStyle.backgrounds.paint(in: environment, level: level)
  }
}

/// A style of the system, with a color for each step of a hierarchy.
struct SystemStyle {
  let colors: [Color]

  static let labels = SystemStyle(colors: [
    Color(.label), Color(.secondaryLabel), Color(.tertiaryLabel), Color(.quaternaryLabel),
  ])
  static let backgrounds = SystemStyle(colors: [
    Color(.systemBackground), Color(.secondarySystemBackground), Color(.tertiarySystemBackground),
  ])
  static let fills = SystemStyle(colors: [
    Color(.systemFill), Color(.secondarySystemFill), Color(.tertiarySystemFill),
    Color(.quaternarySystemFill),
  ])

  func paint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint {
    .color(colors[min(max(level, 0), colors.count - 1)].resolve(in: environment))
  }
}
