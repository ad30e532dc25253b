/// Purpose of a button.
nonisolated public struct ButtonRole: Equatable, Sendable {
  private enum Form { case destructive, cancel }
  private let form: Form

  public static let destructive = ButtonRole(form: .destructive)
  public static let cancel = ButtonRole(form: .cancel)
}

/// A button, as a style that decides when it acts sees it.
nonisolated public struct PrimitiveButtonStyleConfiguration: ControlConfiguration {
  public typealias Label = _ControlPart

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void
  var depth = 0

  @MainActor public func trigger() { action() }
}

/// A button, as a style sees it that only decides about looks.
nonisolated public struct ButtonStyleConfiguration {
  public typealias Label = _ControlPart

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// Looks of buttons, and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Looks of buttons that act when a finger is lifted.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button of one of the system's styles.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AutomaticButton(configuration: configuration)
  }
}

/// A button that looks like its words.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: SystemButtonStyle(form: .plain), configuration: configuration)
  }
}

/// A button whose words have the tint.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: SystemButtonStyle(form: .borderless), configuration: configuration)
  }
}

/// A button on a pale box: of the tint where one is set, else gray.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: SystemButtonStyle(form: .bordered), configuration: configuration)
  }
}

/// A button on a box of the tint.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: SystemButtonStyle(form: .prominent), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

// MARK: In surroundings

extension ControlLooks where Configuration == PrimitiveButtonStyleConfiguration {
  init(_ style: some PrimitiveButtonStyle) {
    self.init(style) { $0.makeBody(configuration: $1) }
  }
  init(pressed style: some ButtonStyle) {
    self.init(style) { PressedButton(style: $0, configuration: $1) }
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

/// Shape of the box of a button.
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
  enum Form: Equatable { case automatic, capsule, circle, rounded(CGFloat?) }
  let form: Form

  public static let automatic = ButtonBorderShape(form: .automatic)
  public static let capsule = ButtonBorderShape(form: .capsule)
  public static let circle = ButtonBorderShape(form: .circle)
  public static let roundedRectangle = ButtonBorderShape(form: .rounded(nil))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(form: .rounded(radius))
  }
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ControlLooksModifier(ControlLooks(pressed: style)))
  }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(ControlLooksModifier(ControlLooks(style)))
  }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
