import HeadlessQuartzCore

/// Items that an app has given to forces and rules, of which none moves anything.
///
/// What comes of that, such as an animation that ends twice, is not the app's fault.
@MainActor
final class UsedDynamics {
  static var current: UsedDynamics { AppSession.current.belonging { UsedDynamics() } }

  private struct Item {
    weak var view: UIView?
  }
  private var items: [Item] = []
  var count: Int { items.count }

  func add(_ views: [UIView]) { items += views.map { Item(view: $0) } }

  /// Returns true if, of what was given after a number of others, something belongs to a view: as a part of it, or
  /// the other way round.
  func move(partOf view: UIView, after count: Int) -> Bool {
    items.dropFirst(count).contains { item in
      guard let moved = item.view else { return false }
      return moved.isDescendant(of: view) || view.isDescendant(of: moved)
    }
  }
}
