import SwiftUI

/// A message that comes in from the top, and pushes what is below away.
public struct ToastPage: View {
  @State private var isShown = false

  public init() {}

  public var body: some View {
    VStack(spacing: 16) {
      if isShown {
        RoundedRectangle(cornerRadius: 16)
          .fill(.indigo)
          .frame(height: 72)
          .transition(.move(edge: .top).combined(with: .opacity))
      }
      RoundedRectangle(cornerRadius: 16)
        .fill(.teal)
        .frame(height: 200)
      Spacer()
    }
    .padding()
    .onAppear {
      withAnimation(.spring(duration: 0.6, bounce: 0.25)) { isShown = true }
    }
  }
}

#Preview("Toast") { ToastPage() }
