/// Words with a picture.
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  @MainActor public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) { (self.title, self.icon) = (title(), icon()) }

  @MainActor public var body: some View {
    StyledLabel(
      configuration: LabelStyleConfiguration(
        title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon))))
  }
}

extension Label where Title == Text, Icon == Image {
  @MainActor public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
  @MainActor public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  @MainActor public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

/// A label, as a style sees it.
nonisolated public struct LabelStyleConfiguration {
  /// The words of a label.
  nonisolated public struct Title: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  /// The picture of a label.
  nonisolated public struct Icon: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  public let title: Title
  public let icon: Icon
}

/// Looks of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The picture, and then the words.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// Distance of words and picture: a guess, the usual one.
  private static let distance: CGFloat = 8

  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: Self.distance) {
      configuration.icon
      configuration.title
    }
  }
}

/// The words without the picture.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// The picture without the words.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

/// The style that suits the surroundings: here always picture and words.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A style of labels, of any kind.
struct AnyLabelStyle {
  let body: @MainActor (LabelStyleConfiguration) -> AnyView

  init(_ style: some LabelStyle) {
    let style = Carried(style)
    body = { AnyView(style.value.makeBody(configuration: $0)) }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle { AnyLabelStyle(DefaultLabelStyle()) }
}

extension EnvironmentValues {
  var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

/// A label in the style of its surroundings.
nonisolated private struct StyledLabel: View {
  @Environment(\.labelStyle) private var style
  let configuration: LabelStyleConfiguration

  init(configuration: LabelStyleConfiguration) { self.configuration = configuration }

  @MainActor var body: some View { style.body(configuration) }
}

extension View {
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, AnyLabelStyle(style))
  }
}
