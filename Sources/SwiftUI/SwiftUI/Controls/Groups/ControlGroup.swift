import HeadlessCoreGraphics

/// Controls side by side that belong together.
nonisolated public struct ControlGroup<Content: View>: View {
  private let configuration: ControlGroupStyleConfiguration

  @MainActor public init(@ViewBuilder content: () -> Content) {
    configuration = ControlGroupStyleConfiguration(
      content: _ControlPart(content()), label: _ControlPart(EmptyView()))
  }
  @MainActor public init<L: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) {
    configuration = ControlGroupStyleConfiguration(
      content: _ControlPart(content()), label: _ControlPart(label()))
  }
  @MainActor public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Text(titleKey) } }

  @MainActor public var body: some View {
    StyledControl(configuration, usual: ControlLooks(AutomaticControlGroupStyle()))
  }
}

/// A group of controls, as a style sees it.
nonisolated public struct ControlGroupStyleConfiguration: ControlConfiguration {
  public typealias Content = _ControlPart
  public typealias Label = _ControlPart

  public let content: Content
  public let label: Label
  var depth = 0
}

/// Looks of groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A row without words.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// A row without words, as in bars.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlLooks where Configuration == ControlGroupStyleConfiguration {
  init(_ style: some ControlGroupStyle) { self.init(style) { $0.makeBody(configuration: $1) } }
}

extension View {
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(ControlLooksModifier(ControlLooks(style)))
  }
}
