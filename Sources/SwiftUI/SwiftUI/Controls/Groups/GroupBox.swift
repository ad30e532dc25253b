import HeadlessCoreGraphics
import HeadlessUIKit

/// Views that belong together, in a box.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  private let configuration: GroupBoxStyleConfiguration

  @MainActor public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    configuration = GroupBoxStyleConfiguration(
      label: _ControlPart(label()), content: _ControlPart(content()))
  }

  @MainActor public var body: some View {
    StyledControl(configuration, usual: ControlLooks(DefaultGroupBoxStyle()))
  }
}

extension GroupBox {
  @MainActor public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension GroupBox where Label == EmptyView {
  @MainActor public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  @MainActor public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Text(titleKey) } }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Text(title) } }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  @MainActor public init(_ configuration: GroupBoxStyleConfiguration) {
    self.configuration = configuration
  }
}

/// A box, as a style sees it.
nonisolated public struct GroupBoxStyleConfiguration: ControlConfiguration {
  public typealias Label = _ControlPart
  public typealias Content = _ControlPart

  public let label: Label
  public let content: Content
  var depth = 0
}

/// Looks of boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A pale box with the words above what is in it.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Corner of the box, and distance of words and content: guesses from looking at devices.
  private static let radius: CGFloat = 8
  private static let distance: CGFloat = 8

  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: Self.distance) {
      configuration.label.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
      configuration.content
    }
    .padding()
    .background(
      Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: Self.radius))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension ControlLooks where Configuration == GroupBoxStyleConfiguration {
  init(_ style: some GroupBoxStyle) { self.init(style) { $0.makeBody(configuration: $1) } }
}

extension View {
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(ControlLooksModifier(ControlLooks(style)))
  }
}
