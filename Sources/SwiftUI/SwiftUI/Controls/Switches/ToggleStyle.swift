import HeadlessUIKit

/// Looks of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A switch behind words.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let tint = tint
    return LabeledRow(configuration.label) {
      SwitchControl(isOn: configuration.$isOn)
        .transformEnvironment(\.tintStyle) { if let tint { $0 = AnyShapeStyle(tint) } }
    }
  }
}

/// A button that is filled while it is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    return PressedButton(
      style: SystemButtonStyle(form: .toggled(isOn.wrappedValue)),
      configuration: PrimitiveButtonStyleConfiguration(
        role: nil, label: configuration.label,
        action: { isOn.wrappedValue.toggle() }))
  }
}

/// The style that suits the surroundings: here always a switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ControlLooks where Configuration == ToggleStyleConfiguration {
  init(_ style: some ToggleStyle) { self.init(style) { $0.makeBody(configuration: $1) } }
}

extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(ControlLooksModifier(ControlLooks(style)))
  }
}

/// The switch itself, which is UIKit's.
struct SwitchControl: UIViewRepresentable {
  let isOn: Binding<Bool>

  func makeCoordinator() -> ControlActions { ControlActions() }

  func makeUIView(context: Context) -> UISwitch {
    let control = UISwitch()
    control.isOn = isOn.wrappedValue
    context.coordinator.follow(control)
    return control
  }

  func updateUIView(_ control: UISwitch, context: Context) {
    let isOn = isOn
    context.coordinator.changed = { [weak control] in
      guard let control else { return }
      isOn.wrappedValue = control.isOn
      // A binding may refuse.
      control.setOn(isOn.wrappedValue, animated: true)
    }
    control.take(context.environment)
    control.onTintColor = context.environment.controlTint
    context.transaction.change { control.setOn(isOn.wrappedValue, animated: $0) }
  }
}
