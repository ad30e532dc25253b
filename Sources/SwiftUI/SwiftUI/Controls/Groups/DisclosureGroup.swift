import HeadlessCoreGraphics

/// Views below words, which are shown while the group is open.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  @MainActor public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { (isExpanded, self.content, self.label) = (nil, content, label()) }

  @MainActor public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.isExpanded, self.content, self.label) = (isExpanded, content, label()) }

  @MainActor public var body: some View {
    let isOpen = isExpanded ?? $isOpen
    return StyledControl(
      DisclosureGroupStyleConfiguration(
        label: _ControlPart(label),
        content: _ControlPart(isOpen.wrappedValue ? content() : nil), isExpanded: isOpen),
      usual: ControlLooks(AutomaticDisclosureGroupStyle()))
  }
}

extension DisclosureGroup where Label == Text {
  @MainActor public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) { self.init(content: content) { Text(titleKey) } }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) { self.init(content: content) { Text(label) } }
  @MainActor public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(label) } }
}

/// A group that opens, as a style sees it.
nonisolated public struct DisclosureGroupStyleConfiguration: ControlConfiguration {
  public typealias Label = _ControlPart
  public typealias Content = _ControlPart

  public let label: Label
  /// The views in the group; none while it is closed.
  public let content: Content
  @Binding public var isExpanded: Bool
  var depth = 0

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content) = (label, content)
    _isExpanded = isExpanded
  }
}

/// Looks of groups that open.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Words in the tint with an arrow at the end of the row, which turns down while the group is open.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let isExpanded = configuration.$isExpanded
    return VStack(spacing: 0) {
      Button {
        withAnimation { isExpanded.wrappedValue.toggle() }
      } label: {
        HStack {
          configuration.label
          Spacer()
          RightArrow().rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
        }
      }
      .buttonStyle(.borderless)
      configuration.content
    }
  }
}

/// A small arrow to the right.
nonisolated private struct RightArrow: View {
  /// A guess from looking at devices.
  private static let size = CGSize(width: 7, height: 12)

  init() {}

  @MainActor var body: some View {
    Path { path in
      path.addLines([
        .zero, CGPoint(x: Self.size.width, y: Self.size.height / 2),
        CGPoint(x: 0, y: Self.size.height),
      ])
    }
    .mark(in: Self.size)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension ControlLooks where Configuration == DisclosureGroupStyleConfiguration {
  init(_ style: some DisclosureGroupStyle) { self.init(style) { $0.makeBody(configuration: $1) } }
}

extension View {
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(ControlLooksModifier(ControlLooks(style)))
  }
}
