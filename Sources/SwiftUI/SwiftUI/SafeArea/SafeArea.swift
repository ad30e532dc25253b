import HeadlessCoreGraphics

/// A box whose edges something covers, and what is left of it.
///
/// A view is beside an edge of the safe area where its box reaches the edge; there it may grow as far as the
/// edge of the outer box.
struct SafeAreaRegion: Equatable {
  /// Distance at which a box still reaches an edge, in points: sums of lengths are not exact.
  private static let tolerance: CGFloat = 1e-6

  /// The box, in the hosting view.
  let outer: CGRect
  /// The part that is free.
  let inner: CGRect
  var kind = SafeAreaRegions.container

  /// A box grown at the edges that it reaches.
  func grow(_ box: CGRect) -> CGRect {
    let tolerance = Self.tolerance
    let left = box.minX <= inner.minX + tolerance ? min(box.minX, outer.minX) : box.minX
    let top = box.minY <= inner.minY + tolerance ? min(box.minY, outer.minY) : box.minY
    let right = box.maxX >= inner.maxX - tolerance ? max(box.maxX, outer.maxX) : box.maxX
    let bottom = box.maxY >= inner.maxY - tolerance ? max(box.maxY, outer.maxY) : box.maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A node that covers some of its box.
@MainActor
protocol SafeAreaNode: Node {
  /// The box in the layout that is being made; `nil` while nothing is covered.
  var safeAreaRegion: SafeAreaRegion? { get }
  /// True if views inside know of no safe area but what lies between them and this node.
  var endsSafeArea: Bool { get }
}

extension SafeAreaNode {
  var endsSafeArea: Bool { false }
}

extension Element {
  /// Distances by which a box of the element reaches into what is covered.
  final func safeAreaInsets(
    of box: CGRect, in space: Space, _ regions: SafeAreaRegions
  ) -> EdgeInsets {
    node.noteSurroundings()
    let before = box.applying(space.toRoot)
    let after = grown(before, into: regions)
    return EdgeInsets(
      top: before.minY - after.minY, leading: before.minX - after.minX,
      bottom: after.maxY - before.maxY, trailing: after.maxX - before.maxX)
  }

  /// A box of the element, grown into the safe area at those edges that it reaches.
  final func grownIntoSafeArea(
    _ box: CGRect, edges: Edge.Set, _ regions: SafeAreaRegions = .all
  ) -> CGRect {
    box.outset(by: safeAreaInsets(of: box, in: space, regions).only(edges))
  }

  private func grown(_ box: CGRect, into regions: SafeAreaRegions) -> CGRect {
    var box = box
    var ancestor = node.parent
    while let current = ancestor {
      if let current = current as? any SafeAreaNode {
        if let region = current.safeAreaRegion, !regions.isDisjoint(with: region.kind) {
          box = region.grow(box)
        }
        if current.endsSafeArea { return box }
      }
      ancestor = current.parent
    }
    guard regions.contains(.container) else { return box }
    let room = node.host.room
    return SafeAreaRegion(
      outer: CGRect(origin: .zero, size: room.size), inner: room.safeFrame
    ).grow(box)
  }
}

extension EdgeInsets {
  /// The distances from some edges, and none from the others.
  nonisolated func only(_ edges: Edge.Set) -> EdgeInsets {
    var insets = self
    for edge in Edge.allCases where !edges.contains(edge) { insets[edge] = 0 }
    return insets
  }
}

extension CGRect {
  /// The box with its edges moved outward.
  nonisolated func outset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top, width: width + insets.horizontal,
      height: height + insets.vertical)
  }

  /// The box with its edges moved inward.
  nonisolated func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(width - insets.horizontal, 0), height: max(height - insets.vertical, 0))
  }
}

extension ProposedViewSize {
  /// The proposal with some room taken away, or given where the distances are negative.
  nonisolated func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.horizontal, 0) },
      height: height.map { max($0 - insets.vertical, 0) })
  }

  /// The proposal with more room.
  nonisolated func outset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { $0 + insets.horizontal }, height: height.map { $0 + insets.vertical })
  }
}
