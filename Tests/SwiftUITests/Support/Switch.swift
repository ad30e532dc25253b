import Observation
import SwiftUI

/// What a test changes while its film is recorded.
@Observable @MainActor
final class Switch {
  var isOn = false
  var number = 0.0
  var items = [0, 1, 2]
}

/// A view whose body asks a closure.
struct Program<Content: View>: View {
  let state: Switch
  @ViewBuilder let content: @MainActor (Switch) -> Content

  var body: some View { content(state) }
}
