/// Something that is on or off.
nonisolated public struct Toggle<Label: View>: View {
  private let configuration: ToggleStyleConfiguration

  @MainActor public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    configuration = ToggleStyleConfiguration(label: _ControlPart(label()), isOn: isOn)
  }

  @MainActor public var body: some View {
    StyledControl(configuration, usual: ControlLooks(SwitchToggleStyle()))
  }
}

extension Toggle where Label == Text {
  @MainActor public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == _SwiftUILabel<Text, Image> {
  @MainActor public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) { self.init(isOn: isOn) { _SwiftUILabel(titleKey, systemImage: systemImage) } }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { _SwiftUILabel(title, systemImage: systemImage) }
  }
}

/// Words with a picture, where a control calls its own words by that name.
public typealias _SwiftUILabel = Label

extension Toggle where Label == ToggleStyleConfiguration.Label {
  @MainActor public init(_ configuration: ToggleStyleConfiguration) {
    self.configuration = configuration
  }
}

/// A toggle, as a style sees it.
nonisolated public struct ToggleStyleConfiguration: ControlConfiguration {
  public typealias Label = _ControlPart

  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }
  var depth = 0

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}
