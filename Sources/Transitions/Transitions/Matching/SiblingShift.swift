import SegueGeometry
import SegueMotion

/// Lets what comes after a picture on its screen make room as the place of the picture changes its size.
///
/// Screens have a fixed layout. As in a column, what lies below the picture in the same layer goes down
/// with the lower side of its place; as in a row, what lies beside it goes along with the right side.
struct SiblingShift {
  /// Maximum number of layers that make room in a transition, so that a page of a thousand pictures stays
  /// possible.
  private static let limit = 5000

  private let stage: TransitionEnvironment
  /// The layers that do not make room, nor what is around them, because they have ways of their own; in
  /// order.
  private let others: [Role: [Int]]
  private(set) var layers: [TransitionLayer] = []

  init(besides others: [ScreenPart], on stage: TransitionEnvironment) {
    self.others = Dictionary(grouping: others, by: \.role).mapValues { $0.map(\.index).sorted() }
    self.stage = stage
  }

  /// Makes room on both screens for a pair whose places are as large as its box.
  mutating func makeRoom(for pair: SharedPair, _ style: MatchStyle) {
    guard style.placeholder == .animated, let (removal, insertion) = pair.both else { return }
    let way = RectArc(
      from: removal.place.frame, to: insertion.place.frame, by: style.guide, style.arc)
    for (role, element) in [(Role.removal, removal), (.insertion, insertion)] {
      makeRoom(for: element, as: role, style) { way.rect(at: $0).size }
    }
  }

  private mutating func makeRoom(
    for element: SharedElement, as role: Role, _ style: MatchStyle, _ size: (Double) -> Size
  ) {
    guard
      let own = element.siblings.first(where: { $0.indices.lowerBound == element.index })
    else { return }
    let (rest, unit) = (element.place.frame.size, element.unit)
    guard unit.x.isFinite, unit.y.isFinite, unit.x > 0, unit.y > 0 else { return }
    for sibling in element.siblings where layers.count < Self.limit {
      let part = ScreenPart(role, sibling.indices.lowerBound)
      guard let side = sibling.side(of: own), !hasOther(in: sibling.indices, role) else { continue }
      let room = TransitionLayer("room.\(element.key)", moving: part)
        .shifting(
          style.resizing ?? style.run,
          inSteps: style.steps == .none ? nil : stage.scale * unit.x
        ) {
          let grown = size($0)
          return side == .below
            ? [0, (grown.height - rest.height) / unit.y]
            : [(grown.width - rest.width) / unit.x, 0]
        }
      if !room.movements.isEmpty { layers.append(room) }
    }
  }

  private func hasOther(in indices: Range<Int>, _ role: Role) -> Bool {
    guard let others = others[role] else { return false }
    var (low, high) = (0, others.count)
    while low < high {
      let middle = (low + high) / 2
      if others[middle] < indices.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < others.count && others[low] < indices.upperBound
  }
}

extension SharedElement.Sibling {
  fileprivate enum Side { case below, beside }

  /// Returns the side of another layer on which this one follows in a column or in a row.
  fileprivate func side(of other: SharedElement.Sibling) -> Side? {
    let epsilon = 1e-6
    if frame.minY >= other.frame.maxY - epsilon { return .below }
    let isInRow = frame.minY < other.frame.maxY && frame.maxY > other.frame.minY
    return isInRow && frame.minX >= other.frame.maxX - epsilon ? .beside : nil
  }
}
