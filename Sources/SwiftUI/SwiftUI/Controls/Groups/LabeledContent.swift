public import Foundation

/// A value behind the words that say what it is.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  private let configuration: LabeledContentStyleConfiguration

  @MainActor public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    configuration = LabeledContentStyleConfiguration(
      label: _ControlPart(label()), content: _ControlPart(content()))
  }

  @MainActor public var body: some View {
    StyledControl(configuration, usual: ControlLooks(AutomaticLabeledContentStyle()))
  }
}

extension LabeledContent where Label == Text {
  @MainActor public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Text(titleKey) } }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Text(title) } }
}

extension LabeledContent where Label == Text, Content == Text {
  @MainActor public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }
  @_disfavoredOverload
  @MainActor public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }
  @MainActor public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  @MainActor public init(_ configuration: LabeledContentStyleConfiguration) {
    self.configuration = configuration
  }
}

/// A labeled value, as a style sees it.
nonisolated public struct LabeledContentStyleConfiguration: ControlConfiguration {
  public typealias Label = _ControlPart
  public typealias Content = _ControlPart

  public let label: Label
  public let content: Content
  var depth = 0
}

/// Looks of labeled values.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The words at one end of the row, and the value at the other, less important.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration.label) {
      configuration.content.foregroundStyle(HierarchicalShapeStyle.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension ControlLooks where Configuration == LabeledContentStyleConfiguration {
  init(_ style: some LabeledContentStyle) { self.init(style) { $0.makeBody(configuration: $1) } }
}

extension View {
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(ControlLooksModifier(ControlLooks(style)))
  }
}
