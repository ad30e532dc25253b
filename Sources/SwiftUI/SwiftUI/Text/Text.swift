/// A line or paragraph of text.
nonisolated public struct Text: View {
  let content: String

  public init(verbatim content: String) { self.content = content }
  public init(_ content: some StringProtocol) { self.content = String(content) }
}
