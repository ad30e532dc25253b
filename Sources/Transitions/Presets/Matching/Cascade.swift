import SegueGeometry
package import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// One thing of a class after the other, as Hero's modifier of this name.
package struct Cascade: Hashable, Sendable {
  /// Directions that decide the first one.
  package enum Direction: String, Hashable, Sendable, CaseIterable {
    case topToBottom, bottomToTop, leftToRight, rightToLeft
  }

  /// Delay of each one after the one before it.
  package var delta: Time
  /// The direction that decides the first one.
  package var direction: Direction

  /// The cascade with these settings.
  package init(_ delta: Time, _ direction: Direction = .topToBottom) {
    self.delta = delta
    self.direction = direction
  }

  /// Returns the delay of an element after the first one of `all`.
  func delay(of pair: SharedPair, among all: [SharedPair]) -> Time {
    let places = all.compactMap { pair in
      (pair.insertion ?? pair.removal).map { (pair.key, place($0.place.frame)) }
    }
    let order = places.enumerated().sorted {
      $0.element.1 == $1.element.1 ? $0.offset < $1.offset : $0.element.1 < $1.element.1
    }
    let index = order.firstIndex { $0.element.0 == pair.key } ?? 0
    return delta.scaled(by: Double(index))
  }

  private func place(_ frame: Rect) -> Double {
    switch direction {
    case .topToBottom: frame.minY
    case .bottomToTop: -frame.maxY
    case .leftToRight: frame.minX
    case .rightToLeft: -frame.maxX
    }
  }
}
