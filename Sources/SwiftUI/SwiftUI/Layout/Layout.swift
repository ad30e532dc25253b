import HeadlessCoreGraphics

/// Rules by which a container gives its children their places.
nonisolated public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

nonisolated extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
  }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}

nonisolated extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// Properties of a layout, as it tells them.
nonisolated public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?
  public init() {}
}

/// The children of a container, as its layout sees them.
nonisolated public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  public var layoutDirection = LayoutDirection.leftToRight
  private var subviews: [LayoutSubview]

  init(_ subviews: [LayoutSubview], layoutDirection: LayoutDirection) {
    (self.subviews, self.layoutDirection) = (subviews, layoutDirection)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> LayoutSubview { subviews[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(Array(subviews[bounds]), layoutDirection: layoutDirection)
  }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { subviews[$0] }, layoutDirection: layoutDirection)
  }
}

/// A child of a container, as its layout sees it.
nonisolated public struct LayoutSubview: Equatable, Sendable {
  let element: SwiftUIElement
  let space: Space

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }

  public var priority: Double { MainActor.assumeIsolated { element.knownPriority } }
  public var spacing: ViewSpacing { MainActor.assumeIsolated { element.knownSpacing } }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.withNumbers
    return MainActor.assumeIsolated { element.size(for: proposal) }
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let proposal = proposal.withNumbers
    return MainActor.assumeIsolated { Carried(element.dimensions(for: proposal)) }.value
  }

  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let proposal = proposal.withNumbers
    MainActor.assumeIsolated {
      let size = element.size(for: proposal)
      let origin = CGPoint(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
      element.place(at: origin.withNumbers, proposal, in: space)
    }
  }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    MainActor.assumeIsolated { Carried(element.trait(LayoutValueTrait<K>.self)) }.value
  }
}

/// The class of elements, where a collection's own elements have the name.
typealias SwiftUIElement = Element

/// Name of a value that views leave for the layout of their container.
nonisolated public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

nonisolated struct LayoutValueTrait<Key: LayoutValueKey>: ElementTraitKey {
  static var defaultValue: Key.Value { Key.defaultValue }
}

/// A container with a layout.
nonisolated struct LayoutView<Rules: Layout, Content: View>: View, PrimitiveView {
  let layout: Rules
  let content: Content

  @MainActor func makeNode(in context: NodeContext) -> Node { LayoutNode(self, in: context) }
}

private final class LayoutNode<Rules: Layout, Content: View>: ViewNode<LayoutView<Rules, Content>>,
  LayoutContainerNode
{
  var stackAxis: Axis? {
    (view.layout as? AnyLayout)?.stackOrientation ?? Rules.layoutProperties.stackOrientation
  }

  private var child: Node?
  private lazy var element = LayoutElement(view.layout, in: self)
  private let sampler = AnimatableSampler()

  override var children: [Node] { child.map { [$0] } ?? [] }
  override var elements: [Element] { [element] }
  override var transition: AnyTransition? { nil }

  override func update() {
    child = reconciled(child, with: view.content)
    element.layout = sampler.shown(view.layout, at: self)
    element.content = child
  }

  override func didUnmount() { sampler.stop() }
}

/// The element of a container.
@MainActor
final class LayoutElement<Rules: Layout>: Element {
  var layout: Rules
  var content: Node?
  private var inside: (layout: Int, elements: [Element]) = (-1, [])
  private var cache: (layout: Int, value: Rules.Cache)?

  init(_ layout: Rules, in node: Node) {
    self.layout = layout
    super.init(node: node)
  }

  override var children: [Element] {
    if !isKnown(since: inside.layout) {
      inside = (node.host.layoutNumber, content?.elements ?? [])
    }
    return inside.elements
  }

  override var priority: Double { subviews.isEmpty ? -.infinity : 0 }

  private var subviews: LayoutSubviews {
    LayoutSubviews(
      children.filter { !$0.isLeaving }.map { LayoutSubview(element: $0, space: space) },
      layoutDirection: node.environment.layoutDirection)
  }

  private func asking<Result>(_ ask: (LayoutSubviews, inout Rules.Cache) -> Result) -> Result {
    let subviews = subviews
    let number = node.host.layoutNumber
    var value: Rules.Cache
    if let cache, cache.layout == number {
      value = cache.value
    } else if let cache {
      value = cache.value
      layout.updateCache(&value, subviews: subviews)
    } else {
      value = layout.makeCache(subviews: subviews)
    }
    defer { cache = (number, value) }
    return ask(subviews, &value)
  }

  override var spacing: ViewSpacing { asking { layout.spacing(subviews: $0, cache: &$1) } }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    asking { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }.withNumbers
  }

  override func placeChildren() {
    let children = children
    let placements = children.map(\.placements)
    asking {
      layout.placeSubviews(in: frame, proposal: placedProposal, subviews: $0, cache: &$1)
    }
    for (child, before) in zip(children, placements) {
      if child.isLeaving {
        child.placeAgain()
      } else if child.placements == before {
        // A child that is not placed is in the middle.
        child.place(in: frame, at: .center, placedProposal, in: space)
      }
    }
  }

  override func explicitGuides(for proposal: ProposedViewSize) -> [AlignmentKey: CGFloat] {
    let size = size(for: proposal)
    let box = CGRect(origin: .zero, size: size)
    return asking { subviews, cache in
      var guides = mergedGuides(of: subviews, in: size, proposal)
      for guide in HorizontalAlignment.all {
        if let own = layout.explicitAlignment(
          of: guide, in: box, proposal: proposal, subviews: subviews, cache: &cache)
        {
          guides[guide.key] = own
        }
      }
      for guide in VerticalAlignment.all {
        if let own = layout.explicitAlignment(
          of: guide, in: box, proposal: proposal, subviews: subviews, cache: &cache)
        {
          guides[guide.key] = own
        }
      }
      return guides
    }
  }

  /// The guides of the children, taken together, where the layout says where those are.
  private func mergedGuides(
    of subviews: LayoutSubviews, in size: CGSize, _ proposal: ProposedViewSize
  ) -> [AlignmentKey: CGFloat] {
    guard let layout = layout as? any ArrangingLayout else { return [:] }
    var found: [AlignmentKey: [CGFloat]] = [:]
    for (child, box) in zip(subviews, layout.boxes(of: subviews, in: size, proposal)) {
      for (key, place) in child.element.guides(for: box.proposal).shifted(by: box.origin) {
        found[key, default: []].append(place)
      }
    }
    return found.reduce(into: [:]) { $0[$1.key] = $1.key.id._combined($1.value) }
  }

  override func paint(into painter: inout Painter) { painter.paint(children) }
}

/// A layout that says where its children would be, without placing them.
nonisolated protocol ArrangingLayout: Layout {
  /// Corners and proposals of the children in a container of a size.
  func boxes(
    of subviews: LayoutSubviews, in size: CGSize, _ proposal: ProposedViewSize
  )
    -> [(origin: CGPoint, proposal: ProposedViewSize)]
}

extension HorizontalAlignment {
  /// The guides that a layout may place, besides an app's own.
  nonisolated fileprivate static var all: [HorizontalAlignment] { [.leading, .center, .trailing] }
}

extension VerticalAlignment {
  /// The guides that a layout may place, besides an app's own.
  nonisolated fileprivate static var all: [VerticalAlignment] {
    [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
  }
}
