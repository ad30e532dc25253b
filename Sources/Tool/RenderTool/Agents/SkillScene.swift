/// A short scene of the skill, with one idea, to be copied and changed.
///
/// Each is checked by a test.
package enum SkillScene: String, CaseIterable, Hashable, Sendable {
  case fadeUp = "fade-up"
  case press
  case push
  case sheet
  case zoom
  case container
  case list
  case backSwipe = "back-swipe"
  case interrupted
  case loader

  /// The idea of the scene, in a few words.
  package var summary: String {
    switch self {
    case .fadeUp: "a card that fades in and rises, with what it is held to"
    case .press: "a button that is pressed and springs back, by keyframes"
    case .push: "two screens, pushed and popped as iOS does"
    case .sheet: "a sheet that is presented and dismissed"
    case .zoom: "a screen that grows out of what was touched (shared element)"
    case .container: "Material's container transform, one transition without steps"
    case .list: "rows that appear one after the other, from one fragment"
    case .backSwipe: "a finger that goes back: once it changes its mind, once not"
    case .interrupted: "a push that is popped before its end"
    case .loader: "something that turns forever"
    }
  }
}
