import SwiftUI
import SwiftUINavigationTransitions

extension AnyNavigationTransition {
  static var swing: Self {
    .init(Swing())
  }
}

struct Swing: NavigationTransitionProtocol {
  var body: some NavigationTransitionProtocol {
    Slide(axis: .horizontal)
    MirrorPush {
      let angle = 70.0
      let offset = 150.0
      OnInsertion {
        ZPosition(1)
        Rotate(.degrees(-angle))
        Offset(x: offset)
        Opacity()
        Scale(0.5)
      }
      OnRemoval {
        Rotate(.degrees(angle))
        Offset(x: -offset)
      }
    }
  }
}

struct ContentView: View {
  var body: some View {
    NavigationStack {
      Text("Orders")
    }
    .customNavigationTransition(
      .swing.animation(.interpolatingSpring(stiffness: 300, damping: 50)))
  }
}
