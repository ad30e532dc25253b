public import HeadlessCoreGraphics

/// A layout of any kind, which may become another one while its views stay the same.
nonisolated public struct AnyLayout: Layout, ArrangingLayout {
  private let base: any Layout

  public init<L: Layout>(_ layout: L) { base = layout }

  /// Cache of the layout, with the layout that it belongs to.
  public struct Cache {
    fileprivate var type: any Layout.Type
    fileprivate var value: Any
  }

  /// Direction of the views, if they follow each other.
  var stackOrientation: Axis? { type(of: base).layoutProperties.stackOrientation }

  public func makeCache(subviews: Subviews) -> Cache {
    func made<L: Layout>(_ layout: L) -> Cache {
      Cache(type: L.self, value: layout.makeCache(subviews: subviews))
    }
    return made(base)
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    guard cache.type == type(of: base) else {
      cache = makeCache(subviews: subviews)
      return
    }
    asking(&cache, subviews) { layout, value in
      func update<L: Layout>(_ layout: L) {
        guard var known = value as? L.Cache else { return }
        layout.updateCache(&known, subviews: subviews)
        value = known
      }
      update(layout)
    }
  }

  private func asking<Result>(
    _ cache: inout Cache, _ subviews: Subviews, _ ask: (any Layout, inout Any) -> Result
  ) -> Result {
    if cache.type != type(of: base) { cache = makeCache(subviews: subviews) }
    return ask(base, &cache.value)
  }

  /// Asks a layout with the cache that belongs to it.
  private func ask<L: Layout, Result>(
    _ layout: L, _ value: inout Any, _ subviews: Subviews, _ ask: (L, inout L.Cache) -> Result
  ) -> Result {
    var cache = value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { value = cache }
    return ask(layout, &cache)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    asking(&cache, subviews) { layout, value in
      func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
        ask(layout, &value, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
      }
      return spacing(layout)
    }
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    asking(&cache, subviews) { layout, value in
      func size<L: Layout>(_ layout: L) -> CGSize {
        ask(layout, &value, subviews) {
          $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
        }
      }
      return size(layout)
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    asking(&cache, subviews) { layout, value in
      func place<L: Layout>(_ layout: L) {
        ask(layout, &value, subviews) {
          $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
        }
      }
      place(layout)
    }
  }

  func boxes(
    of subviews: LayoutSubviews, in size: CGSize, _ proposal: ProposedViewSize
  )
    -> [(origin: CGPoint, proposal: ProposedViewSize)]
  {
    (base as? any ArrangingLayout)?.boxes(of: subviews, in: size, proposal) ?? []
  }
}
