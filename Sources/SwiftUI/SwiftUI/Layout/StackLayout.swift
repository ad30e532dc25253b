import HeadlessCoreGraphics

/// Places views in a row or a column.
///
/// Room is given to the most important children first, and among them to those that can use the least of it.
nonisolated struct StackLayout {
  /// Direction in which the views follow each other.
  let axis: Axis
  /// Distance between neighbors; `nil` for the one that they like.
  let spacing: CGFloat?
  /// Position of a child's line across, which all children share.
  let crossGuide: (ViewDimensions) -> CGFloat

  /// A child's part of the stack.
  private struct Share {
    var proposal = ProposedViewSize.unspecified
    var length: CGFloat = 0
  }

  /// Distances between neighbors.
  private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { before, after in
      spacing ?? before.spacing.distance(to: after.spacing, along: axis)
    }
  }

  private func main(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

  private func proposal(main: CGFloat?, cross: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
  }

  /// Lengths that the children get.
  private func shares(_ subviews: LayoutSubviews, _ main: CGFloat?, _ cross: CGFloat?) -> [Share] {
    func share(_ subview: LayoutSubview, _ length: CGFloat?) -> Share {
      let proposal = proposal(main: length, cross: cross)
      return Share(proposal: proposal, length: self.main(subview.sizeThatFits(proposal)))
    }
    guard let main else { return subviews.map { share($0, nil) } }
    var available = main - gaps(subviews).reduce(0, +)
    let least = subviews.map { share($0, 0).length }
    let most = subviews.map { share($0, .infinity).length }
    let order = order(subviews, least, most)
    var shares = [Share](repeating: Share(), count: subviews.count)
    available -= least.reduce(0, +)
    for group in order {
      available += group.map { least[$0] }.reduce(0, +)
      for (place, index) in group.enumerated() {
        let part = available / CGFloat(group.count - place)
        shares[index] = share(subviews[index], part.isNaN ? 0 : max(part, 0))
        available -= shares[index].length
      }
    }
    return shares
  }

  /// The children in the order in which they get room, in groups of one priority.
  private func order(_ subviews: LayoutSubviews, _ least: [CGFloat], _ most: [CGFloat]) -> [[Int]] {
    let priorities = subviews.map(\.priority)
    let flexibility = zip(least, most).map { $1 - $0 }
    let sorted = subviews.indices.sorted { a, b in
      if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
      if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
      if flexibility[a] == .infinity, least[a] != least[b] { return least[a] > least[b] }
      return a < b
    }
    return sorted.reduce(into: [[Int]]()) { groups, index in
      if let last = groups.last?.last, priorities[last] == priorities[index] {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
  }

  /// Places of the children, from the stack's corner, and its size.
  private func arranged(
    _ subviews: LayoutSubviews, _ main: CGFloat?, _ cross: CGFloat?
  ) -> (boxes: [(origin: CGPoint, proposal: ProposedViewSize)], size: CGSize) {
    let (shares, gaps) = (shares(subviews, main, cross), gaps(subviews))
    let dimensions = zip(subviews, shares).map { $0.dimensions(in: $1.proposal) }
    let guides = dimensions.map(crossGuide)
    let lengths = dimensions.map { axis == .horizontal ? $0.height : $0.width }
    let top = guides.map { -$0 }.reduce(0, min)
    let breadth = zip(lengths, guides).map { $0 - $1 }.reduce(0, max) - top
    var position: CGFloat = 0
    var boxes: [(origin: CGPoint, proposal: ProposedViewSize)] = []
    for index in subviews.indices {
      let across = -guides[index] - top
      let origin =
        axis == .horizontal
        ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
      boxes.append((origin, shares[index].proposal))
      position += shares[index].length + (index < gaps.count ? gaps[index] : 0)
    }
    let size =
      axis == .horizontal
      ? CGSize(width: position, height: breadth) : CGSize(width: breadth, height: position)
    return (boxes, size)
  }

  private func parts(_ proposal: ProposedViewSize) -> (main: CGFloat?, cross: CGFloat?) {
    axis == .horizontal ? (proposal.width, proposal.height) : (proposal.height, proposal.width)
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let (main, cross) = parts(proposal)
    return arranged(subviews, main, cross).size
  }

  /// Corners and proposals of the children in a stack of a size.
  func boxes(
    of subviews: LayoutSubviews, in size: CGSize, _ proposal: ProposedViewSize
  )
    -> [(origin: CGPoint, proposal: ProposedViewSize)]
  {
    let (main, cross) = parts(proposal)
    let boxes = arranged(
      subviews, main, cross ?? size[axis == .horizontal ? .vertical : .horizontal]
    )
    .boxes
    guard axis == .horizontal, subviews.layoutDirection == .rightToLeft else { return boxes }
    return zip(subviews, boxes).map { subview, box in
      let end = box.origin.x + subview.sizeThatFits(box.proposal).width
      return (CGPoint(x: size.width - end, y: box.origin.y), box.proposal)
    }
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
    for (subview, box) in zip(subviews, boxes(of: subviews, in: bounds.size, proposal)) {
      subview.place(
        at: CGPoint(x: bounds.minX + box.origin.x, y: bounds.minY + box.origin.y),
        proposal: box.proposal)
    }
  }

  /// The edges that the stack passes on to what is around it.
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    let (leading, trailing): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    var spacing = subviews.reduce(into: ViewSpacing.zero) {
      $0.formUnion($1.spacing, edges: across)
    }
    spacing.formUnion(first.spacing, edges: leading)
    spacing.formUnion(last.spacing, edges: trailing)
    return spacing
  }
}

/// Places views in a row.
nonisolated public struct HStackLayout: Layout, ArrangingLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private var stack: StackLayout {
    let alignment = alignment
    return StackLayout(axis: .horizontal, spacing: spacing) { $0[alignment] }
  }

  func boxes(
    of subviews: LayoutSubviews, in size: CGSize, _ proposal: ProposedViewSize
  )
    -> [(origin: CGPoint, proposal: ProposedViewSize)]
  { stack.boxes(of: subviews, in: size, proposal) }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  )
    -> CGSize
  { stack.size(proposal, subviews) }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { stack.place(subviews, in: bounds, proposal) }
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    stack.spacing(subviews)
  }
}

/// Places views in a column.
nonisolated public struct VStackLayout: Layout, ArrangingLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private var stack: StackLayout {
    let alignment = alignment
    return StackLayout(axis: .vertical, spacing: spacing) { $0[alignment] }
  }

  func boxes(
    of subviews: LayoutSubviews, in size: CGSize, _ proposal: ProposedViewSize
  )
    -> [(origin: CGPoint, proposal: ProposedViewSize)]
  { stack.boxes(of: subviews, in: size, proposal) }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  )
    -> CGSize
  { stack.size(proposal, subviews) }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { stack.place(subviews, in: bounds, proposal) }
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    stack.spacing(subviews)
  }
}

/// Places views on top of each other.
nonisolated public struct ZStackLayout: Layout, ArrangingLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Line that the guides of all children lie on, and the room that the most important ones take.
  private func union(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (CGPoint, CGSize) {
    let first = subviews.map(\.priority).max() ?? 0
    let sizing = subviews.filter { $0.priority == first }.map { $0.dimensions(in: proposal) }
    let all = subviews.map { $0.dimensions(in: proposal) }
    let line = CGPoint(
      x: all.map { $0[alignment.horizontal] }.max() ?? 0,
      y: all.map { $0[alignment.vertical] }.max() ?? 0)
    return (
      line,
      CGSize(width: sizing.map(\.width).max() ?? 0, height: sizing.map(\.height).max() ?? 0)
    )
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  )
    -> CGSize
  { union(proposal, subviews).1 }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, box) in zip(subviews, boxes(of: subviews, in: bounds.size, proposal)) {
      subview.place(
        at: CGPoint(x: bounds.minX + box.origin.x, y: bounds.minY + box.origin.y),
        proposal: box.proposal)
    }
  }

  func boxes(
    of subviews: LayoutSubviews, in size: CGSize, _ proposal: ProposedViewSize
  )
    -> [(origin: CGPoint, proposal: ProposedViewSize)]
  {
    let (own, box) = (ProposedViewSize(size), ViewDimensions(size: size))
    return subviews.map { subview in
      let dimensions = subview.dimensions(in: own)
      let origin = CGPoint(
        x: box[alignment.horizontal] - dimensions[alignment.horizontal],
        y: box[alignment.vertical] - dimensions[alignment.vertical])
      return (origin, own)
    }
  }
}
