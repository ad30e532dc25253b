/// Words and a picture where there is nothing else to show.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  @MainActor
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  /// Distances between the parts: a guess.
  private static var distance: CGFloat { 12 }

  @MainActor public var body: some View {
    VStack(spacing: Self.distance) {
      label.labelStyle(UnavailableLabelStyle()).font(.title2.weight(.bold))
      description.font(.callout).foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large gray picture above the words.
nonisolated private struct UnavailableLabelStyle: LabelStyle {
  /// Size of the picture: a guess.
  private static var side: CGFloat { 48 }

  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.icon.font(.system(size: Self.side)).foregroundStyle(.secondary)
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == _SwiftUILabel<Text, Image>, Description == Text?, Actions == EmptyView {
  @MainActor
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      _SwiftUILabel(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
  @MainActor
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      _SwiftUILabel(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
  @_disfavoredOverload
  @MainActor
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      _SwiftUILabel(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}
