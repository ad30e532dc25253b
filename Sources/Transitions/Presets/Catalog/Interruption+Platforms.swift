import SegueMotion
package import SegueTransitions

// Interruption behaviors that several rows share. No platform publishes numbers but Compose and CSS.

extension Interruption {
  /// UIKit before iOS 26: what runs takes no touches, and `UINavigationController` puts off a push or a
  /// pop until it is over.
  static let patient = Interruption(
    .wait, from: "UIKit before iOS 26: pages take no touches until a transition is over")

  /// UIKit's sheets, which Flutter's had to learn from: a finger cannot take hold of one on its way.
  static let closed = Interruption(
    .wait, from: "UIKit: a sheet takes no touches while it opens or closes")

  /// iOS 26: a back button does not wait for the transition that runs, nor does the gesture.
  ///
  /// That velocities are kept nobody says but of the zoom.
  static let prompt = Interruption(
    .retarget, from: "iOS 26: the back button and the gesture act during a transition, on springs")

  /// iOS 18's zoom, which Apple calls continuously interactive, and no other transition of that system.
  ///
  /// A push is never cancelled: it counts as done, and a pop begins where the pages are.
  static let fluid = Interruption(
    .retarget, from: "iOS 18's zoom is continuously interactive: a push becomes a pop midway")

  /// SwiftUI's animations of state.
  static let merged = Interruption(
    .retarget, from: "SwiftUI: a spring with a new target goes on with the velocity of the old one")
}

extension SystemPush {
  /// As its system does: the page of iOS 26 has the display's corners.
  package var interruption: Interruption { isRounded ? .prompt : .patient }
}

extension SystemCover {
  /// As UIKit's presentations are.
  package var interruption: Interruption { .patient }
}
