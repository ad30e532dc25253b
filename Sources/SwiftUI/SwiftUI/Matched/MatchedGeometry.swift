import HeadlessCoreGraphics

/// Parts of a view's box that it shares with others of a group.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = Self(rawValue: 1)
  public static let size = Self(rawValue: 2)
  public static let frame: Self = [.position, .size]
}

/// A view that shares its box with others of the same name: one says where it is, the others are there, too.
nonisolated struct MatchedGeometryModifier: ElementModifier {
  let key: MatchedKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    MatchedElement(self, around: child, in: node)
  }
}

/// Name of a group.
nonisolated struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// The element of a view that shares its box: it keeps its own room among its neighbors.
final class MatchedElement: ModifiedElement<MatchedGeometryModifier> {
  override func placeChildren() {
    super.placeChildren()
    // The groups forget their views before each layout.
    node.forgetLayout()
    node.host.matched.note(self)
  }

  /// Box of the element in the hosting view.
  fileprivate var box: CGRect { frame.applying(space.toRoot) }

  /// Puts what is inside into the box that the group shares.
  fileprivate func follow(_ shared: CGRect) {
    let local = shared.applying(space.toRoot.inverted())
    let proposal =
      modifier.properties.contains(.size) ? ProposedViewSize(local.size) : placedProposal
    guard modifier.properties.contains(.position) else {
      child.place(at: frame.origin, proposal, in: space)
      return
    }
    let (size, anchor) = (child.size(for: proposal), modifier.anchor)
    child.place(
      at: CGPoint(
        x: local.minX + anchor.x * (local.width - size.width),
        y: local.minY + anchor.y * (local.height - size.height)), proposal, in: space)
  }
}

/// The groups of a tree, in one layout after the other.
///
/// Where another view becomes the source of a group under an animation, all of them are first where the one before
/// was, and then move to their common place; it is their own lanes that move.
@MainActor
final class MatchedGroups {
  private struct Shared {
    weak var source: MatchedElement?
    let box: CGRect
  }

  private var keys: [MatchedKey] = []
  private var members: [MatchedKey: [MatchedElement]] = [:]
  private var shared: [MatchedKey: Shared] = [:]

  /// Forgets who is there: a layout begins.
  func begin() {
    keys = []
    members = [:]
  }

  fileprivate func note(_ element: MatchedElement) {
    let key = element.modifier.key
    if members[key] == nil { keys.append(key) }
    if members[key]?.contains(where: { $0 === element }) ?? false { return }
    members[key, default: []].append(element)
  }

  /// Puts all views of groups where they belong, after the layout has given them their own places.
  ///
  /// - Parameter isFirstStep: true if what is inserted is shown once before it moves.
  func resolve(in update: TreeUpdate, isFirstStep: Bool) {
    for key in keys {
      let all = members[key] ?? []
      guard let source = source(of: all) else { continue }
      let before = shared[key]
      let isNewSource = before != nil && before?.source !== source
      let isHeld =
        isNewSource && isFirstStep && all.count > 1
        && source.node.transaction(in: update).animation != nil
      if isHeld, let before {
        for element in all { element.follow(before.box) }
        continue
      }
      shared[key] = Shared(source: source, box: source.box)
      for element in all where element !== source { element.follow(source.box) }
    }
    shared = shared.filter { members[$0.key] != nil }
  }

  /// The newest view that is there to stay and says where it is.
  private func source(of elements: [MatchedElement]) -> MatchedElement? {
    let sources = elements.filter { $0.modifier.isSource && !$0.isLeaving }
    if sources.count > 1, let last = sources.last {
      let id = last.modifier.key.id
      last.node.note(
        .matchedTwice, "\(sources.count) views are sources of the matched geometry \(id.base)")
    }
    return sources.max { $0.node.madeIn < $1.node.madeIn }
  }
}

extension View {
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedKey(id: AnyHashable(id), namespace: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}
