import SwiftUI

/// A round button that grows when it is liked, and has a ring that leaves it.
public struct LikeButton: View {
  @State private var isLiked = false

  public init() {}

  public var body: some View {
    ZStack {
      Circle()
        .stroke(.pink, lineWidth: 3)
        .frame(width: 64, height: 64)
        .scaleEffect(isLiked ? 2 : 1)
        .opacity(isLiked ? 0 : 1)
        .animation(.easeOut(duration: 0.6), value: isLiked)
      Circle()
        .fill(isLiked ? Color.pink : Color.gray)
        .frame(width: 64, height: 64)
        .scaleEffect(isLiked ? 1.2 : 1)
    }
    .onTapGesture {
      withAnimation(.bouncy) { isLiked.toggle() }
    }
  }
}

#Preview("Like button") { LikeButton() }
