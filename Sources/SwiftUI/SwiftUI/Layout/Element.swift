import HeadlessCoreGraphics
import SegueMotion

/// Something that takes room and is shown: a leaf, an effect, or a container with elements inside.
///
/// Layout asks an element for its size, then gives it its place in a space; afterwards it is painted into layers.
@MainActor
class Element {
  /// The node that the element belongs to: its surroundings, and how its changes move.
  unowned let node: Node
  /// The proposal with which the element was placed.
  private(set) var placedProposal = ProposedViewSize.unspecified
  /// The box that the element got, in its space.
  private(set) var frame = CGRect.zero
  /// Number of times that the element has been placed.
  private(set) var placements = 0
  /// True once the element has been placed.
  private var isPlaced: Bool { placements > 0 }
  /// The coordinates that the frame counts in.
  private(set) var space = Space.root

  /// Answers that are known in a layout, by proposal.
  private struct Known {
    var layout = 0
    var sizes: [ProposedViewSize: CGSize] = [:]
    var guides: [ProposedViewSize: [AlignmentKey: CGFloat]] = [:]
  }

  private var known = Known()

  init(node: Node) { self.node = node }

  /// True while the element is only shown until its transition is over.
  var isLeaving: Bool { node.isLeaving }
  /// Position among its siblings, from the back to the front.
  var zIndex: Double { 0 }
  /// Rank in which a stack gives room.
  var priority: Double { 0 }
  /// The distances that the element likes to keep.
  var spacing: ViewSpacing { ViewSpacing() }
  /// The elements inside.
  var children: [Element] { [] }

  /// Size that the element takes when it is offered one.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The element's own places for guides, where they are not the usual ones.
  func explicitGuides(for proposal: ProposedViewSize) -> [AlignmentKey: CGFloat] { [:] }

  /// Gives what is inside its places.
  func placeChildren() {}

  /// The gestures around what is hit at a point of the space, from the inside out; `nil` if nothing is.
  func hit(at point: CGPoint) -> [GestureSite]? {
    for child in Painter.ordered(children).reversed() where !child.isLeaving {
      if let sites = child.hit(at: point) { return sites }
    }
    return nil
  }

  /// Puts the element's layers on top of those that are there.
  func paint(into painter: inout Painter) {}

  /// A value that a view has left for its container.
  func trait<Key: ElementTraitKey>(_ key: Key.Type) -> Key.Value { Key.defaultValue }
}

extension Element {
  /// The size that the element takes when it is offered one; asked once in a layout.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    forgetOldLayout()
    if let size = known.sizes[proposal] { return size }
    let size = measure(proposal)
    known.sizes[proposal] = size
    return size
  }

  /// The element's own places for guides when it is offered a size; asked once in a layout.
  final func guides(for proposal: ProposedViewSize) -> [AlignmentKey: CGFloat] {
    forgetOldLayout()
    if let guides = known.guides[proposal] { return guides }
    let guides = explicitGuides(for: proposal)
    known.guides[proposal] = guides
    return guides
  }

  private func forgetOldLayout() {
    let layout = node.host.layoutNumber
    if known.layout != layout { known = Known(layout: layout) }
  }

  /// Size and guides of the element when it is offered a size.
  final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal), explicit: guides(for: proposal))
  }

  /// Puts the element somewhere in a space.
  final func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: Space) {
    placements += 1
    placedProposal = proposal
    frame = CGRect(origin: origin, size: size(for: proposal))
    self.space = space
    placeChildren()
  }

  /// Puts an element that leaves where it was: its surroundings do not know it any more.
  final func placeAgain() {
    if !isPlaced, let inner = children.first {
      if !inner.isPlaced { inner.placeAgain() }
      (placedProposal, frame, space) = (inner.placedProposal, inner.frame, inner.space)
    }
    place(at: frame.origin, placedProposal, in: space)
  }

  /// Puts the element into a box, at a point of itself and of the box.
  final func place(
    in box: CGRect, at alignment: Alignment, _ proposal: ProposedViewSize, in space: Space
  ) {
    let own = dimensions(for: proposal)
    let around = ViewDimensions(size: box.size)
    place(
      at: CGPoint(
        x: box.minX + around[alignment.horizontal] - own[alignment.horizontal],
        y: box.minY + around[alignment.vertical] - own[alignment.vertical]),
      proposal, in: space)
  }

  /// Latest end of what an update has begun to move in the element; `nil` if nothing moves.
  final func endOfMovement(begunIn update: Int) -> Time? {
    ([ownEndOfMovement(begunIn: update)] + children.map { $0.endOfMovement(begunIn: update) })
      .compactMap { $0 }.max()
  }

  /// A point of the hosting view as a place in the element's box.
  final func localPlace(of point: CGPoint) -> CGPoint {
    let map = space.toRoot
    let place = map.a * map.d - map.b * map.c == 0 ? point : point.applying(map.inverted())
    return CGPoint(x: place.x - frame.minX, y: place.y - frame.minY)
  }

  /// End of what an update has begun to move of the element itself.
  private func ownEndOfMovement(begunIn update: Int) -> Time? {
    (self as? any LayeredElement)?.lanes.endOfMovement(begunIn: update)
  }
}

/// Name of a value that a view leaves for its container.
protocol ElementTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// An element around one other, as a modifier makes it; by itself it changes nothing.
@MainActor
class ModifiedElement<Modifier>: Element {
  /// The element inside.
  let child: Element
  var modifier: Modifier { didSet { modifierChanged(from: oldValue) } }

  init(_ modifier: Modifier, around child: Element, in node: Node) {
    self.modifier = modifier
    self.child = child
    super.init(node: node)
  }

  /// Notes what has changed since the value before.
  func modifierChanged(from before: Modifier) {}

  override var isLeaving: Bool { child.isLeaving }
  override var zIndex: Double { child.zIndex }
  override var priority: Double { child.priority }
  override var spacing: ViewSpacing { child.spacing }
  override var children: [Element] { [child] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }

  override func explicitGuides(for proposal: ProposedViewSize) -> [AlignmentKey: CGFloat] {
    child.guides(for: proposal)
  }

  override func placeChildren() {
    child.place(at: frame.origin, placedProposal, in: space)
  }

  override func paint(into painter: inout Painter) { child.paint(into: &painter) }

  override func trait<Key: ElementTraitKey>(_ key: Key.Type) -> Key.Value { child.trait(key) }
}

/// Coordinates in which elements are placed: those of the root, or of what is inside an effect that moves as one.
@MainActor
final class Space {
  /// The coordinates of the hosting view.
  static let root = Space(in: nil)

  /// The space around; `nil` for the root.
  let parent: Space?
  /// Map from this space into the one around.
  var toParent = CGAffineTransform.identity

  init(in parent: Space?) { self.parent = parent }

  /// Map from this space into the hosting view's.
  var toRoot: CGAffineTransform {
    parent.map { toParent.concatenating($0.toRoot) } ?? toParent
  }
}

/// Puts the elements of a root into the room of its host.
@MainActor
struct RootLayout {
  let room: HostRoom

  func place(_ elements: [Element]) {
    let box = room.safeFrame
    for element in elements {
      if element.isLeaving {
        element.placeAgain()
        continue
      }
      // The middle is that of the sizes, whatever guides the view has.
      let proposal = ProposedViewSize(box.size)
      let size = element.size(for: proposal)
      element.place(
        at: CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2), proposal,
        in: .root)
    }
  }
}
