/// Way in which the content of a view becomes another one.
nonisolated public struct ContentTransition: Equatable, Sendable {
  enum Form: Equatable {
    case identity, opacity, interpolate
    /// Pictures grow into their place, and shrink where they go.
    case symbol
    case numeric(countsDown: Bool)
  }

  let form: Form

  public static let identity = ContentTransition(form: .identity)
  public static let opacity = ContentTransition(form: .opacity)
  public static let interpolate = ContentTransition(form: .interpolate)

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(form: .numeric(countsDown: countsDown))
  }
  public static func numericText(value: Double) -> ContentTransition { numericText() }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .opacity }
}

extension EnvironmentValues {
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
