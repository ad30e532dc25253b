import HeadlessQuartzCore
import SegueSwiftUISnapshots
import SwiftUI
import SwiftUINavigationTransitions
import Testing

/// The SwiftUI listings of the founding documents, and the demo of the published library, as films.
@MainActor @Suite struct FoundingFilmTests {
  private static let device = HeadlessDevice(
    size: CGSize(width: 390, height: 844), scale: 1,
    safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  private func tap(_ x: CGFloat, _ y: CGFloat, after seconds: Double) -> ScriptedTouch {
    .tap(at: CGPoint(x: x, y: y), after: seconds)
  }

  @Test func `a product grows from the list to its own screen, and goes back`() async {
    await expectTransition(
      of: ShopScreen(), on: Self.device,
      touches: [tap(290, 130, after: 0.1), tap(195, 600, after: 1.2)],
      as: .filmStrip)
  }

  @Test func `a photo grows out of its place in the grid, and shrinks back`() async {
    await expectTransition(
      of: PhotoGrid(), on: Self.device,
      touches: [tap(195, 330, after: 0.1), tap(30, 69, after: 1.2)], as: .filmStrip)
  }

  @Test(arguments: [
    ("slide", AnyNavigationTransition.slide), ("swing", .swing), ("fade", .fade(.cross)),
  ]) func `a stack goes by a transition of the app`(
    name: String, transition: AnyNavigationTransition
  ) async {
    await expectTransition(
      of: DemoScreen(transition: transition.animation(.easeInOut(duration: 0.5))),
      on: Self.device, touches: [tap(195, 450, after: 0.1), tap(30, 69, after: 1)],
      as: .filmStrip, named: name)
  }
}
