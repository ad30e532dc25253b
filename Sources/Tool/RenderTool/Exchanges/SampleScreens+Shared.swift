import SegueGeometry
import SegueMotion
import SegueSceneGraph
package import SegueTransitions

/// Screens that share something, for transitions that are made for it.
///
/// A card of the list shows the photo. It becomes a card elsewhere on the other screen, larger and
/// rounder, or all of that screen.
extension SampleScreens {
  private static let key: MatchKey = "picture"
  /// Side length of the list's cards.
  private static let small = 172.0

  /// The screen that is there first and the one that takes its place: the list and the photo, but where
  /// something that they share leads back.
  func screens(for rule: any ScreenTransition, by operation: Operation) -> [Screen] {
    guard let target = rule.target else { return [list(), photo] }
    let screens = [listWithCards, target == .screen ? wholePhoto : photoCard]
    return operation.isForward ? screens : screens.reversed()
  }

  /// Returns the elements shared by the two screens: the one card, whatever else a rule may find.
  package func shared(for rule: any ScreenTransition, by operation: Operation) -> [SharedPair] {
    guard rule.target != nil else { return [] }
    let elements = screens(for: rule, by: operation).map { screen in
      ElementFinder.elements(of: screen, after: .zero, on: stage).filter { $0.key == Self.key }
    }
    return [SharedPair](elements[0], elements[1])
  }

  private var listWithCards: Screen {
    let (first, side) = (top + 96, Self.small)
    let cards = [
      card("list.picture", 16, first, side, radius: 12),
      box("list.other", 205, first, side, side, Color(rgb: 0x64D2FF), radius: 12),
    ]
    return list(below: cards, from: first + side + 20)
  }

  private var photoCard: Screen {
    let side = min(345, max(height * 0.4, 120)).rounded()
    let card = card("photo.picture", (Self.width - side) / 2, top + 64, side, radius: 36)
    return photo([card], above: top + 64 + side)
  }

  private var wholePhoto: Screen {
    var screen = photo
    screen.match = Self.key
    return screen
  }

  /// A square card with the photo and a line below it.
  private func card(
    _ name: String, _ x: Double, _ y: Double, _ side: Double, radius: Double
  ) -> Layer {
    var card = box(name, x, y, side, side, Self.ink, radius: radius)
    card.clipsToBounds = true
    let line = bar(
      "\(name).line", side * 0.09, side * 0.86, side * 0.5, side * 0.055,
      Color(white: 1, alpha: 0.85), in: side)
    card.children = landscape(name, side, side) + [line]
    return card.matched(Self.key)
  }
}
