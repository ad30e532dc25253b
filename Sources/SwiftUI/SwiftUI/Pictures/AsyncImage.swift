public import Foundation

/// Stages of a picture that is fetched.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from the network, of which nothing but its placeholder is ever there: a film has no network.
nonisolated public struct AsyncImage<Content: View>: View {
  private let content: Content

  @MainActor
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = ViewBuilder.buildEither(second: placeholder())
  }

  @MainActor
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  @MainActor public var body: some View { content }
}

extension AsyncImage where Content == AnyView {
  /// A gray area as large as there is room.
  @MainActor public init(url: URL?, scale: CGFloat = 1) {
    content = AnyView(Color.secondary.opacity(0.2))
  }
}
