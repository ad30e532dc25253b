import HeadlessCoreGraphics
public import HeadlessUIKit

/// Words or a picture that do something when they are tapped.
nonisolated public struct Button<Label: View>: View {
  private let configuration: PrimitiveButtonStyleConfiguration

  @MainActor public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: _ControlPart(label()), action: action)
  }

  @MainActor public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { self.init(role: nil, action: action, label: label) }

  @MainActor public var body: some View {
    StyledControl(configuration, usual: ControlLooks(DefaultButtonStyle()))
  }
}

extension Button where Label == Text {
  @MainActor public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(titleKey) } }

  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button where Label == _SwiftUILabel<Text, Image> {
  @MainActor public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { _SwiftUILabel(titleKey, image: image) }
  }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { _SwiftUILabel(title, image: image) }
  }
  @MainActor public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { _SwiftUILabel(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { _SwiftUILabel(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  @MainActor public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.configuration = configuration
  }
}

/// A button that acts when a finger is lifted, in a style that shows if one is down.
nonisolated struct PressedButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
    (self.style, self.configuration) = (style, configuration)
  }

  @MainActor var body: some View {
    let isPressed = $isPressed
    let action = configuration.action
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: configuration.label,
        isPressed: isPressed.wrappedValue)
    )
    .modifier(
      PressModifier(press: { isPressed.wrappedValue = $0 }, action: action))
  }
}

/// Looks of the system's buttons.
nonisolated struct SystemButtonStyle: ButtonStyle {
  enum Form { case plain, borderless, bordered, prominent, toggled(Bool) }

  let form: Form

  /// Opacity of words under a finger, that of the door's buttons.
  static let pressedOpacity = 0.2
  /// Opacity of a box of a pale tint: a guess from looking at devices.
  static let paleOpacity = 0.15
  /// Opacity of a box under a finger: a guess from looking at devices.
  static let pressedBoxOpacity = 0.75

  @MainActor func makeBody(configuration: Configuration) -> some View {
    SystemButton(form: form, configuration: configuration)
  }
}

nonisolated private struct SystemButton: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.tintStyle) private var setTint
  let form: SystemButtonStyle.Form
  let configuration: ButtonStyleConfiguration

  init(form: SystemButtonStyle.Form, configuration: ButtonStyleConfiguration) {
    (self.form, self.configuration) = (form, configuration)
  }

  private var tint: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return AnyShapeStyle(TintShapeStyle())
  }

  /// Fill of a pale box: gray unless a tint or a purpose gives it a color.
  private var paleFill: AnyShapeStyle {
    setTint == nil && configuration.role != .destructive
      ? AnyShapeStyle(Color(.tertiarySystemFill))
      : AnyShapeStyle(tint.opacity(SystemButtonStyle.paleOpacity))
  }

  private var insets: EdgeInsets {
    switch size {
    case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The words with the room around them in a box; those of small buttons are smaller unless they have a font.
  @MainActor private var padded: some View {
    let isSmall = size == .mini || size == .small
    return configuration.label
      .transformEnvironment(\.font) { if isSmall, $0 == nil { $0 = .subheadline } }
      .padding(insets)
  }

  private var box: AnyShape {
    switch shape.form {
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .rounded(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius))
    case .automatic, .rounded(nil):
      AnyShape(RoundedRectangle(cornerRadius: size == .large || size == .extraLarge ? 12 : 8))
    }
  }

  @MainActor var body: some View {
    let isPressed = configuration.isPressed
    switch form {
    case .plain:
      configuration.label.opacity(
        isPressed ? SystemButtonStyle.pressedOpacity : isEnabled ? 1 : 0.5)
    case .borderless:
      configuration.label.foregroundStyle(tint)
        .opacity(isPressed ? SystemButtonStyle.pressedOpacity : 1)
    case .bordered:
      padded.foregroundStyle(tint)
        .background(paleFill, in: box)
        .opacity(isPressed ? SystemButtonStyle.pressedBoxOpacity : 1)
    case .toggled(let isOn):
      padded.foregroundStyle(tint)
        .background(tint.opacity(isOn ? SystemButtonStyle.paleOpacity : 0), in: box)
        .opacity(isPressed ? SystemButtonStyle.pressedBoxOpacity : 1)
    case .prominent:
      padded
        .foregroundStyle(isEnabled ? AnyShapeStyle(Color.white) : tint)
        .background(
          isEnabled ? tint : AnyShapeStyle(tint.opacity(SystemButtonStyle.paleOpacity)), in: box
        )
        .opacity(isPressed ? SystemButtonStyle.pressedBoxOpacity : 1)
    }
  }
}
