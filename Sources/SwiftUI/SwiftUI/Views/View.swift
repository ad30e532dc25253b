/// A part of a screen, made of others.
///
/// Views are values: a screen is described anew whenever what it shows has changed, and the `Tree` finds out
/// what that means for what is there.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("this view is not made of others") }
}

extension View where Body == Never {
  public var body: Never { fatalError("this view is not made of others") }
}

/// Puts views beside each other in a block.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content), views: Self.list(repeat each content))
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .init(.first(first)) }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .init(.second(second)) }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }

  private static func list<each Content: View>(_ content: repeat each Content) -> [any View] {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return views
  }
}
