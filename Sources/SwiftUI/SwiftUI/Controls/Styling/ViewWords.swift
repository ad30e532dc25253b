/// The words of views that are shown by somebody else.
enum ViewWords {
  /// All words of a view, those of several texts one after the other.
  @MainActor
  static func words(of view: any View, in environment: EnvironmentValues) -> String {
    if let view = view as? any WordedView { return view.words(in: environment) }
    if view is any PrimitiveView { return "" }
    return words(ofBody: view, in: environment)
  }

  @MainActor
  private static func words<Content: View>(
    ofBody view: Content, in environment: EnvironmentValues
  ) -> String {
    Content.Body.self == Never.self ? "" : words(of: view.body, in: environment)
  }
}

/// A view whose words are known without showing it.
@MainActor
protocol WordedView {
  func words(in environment: EnvironmentValues) -> String
}

extension Text: WordedView {
  @MainActor func words(in environment: EnvironmentValues) -> String { string(in: environment) }
}
extension AnyView: WordedView {
  @MainActor func words(in environment: EnvironmentValues) -> String {
    ViewWords.words(of: view, in: environment)
  }
}
extension Label: WordedView {
  @MainActor func words(in environment: EnvironmentValues) -> String {
    ViewWords.words(of: configuration.title, in: environment)
  }
}
extension Group: WordedView {
  @MainActor func words(in environment: EnvironmentValues) -> String {
    ViewWords.words(of: content, in: environment)
  }
}
extension TupleView: WordedView {
  @MainActor func words(in environment: EnvironmentValues) -> String {
    views.map { ViewWords.words(of: $0, in: environment) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}
extension Optional: WordedView where Wrapped: View {
  @MainActor func words(in environment: EnvironmentValues) -> String {
    map { ViewWords.words(of: $0, in: environment) } ?? ""
  }
}
extension _ConditionalContent: WordedView where TrueContent: View, FalseContent: View {
  @MainActor func words(in environment: EnvironmentValues) -> String {
    switch storage {
    case .first(let view): ViewWords.words(of: view, in: environment)
    case .second(let view): ViewWords.words(of: view, in: environment)
    }
  }
}
extension ModifiedContent: WordedView where Content: View, Modifier: ViewModifier {
  @MainActor func words(in environment: EnvironmentValues) -> String {
    ViewWords.words(of: content, in: environment)
  }
}
