// The demo of the published library of navigation transitions, in the words of its guide and of document 002.

import SwiftUI
import SwiftUINavigationTransitions

extension AnyNavigationTransition {
  /// A slide on which the screens swing.
  static var swing: Self { Self(Swinging()) }
}

struct Swinging: NavigationTransitionProtocol {
  var body: some NavigationTransitionProtocol {
    Slide(axis: .horizontal)
    OnPush {
      OnInsertion {
        ZPosition(1)
        Rotate(.degrees(-70))
        Offset(x: 150)
        Opacity()
        Scale(0.5)
      }
      OnRemoval {
        Rotate(.degrees(70))
        Offset(x: -150)
      }
    }
  }
}

struct DemoScreen: View {
  let transition: AnyNavigationTransition

  var body: some View {
    NavigationView {
      ZStack {
        Color.orange.ignoresSafeArea()
        NavigationLink("Detail") {
          ZStack {
            Color.blue.ignoresSafeArea()
            Text("Detail").foregroundStyle(.white)
          }
          .navigationTitle("Detail").navigationBarTitleDisplayMode(.inline)
        }
        .foregroundStyle(.black)
      }
      .navigationTitle("List").navigationBarTitleDisplayMode(.inline)
    }
    .navigationViewStyle(.stack)
    .customNavigationTransition(transition, interactivity: .pan)
  }
}
