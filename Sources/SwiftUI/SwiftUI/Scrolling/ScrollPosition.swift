public import HeadlessCoreGraphics

/// A position of a content that scrolls, as it was asked for or has come about.
nonisolated public struct ScrollPosition: Equatable, Sendable {
  enum Target: Equatable {
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private(set) var carried: Carried<Target?>
  var target: Target? { carried.value }
  /// True if a finger has brought the content there.
  public internal(set) var isPositionedByUser = false

  init(_ target: Target?) { carried = Carried(target) }

  public init() { self.init(nil) }
  public init(idType: (some Hashable & Sendable).Type) { self.init(nil) }
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(.id(AnyHashable(id), anchor))
  }
  public init(edge: Edge) { self.init(.edge(edge)) }
  public init(point: CGPoint) { self.init(.point(x: point.x, y: point.y)) }
  public init(x: CGFloat, y: CGFloat) { self.init(.point(x: x, y: y)) }
  public init(x: CGFloat) { self.init(.point(x: x, y: nil)) }
  public init(y: CGFloat) { self.init(.point(x: nil, y: y)) }

  public static func == (a: Self, b: Self) -> Bool {
    a.target == b.target && a.isPositionedByUser == b.isPositionedByUser
  }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }

  public var edge: Edge? {
    if case .edge(let edge)? = target { edge } else { nil }
  }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .id(let id, _)? = target { id.base as? T } else { nil }
  }
  public var x: CGFloat? {
    if case .point(let x, _)? = target { x } else { nil }
  }
  public var y: CGFloat? {
    if case .point(_, let y)? = target { y } else { nil }
  }
  public var point: CGPoint? {
    if let x, let y { CGPoint(x: x, y: y) } else { nil }
  }
}

/// A scroll view that follows a value, and tells it where a finger has brought the content.
nonisolated struct ScrollPositionModifier: PrimitiveModifier {
  /// Position that is asked for; `nil` for wherever the content is.
  let target: () -> ScrollPosition.Target?
  /// Takes the identity of the view that has come to the anchor; answers if it has been taken.
  let take: (AnyHashable) -> Bool
  let anchor: UnitPoint?

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    ScrollPositionNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class ScrollPositionNode<Content: View>: ModifiedNode<
  Content, ScrollPositionModifier
>, LayoutObserver
{
  private var isNew = true
  private var known: ScrollPosition.Target?
  private var offset: CGPoint?

  override func update() {
    super.update()
    host.observe(self)
    let target = evaluated { modifier.target() }
    guard isNew || target != known else { return }
    let animated = !isNew && host.currentTransaction(at: self).animation != nil
    (isNew, known) = (false, target)
    if let target { follow(target, animated: animated) }
  }

  private func follow(_ target: ScrollPosition.Target, animated: Bool) {
    host.actions.append { [weak self] in
      guard let self, isMounted, let scrolling else { return }
      switch target {
      case .id(let id, let anchor):
        guard let element = node(withID: id)?.elements.first else { return }
        scrolling.show(
          element, at: anchor ?? modifier.anchor ?? .topLeading, animated: animated)
      case .edge(let edge): scrolling.show(edge, animated: animated)
      case .point(let x, let y): scrolling.show(x: x, y: y, animated: animated)
      }
      // Where that leads is what was asked for.
      offset = scrolling.scrollView.contentOffset
    }
  }

  /// The scroll view inside.
  private var scrolling: ScrollElement? { scrollingInside?.scrolling }

  func didLayOut(in update: TreeUpdate) {
    guard isMounted, let scrolling else { return }
    let now = scrolling.scrollView.contentOffset
    defer { offset = now }
    let isByFinger = scrolling.scrollView.isTracking || scrolling.scrollView.isDecelerating
    guard let offset, offset != now, isByFinger else { return }
    guard let id = scrolling.nearest(to: modifier.anchor ?? .topLeading) else { return }
    let target = ScrollPosition.Target.id(id, nil)
    guard known != target else { return }
    let take = modifier.take
    host.actions.append { [weak self] in
      let before = self?.known
      self?.known = target
      if !take(id) { self?.known = before }
    }
  }
}

extension Node {
  /// The first scroll view inside.
  var scrollingInside: (any ScrollingNode)? {
    for child in children {
      if let found = child as? any ScrollingNode ?? child.scrollingInside { return found }
    }
    return nil
  }

  /// The views inside that have an identity among others, from the outside in: each with its elements.
  fileprivate func identified() -> [(id: AnyHashable, elements: [Element])] {
    children.flatMap { child in
      if let id = identity(of: child), !child.isLeaving { return [(id, child.elements)] }
      return child.identified()
    }
  }
}

extension ScrollElement {
  /// Identity of the view whose point is nearest to that of the visible part.
  fileprivate func nearest(to anchor: UnitPoint) -> AnyHashable? {
    func point(_ box: CGRect) -> CGPoint {
      CGPoint(
        x: axes.contains(.horizontal) ? box.minX + anchor.x * box.width : 0,
        y: axes.contains(.vertical) ? box.minY + anchor.y * box.height : 0)
    }
    let wanted = point(visibleBox)
    let places = node.identified().compactMap { view -> (id: AnyHashable, distance: CGFloat)? in
      guard let element = view.elements.first else { return nil }
      let place = point(box(of: element))
      return (view.id, hypot(place.x - wanted.x, place.y - wanted.y))
    }
    return places.min { $0.distance < $1.distance }?.id
  }
}

extension View {
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(
        target: { id.wrappedValue.map { .id(AnyHashable($0), nil) } },
        take: { choice in
          // An identity of any type is one, too.
          guard let value = (choice as? ID) ?? (choice.base as? ID) else { return false }
          id.wrappedValue = value
          return true
        }, anchor: anchor))
  }

  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(
        target: { position.wrappedValue.target },
        take: { choice in
          var value = ScrollPosition(.id(choice, nil))
          value.isPositionedByUser = true
          position.wrappedValue = value
          return true
        }, anchor: anchor))
  }
}
