package import HeadlessUIKit

/// Frosted glass, through which colors of what lies behind are seen.
nonisolated public struct Material: Hashable, Sendable {
  enum Form { case ultraThin, thin, regular, thick, ultraThick, bar }

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
    case .bar: .systemChromeMaterial
    }
  }
}

extension Material: PaintedStyle {
  func paint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint {
    .material(self, opacity: HierarchyOpacity.at(level))
  }
}
