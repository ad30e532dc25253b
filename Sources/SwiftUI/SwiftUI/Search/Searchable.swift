import HeadlessUIKit

/// Place of a field for words to search for; here always above what is searched.
nonisolated public struct SearchFieldPlacement: Sendable {
  /// Times at which a field in a bar is seen; here at all times.
  nonisolated public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = Self()
    public static let always = Self()
  }

  public static let automatic = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }
}

/// A field above a view, for words to search for: it belongs to the bar of a stack, and is not there without one.
nonisolated private struct SearchModifier: ViewModifier {
  @Environment(\.navigation) private var navigation
  let words: Binding<String>
  let prompt: Text?

  init(words: Binding<String>, prompt: Text?) { (self.words, self.prompt) = (words, prompt) }

  @MainActor func body(content: Content) -> some View {
    content.safeAreaInset(edge: .top, spacing: 0) {
      if navigation != nil { SearchField(words: words, prompt: prompt) }
    }
  }
}

/// The field, as UIKit draws it.
nonisolated private struct SearchField: UIViewRepresentable {
  /// Height of the bar around the field: UIKit's, below a title.
  private static let height: CGFloat = 52

  let words: Binding<String>
  let prompt: Text?

  @MainActor func makeCoordinator() -> SearchListener { SearchListener() }

  @MainActor func makeUIView(context: Context) -> UISearchBar {
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    bar.delegate = context.coordinator
    return bar
  }

  @MainActor func updateUIView(_ bar: UISearchBar, context: Context) {
    let words = words
    context.coordinator.changed = { words.wrappedValue = $0 }
    bar.text = words.wrappedValue
    if let prompt { bar.placeholder = prompt.string(in: context.environment) }
  }

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UISearchBar, context: Context
  ) -> CGSize? {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: Self.height)
  }
}

/// Is told of the words that are typed.
@MainActor
private final class SearchListener: NSObject, UISearchBarDelegate {
  var changed: (String) -> Void = { _ in }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    changed(searchText)
  }
}

extension View {
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { modifier(SearchModifier(words: text, prompt: prompt)) }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  // The bar stands there all the time, with nothing below it but what is searched.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  public func searchCompletion(_ completion: String) -> some View { self }
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }
}
