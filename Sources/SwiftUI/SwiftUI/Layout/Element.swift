import HeadlessCoreGraphics
import HeadlessQuartzCore
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
  /// The moment at which what is inside has got its places.
  private var placed = Moment()
  /// The layers that the element has put on top of others when it was painted last.
  private var painted: Painted?
  /// Number of times that the element has been placed.
  private(set) var placements = 0
  /// True once the element has been placed.
  private var isPlaced: Bool { placements > 0 }
  /// The coordinates that the frame counts in.
  private(set) var space = Space.root

  /// A moment in a layout.
  private struct Moment {
    var layout = -1
    /// Number of times that coordinates have moved before.
    var movements = 0
  }

  private struct Painted {
    let moment: Moment
    let frame: CGRect
    let space: Space
    let layers: [CALayer]
  }

  /// Answers that are known until something inside changes, by proposal.
  private struct Known {
    /// The layout in which the first of them was given.
    var layout = 0
    var sizes: [ProposedViewSize: CGSize] = [:]
    var guides: [ProposedViewSize: [AlignmentKey: CGFloat]] = [:]
    var spacing: ViewSpacing?
    var priority: Double?
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
  /// The size that the element takes when it is offered one; asked once, until something inside changes.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    forgetOldAnswers()
    if let size = known.sizes[proposal] { return size }
    let size = measure(proposal)
    known.sizes[proposal] = size
    return size
  }

  /// The element's own places for guides when it is offered a size; asked as rarely.
  final func guides(for proposal: ProposedViewSize) -> [AlignmentKey: CGFloat] {
    forgetOldAnswers()
    if let guides = known.guides[proposal] { return guides }
    let guides = explicitGuides(for: proposal)
    known.guides[proposal] = guides
    return guides
  }

  /// The distances that the element likes to keep; asked as rarely.
  final var knownSpacing: ViewSpacing {
    forgetOldAnswers()
    if let spacing = known.spacing { return spacing }
    let spacing = spacing
    known.spacing = spacing
    return spacing
  }

  /// Rank in which a stack gives room; asked as rarely.
  final var knownPriority: Double {
    forgetOldAnswers()
    if let priority = known.priority { return priority }
    let priority = priority
    known.priority = priority
    return priority
  }

  private func forgetOldAnswers() {
    if !isKnown(since: known.layout) { known = Known(layout: node.host.layoutNumber) }
  }

  /// True for what was learned of the element in a layout, and still holds.
  final func isKnown(since layout: Int) -> Bool {
    let host = node.host
    if layout == host.layoutNumber { return true }
    return layout > max(node.forgottenIn, host.forgottenIn) && AppSession.remembers
  }

  /// Size and guides of the element when it is offered a size.
  final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal), explicit: guides(for: proposal))
  }

  /// Puts the element somewhere in a space.
  final func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: Space) {
    placements += 1
    let box = CGRect(origin: origin, size: size(for: proposal))
    if box == frame, proposal == placedProposal, space === self.space, isSettled(since: placed) {
      return
    }
    (frame, placedProposal, self.space) = (box, proposal, space)
    placeChildren()
    placed = now
  }

  /// Puts the element's layers on top of those that are there: what has not changed is not painted again.
  final func show(in painter: inout Painter) {
    if let painted, painted.frame == frame, painted.space === space,
      isSettled(since: painted.moment)
    {
      return painter.add(painted.layers)
    }
    let count = painter.layers.count
    paint(into: &painter)
    painted = Painted(
      moment: now, frame: frame, space: space, layers: Array(painter.layers[count...]))
  }

  private var now: Moment { Moment(layout: node.host.layoutNumber, movements: Space.movements) }

  /// True if what was done with the element at a moment would be done alike now.
  private func isSettled(since moment: Moment) -> Bool {
    isKnown(since: moment.layout)
      && (!node.readsSurroundings || moment.movements == Space.movements)
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
  var toParent = CGAffineTransform.identity {
    didSet { if toParent != oldValue { Self.noteMovement() } }
  }
  /// Number of times that the coordinates of any space, or what covers them, have moved.
  private(set) static var movements = 0

  init(in parent: Space?) { self.parent = parent }

  /// Notes that something stands elsewhere in the room, for those that depend on it.
  static func noteMovement() { movements += 1 }

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
