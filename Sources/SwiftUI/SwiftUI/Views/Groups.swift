// Views that are lists of others, and take no room of their own.

/// Nothing.
nonisolated public struct EmptyView: View {
  public init() {}
}

/// Views beside each other.
nonisolated public struct TupleView<T>: View {
  public var value: T
  /// The same views, one by one.
  let views: [any View]

  init(_ value: T, views: [any View]) {
    (self.value, self.views) = (value, views)
  }

  public init(_ value: T) {
    self.value = value
    views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }
}

/// Views that are changed together.
nonisolated public struct Group<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// One of two views, by a condition.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

/// A view of any kind.
nonisolated public struct AnyView: View {
  let view: any View

  public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }
  public init<V: View>(erasing view: V) { self.init(view) }
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.view = view
  }
}

/// A view that counts as another one when it has another identity.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: ID
}

extension View {
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
