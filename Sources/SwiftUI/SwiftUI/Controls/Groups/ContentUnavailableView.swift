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

/// The parts of what is shown where a search has found nothing.
nonisolated public struct SearchUnavailableContent {
  /// The words for which nothing was found.
  nonisolated public struct Label: View {
    let words: String?

    @MainActor public var body: some View {
      _SwiftUILabel(
        words.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
  }

  /// Advice to search for something else.
  nonisolated public struct Description: View {
    @MainActor public var body: some View {
      Text(verbatim: "Check the spelling or try a new search.")
    }
  }

  /// Nothing to be done.
  nonisolated public struct Actions: View {
    @MainActor public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  @MainActor public static var search: Self { searching(for: nil) }
  @MainActor public static func search(text: String) -> Self { searching(for: text) }

  @MainActor private static func searching(for words: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(words: words)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
