import HeadlessCoreGraphics

/// Positions of the headers and footers of sections that stay in sight while their sections are.
@MainActor
struct PinnedSections {
  /// A view of a lazy container along its axis: where it is, and how long.
  nonisolated struct Placed {
    let subview: LayoutSubview
    let start: CGFloat
    let length: CGFloat
    let part: SectionPart?
  }

  private let views: PinnedScrollableViews
  private let axis: Axis

  /// The position of each view, in the coordinates that they are placed in.
  nonisolated static func starts(
    of placed: [Placed], _ views: PinnedScrollableViews, along axis: Axis
  ) -> [CGFloat] {
    let placed = Carried(placed)
    return MainActor.assumeIsolated {
      PinnedSections(views: views, axis: axis).starts(of: placed.value)
    }
  }

  private func starts(of placed: [Placed]) -> [CGFloat] {
    guard !views.isEmpty, let seen = placed.first.flatMap({ seen(from: $0.subview) }) else {
      return placed.map(\.start)
    }
    var extents: [Int: (start: CGFloat, end: CGFloat)] = [:]
    for view in placed {
      guard let part = view.part else { continue }
      let known = extents[part.section] ?? (view.start, view.start)
      extents[part.section] = (
        min(known.start, view.start), max(known.end, view.start + view.length)
      )
    }
    return placed.map { view in
      guard let part = view.part, let extent = extents[part.section] else { return view.start }
      let latest = extent.end - view.length
      switch part.kind {
      case .header where views.contains(.sectionHeaders):
        view.subview.element.sectionPart?.isPinned = true
        return min(max(view.start, seen.start), max(latest, view.start))
      case .footer where views.contains(.sectionFooters):
        view.subview.element.sectionPart?.isPinned = true
        return max(min(view.start, seen.end - view.length), min(extent.start, view.start))
      default: return view.start
      }
    }
  }

  /// The part that is seen of what scrolls around a view; `nil` outside of scroll views.
  private func seen(from subview: LayoutSubview) -> (start: CGFloat, end: CGFloat)? {
    guard let scrolling = subview.element.node.scrollingAround?.scrolling,
      scrolling.axes.contains(axis == .vertical ? .vertical : .horizontal)
    else { return nil }
    let map = scrolling.contentSpace.toRoot.concatenating(subview.space.toRoot.inverted())
    let box = scrolling.visibleBox.applying(map)
    return axis == .vertical ? (box.minY, box.maxY) : (box.minX, box.maxX)
  }
}

extension LayoutSubview {
  /// Place of the view in its section; `nil` outside of sections.
  nonisolated var sectionPart: SectionPart? {
    MainActor.assumeIsolated { Carried(element.trait(SectionPartTrait.self)) }.value
  }
}

extension Element {
  /// The element by which a section says what this one is.
  fileprivate var sectionPart: SectionPartElement? {
    var element = self
    while true {
      if let part = element as? SectionPartElement { return part }
      guard let around = element as? any WrappingElement else { return nil }
      element = around.wrapped
    }
  }
}
