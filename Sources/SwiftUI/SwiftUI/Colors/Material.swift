package import HeadlessUIKit

/// Frosted glass, through which colors of what lies behind are seen.
nonisolated public struct Material: Hashable, Sendable {
  enum Form: Hashable { case ultraThin, thin, regular, thick, ultraThick, bar, glass(Glass) }

  let form: Form

  public static let ultraThin = Material(form: .ultraThin)
  public static let thin = Material(form: .thin)
  public static let regular = Material(form: .regular)
  public static let thick = Material(form: .thick)
  public static let ultraThick = Material(form: .ultraThick)
  public static let bar = Material(form: .bar)

  /// The blur that UIKit has for it; the thickest, which UIKit lacks, is as thick as the one before.
  package var blurStyle: UIBlurEffect.Style {
    switch form {
    case .ultraThin: .systemUltraThinMaterial
    case .thin: .systemThinMaterial
    case .regular: .systemMaterial
    case .thick, .ultraThick: .systemThickMaterial
    case .bar, .glass: .systemChromeMaterial
    }
  }

  /// The effect that UIKit has for it.
  @MainActor
  func effect(in environment: EnvironmentValues) -> UIVisualEffect {
    if case .glass(let glass) = form { return glass.effect(in: environment) }
    return UIBlurEffect(style: blurStyle)
  }
}

extension Material: PaintedStyle {
  func paint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint {
    .material(self, opacity: HierarchyOpacity.at(level))
  }
}
