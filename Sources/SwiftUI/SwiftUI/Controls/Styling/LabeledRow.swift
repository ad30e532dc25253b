private enum HiddenLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True where controls show no words.
  var hidesLabels: Bool {
    get { self[HiddenLabelsKey.self] }
    set { self[HiddenLabelsKey.self] = newValue }
  }
}

extension View {
  public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}

/// Words, and at the other end of the row what they are for.
nonisolated struct LabeledRow<Label: View, Control: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  private let label: Label
  private let control: Control

  @MainActor init(_ label: Label, @ViewBuilder control: () -> Control) {
    (self.label, self.control) = (label, control())
  }

  @MainActor var body: some View {
    if hidesLabels || Label.self == EmptyView.self {
      control
    } else {
      HStack {
        label
        Spacer()
        control
      }
    }
  }
}
