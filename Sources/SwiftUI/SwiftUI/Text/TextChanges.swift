import HeadlessUIKit

/// A line along a text.
nonisolated struct TextLine: Hashable, Sendable {
  let isActive: Bool
  let color: Color?

  init(_ isActive: Bool, _ color: Color?) { (self.isActive, self.color) = (isActive, color) }
}

/// The paint of a text, which is compared by its description.
nonisolated struct TextPaint: Equatable, Sendable {
  let style: AnyShapeStyle

  init(_ style: AnyShapeStyle) { self.style = style }

  static func == (a: TextPaint, b: TextPaint) -> Bool { "\(a.style)" == "\(b.style)" }
}

/// Looks of words that are set; `nil` where those around hold.
nonisolated struct TextChanges: Equatable, Sendable {
  var font: Font?
  /// Changes of the font, from the outermost inward.
  var fontChanges: [Font.Change] = []
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var underline: TextLine?
  var strikethrough: TextLine?
  var foreground: TextPaint?
  /// Color behind the words.
  var background: Color?

  /// These looks where they are set, and others elsewhere.
  func over(_ others: TextChanges) -> TextChanges {
    var looks = self
    looks.font = font ?? others.font
    looks.fontChanges = others.fontChanges + fontChanges
    looks.kerning = kerning ?? others.kerning
    looks.baselineOffset = baselineOffset ?? others.baselineOffset
    looks.underline = underline ?? others.underline
    looks.strikethrough = strikethrough ?? others.strikethrough
    looks.foreground = foreground ?? others.foreground
    looks.background = background ?? others.background
    return looks
  }

  /// The font in these surroundings.
  func resolvedFont(in environment: EnvironmentValues) -> UIFont {
    (font ?? environment.font ?? .body).changed(by: environment.fontChanges + fontChanges)
      .resolved(in: environment)
  }

  /// True if all digits are as wide as each other.
  func hasEqualDigits(in environment: EnvironmentValues) -> Bool {
    (environment.fontChanges + fontChanges).contains(.forms(.monospacedDigits))
      || (font ?? environment.font)?.changes.contains(.forms(.monospacedDigits)) == true
  }
}

private enum TextChangesKey: EnvironmentKey {
  static var defaultValue: TextChanges { TextChanges() }
}

extension EnvironmentValues {
  /// Looks of texts that views around have set.
  var textChanges: TextChanges {
    get { self[TextChangesKey.self] }
    set { self[TextChangesKey.self] = newValue }
  }
}

/// Sets looks of the texts inside a view.
nonisolated struct TextChangesModifier: EnvironmentModifier {
  let changes: TextChanges

  init(_ change: (inout TextChanges) -> Void) {
    var changes = TextChanges()
    change(&changes)
    self.changes = changes
  }

  @MainActor func adjust(_ environment: inout EnvironmentValues) {
    environment.textChanges = changes.over(environment.textChanges)
  }
}

/// Changes the font of the texts inside a view.
nonisolated struct FontChangeModifier: EnvironmentModifier {
  let changes: [Font.Change]

  @MainActor func adjust(_ environment: inout EnvironmentValues) {
    environment.fontChanges += changes
  }
}

/// Sets the font of the texts inside a view.
nonisolated struct FontModifier: EnvironmentModifier {
  let font: Font?

  @MainActor func adjust(_ environment: inout EnvironmentValues) { environment.font = font }
}

extension View {
  public func font(_ font: Font?) -> some View { modifier(FontModifier(font: font)) }

  public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(FontChangeModifier(changes: weight.map { [.weight($0)] } ?? []))
  }
  public func fontWidth(_ width: Font.Width?) -> some View {
    modifier(FontChangeModifier(changes: width.map { [.width($0)] } ?? []))
  }
  public func fontDesign(_ design: Font.Design?) -> some View {
    modifier(FontChangeModifier(changes: design.map { [.design($0)] } ?? []))
  }
  public func bold(_ isActive: Bool = true) -> some View {
    modifier(FontChangeModifier(changes: [.bold(isActive)]))
  }
  public func italic(_ isActive: Bool = true) -> some View {
    modifier(FontChangeModifier(changes: [.italic(isActive)]))
  }
  public func monospaced(_ isActive: Bool = true) -> some View {
    modifier(FontChangeModifier(changes: [.design(isActive ? .monospaced : .default)]))
  }
  public func monospacedDigit() -> some View {
    modifier(FontChangeModifier(changes: [.forms(.monospacedDigits)]))
  }
  public func kerning(_ kerning: CGFloat) -> some View {
    modifier(TextChangesModifier { $0.kerning = kerning })
  }
  public func tracking(_ tracking: CGFloat) -> some View {
    modifier(TextChangesModifier { $0.kerning = tracking })
  }
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modifier(TextChangesModifier { $0.baselineOffset = baselineOffset })
  }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(TextChangesModifier { $0.underline = TextLine(isActive, color) })
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(TextChangesModifier { $0.strikethrough = TextLine(isActive, color) })
  }
}
