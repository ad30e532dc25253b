import Cards
import SegueSwiftUISnapshots
import SwiftUI
import Testing

@MainActor @Suite struct CardsTests {
  @Test(arguments: ["Loading dots", "Toast"])
  func previews(name: String) async {
    await expectTransition(of: .preview(name), as: .timeline, .filmStrip, named: name)
  }

  @Test func isLikedByATap() async {
    await expectTransition(
      of: LikeButton(), touches: [.tap(at: CGPoint(x: 195, y: 422), after: 0.1)],
      as: .timeline, .filmStrip)
  }
}
