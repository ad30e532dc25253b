public import HeadlessUIKit

/// Words with a picture.
nonisolated public struct Label<Title: View, Icon: View>: View {
  let configuration: LabelStyleConfiguration

  @MainActor public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    configuration = LabelStyleConfiguration(
      title: _ControlPart(title()), icon: _ControlPart(icon()))
  }

  @MainActor public var body: some View {
    StyledControl(configuration, usual: ControlLooks(DefaultLabelStyle()))
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
  @MainActor public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
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
    self.configuration = configuration
  }
}

/// A label, as a style sees it.
nonisolated public struct LabelStyleConfiguration: ControlConfiguration {
  public typealias Title = _ControlPart
  public typealias Icon = _ControlPart

  public let title: Title
  public let icon: Icon
  var depth = 0
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

extension ControlLooks where Configuration == LabelStyleConfiguration {
  init(_ style: some LabelStyle) { self.init(style) { $0.makeBody(configuration: $1) } }
}

extension View {
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(ControlLooksModifier(ControlLooks(style)))
  }
}
