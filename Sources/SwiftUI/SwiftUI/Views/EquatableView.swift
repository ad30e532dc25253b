/// A view that is known to stay the same as long as it equals itself.
///
/// Which bodies are asked for cannot be seen; so it is shown as any other.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  public let content: Content

  public init(content: Content) { self.content = content }

  @MainActor public var body: some View { content }
}

extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
