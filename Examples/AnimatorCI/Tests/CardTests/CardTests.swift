import Card
import SegueUIKitSnapshots
import Testing
import UIKit

@MainActor @Suite struct CardTests {
  @Test func opens() async {
    await expectTransition(of: presenting(CardController()), as: .timeline, .filmStrip)
  }

  @Test func aFingerClosesIt() async {
    await expectTransition(
      of: pullingDown(),
      touches: [.pan(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 600), duration: 0.4)],
      as: .timeline, .filmStrip)
  }

  /// A card is open when the film begins, and nothing happens but what the finger does.
  private func pullingDown() -> UIKitTransition {
    UIKitTransition("pulling the card down") { window in
      window.rootViewController = BlankController()
      window.makeKeyAndVisible()
      window.rootViewController?.present(CardController(), animated: false)
    } begin: { _ in
    }
  }
}
