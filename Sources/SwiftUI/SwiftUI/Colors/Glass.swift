import HeadlessUIKit

/// Glass behind a view, through which what lies there is seen.
nonisolated public struct Glass: Hashable, Sendable {
  enum Form { case regular, clear, identity }

  let form: Form
  private(set) var tint: Color?

  private init(_ form: Form) { self.form = form }

  public static var regular: Glass { Glass(.regular) }
  public static var clear: Glass { Glass(.clear) }
  public static var identity: Glass { Glass(.identity) }

  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }
  // A finger on glass lets it shine and swell on a device; here it stays as it is.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// The effect that UIKit has for it.
  @MainActor
  func effect(in environment: EnvironmentValues) -> UIVisualEffect {
    let effect = UIGlassEffect(style: form == .clear ? .clear : .regular)
    effect.tintColor = tint.map { UIColor(cgColor: $0.resolve(in: environment).cgColor) }
    return effect
  }
}

/// Glass as a style that fills outlines.
nonisolated struct GlassStyle: PaintedStyle {
  let glass: Glass

  func paint(in environment: EnvironmentValues, level: Int) -> ResolvedPaint {
    .material(Material(form: .glass(glass)), opacity: 1)
  }
}
