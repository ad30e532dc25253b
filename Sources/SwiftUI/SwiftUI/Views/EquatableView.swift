/// A view that stays what it is for as long as it is equal to what it was, as any view does that can be compared.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  public let content: Content

  public init(content: Content) { self.content = content }

  @MainActor public var body: some View { content }
}

extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
