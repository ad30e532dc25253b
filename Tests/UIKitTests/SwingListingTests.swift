import SegueGeometry
import SegueTransitions
import SwiftUINavigationTransitions
import Testing

/// A published listing of the composed library, character by character, is our preset of it.
@MainActor @Suite struct SwingListingTests {
  @Test(arguments: [SegueTransitions.Operation.push, .pop])
  func `the published listing of Swing is the preset`(
    operation: SegueTransitions.Operation
  ) throws {
    let context = TransitionContext(operation, on: TransitionEnvironment(size: Size(390, 844)))
    let preset = ComposedTransition(SeguePresets.Swing()).plan(for: context)
    let listing = SwiftUINavigationTransitions.AnyNavigationTransition.swing.transition
    #expect(listing.plan(for: context) == preset)
  }

  @Test func `the pace of a listing is that of its spring`() throws {
    let context = TransitionContext(.push, on: TransitionEnvironment(size: Size(390, 844)))
    let view = try #require(
      ContentView().body as? CustomNavigation<NavigationStack<NavigationPath, Text>>)
    let pace = ComposedAnimation.interpolatingSpring(stiffness: 300, damping: 50)
    let expected = ComposedTransition(SeguePresets.Swing(), pace).plan(for: context)
    #expect(view.transition.plan(for: context) == expected)
    #expect(view.interactivity == .edgePan)
  }
}
