/// Words that open a menu.
nonisolated public struct Menu<Label: View, Content: View>: View {
  private var configuration: MenuStyleConfiguration

  @MainActor public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    configuration = MenuStyleConfiguration(
      label: _ControlPart(label()), content: _ControlPart(content()))
  }
  @MainActor public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: label)
    configuration.action = primaryAction
  }

  @MainActor public var body: some View {
    StyledControl(configuration, usual: ControlLooks(DefaultMenuStyle()))
  }
}

extension Menu where Label == Text {
  @MainActor public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Text(titleKey) } }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Text(title) } }
}

extension Menu where Label == _SwiftUILabel<Text, Image> {
  @MainActor public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { _SwiftUILabel(titleKey, systemImage: systemImage) } }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  @MainActor public init(_ configuration: MenuStyleConfiguration) {
    self.configuration = configuration
  }
}

/// A menu, as a style sees it.
nonisolated public struct MenuStyleConfiguration: ControlConfiguration {
  public typealias Label = _ControlPart
  public typealias Content = _ControlPart

  let label: Label
  let content: Content
  /// Action of a tap, in place of opening the menu.
  var action: (() -> Void)?
  var depth = 0
}

/// Looks of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Words in the style of buttons.
nonisolated public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// Words that open a menu, or act in its place.
nonisolated private struct MenuButton: View {
  let configuration: MenuStyleConfiguration
  @State private var opener = MenuOpener()

  init(configuration: MenuStyleConfiguration) { self.configuration = configuration }

  @MainActor var body: some View {
    let (opener, content) = (opener, configuration.content.view)
    let action = configuration.action
    Button {
      if let action { action() } else { opener.open() }
    } label: {
      configuration.label
    }
    .modifier(MenuModifier(opener: opener) { MenuGroup.groups(in: content, $0) })
  }
}

/// Words in the style of buttons, as they are.
nonisolated public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DefaultMenuStyle().makeBody(configuration: configuration)
  }
}

/// Words in the style of buttons without a box.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DefaultMenuStyle().makeBody(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension ControlLooks where Configuration == MenuStyleConfiguration {
  init(_ style: some MenuStyle) { self.init(style) { $0.makeBody(configuration: $1) } }
}

/// Orders of a menu's rows; here they stand as they are written.
nonisolated public struct MenuOrder: Equatable, Hashable, Sendable {
  public static let automatic = MenuOrder()
  public static let priority = MenuOrder()
  public static let fixed = MenuOrder()
}

/// Closing of a menu when a row is chosen; here it always closes.
nonisolated public struct MenuActionDismissBehavior: Equatable, Sendable {
  public static let automatic = MenuActionDismissBehavior()
  public static let enabled = MenuActionDismissBehavior()
  public static let disabled = MenuActionDismissBehavior()
}

extension View {
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(ControlLooksModifier(ControlLooks(style)))
  }
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
