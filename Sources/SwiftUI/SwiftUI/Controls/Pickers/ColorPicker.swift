import HeadlessCoreGraphics

/// A color that is chosen: it is shown in a ring of all colors, behind which a palette would open.
nonisolated public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let label: Label

  @MainActor public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { (self.selection, self.label) = (selection, label()) }

  @MainActor public var body: some View {
    let color = selection.wrappedValue
    LabeledRow(label) { ColorWell(color: color).modifier(FaintWhereDisabled()) }
  }
}

extension ColorPicker where Label == Text {
  @MainActor public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(titleKey) } }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(title) } }
}

/// A color in a ring of all colors.
nonisolated private struct ColorWell: View {
  let color: Color

  /// Side, line, and distance of the color from the ring: guesses from looking at devices.
  private static let side: CGFloat = 28
  private static let line: CGFloat = 3
  private static let gap: CGFloat = 2
  /// Colors of the ring, and saturation of them: guesses from looking at devices.
  private static let hues = stride(from: 0.0, through: 1, by: 1.0 / 6)
  private static let saturation = 0.75

  @MainActor var body: some View {
    ZStack {
      Circle().strokeBorder(
        AngularGradient(
          colors: Self.hues.map { Color(hue: $0, saturation: Self.saturation, brightness: 1) },
          center: .center), lineWidth: Self.line)
      Circle().fill(color).padding(Self.line + Self.gap)
    }
    .frame(width: Self.side, height: Self.side)
  }
}
