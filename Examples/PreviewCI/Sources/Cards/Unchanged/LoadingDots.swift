import SwiftUI

/// Three dots that swing one after the other, for as long as something is loaded.
public struct LoadingDots: View {
  @State private var isSwinging = false

  public init() {}

  public var body: some View {
    HStack(spacing: 12) {
      ForEach(0..<3) { index in
        Circle()
          .fill(.blue)
          .frame(width: 24, height: 24)
          .scaleEffect(isSwinging ? 1 : 0.5)
          .animation(
            .easeInOut(duration: 0.6).repeatForever().delay(0.2 * Double(index)),
            value: isSwinging)
      }
    }
    .onAppear { isSwinging = true }
  }
}

#Preview("Loading dots") { LoadingDots() }
