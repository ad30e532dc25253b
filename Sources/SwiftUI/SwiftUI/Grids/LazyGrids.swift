import HeadlessCoreGraphics

/// Views in columns that are told, row by row.
nonisolated public struct LazyVGrid<Content: View>: View, PrimitiveView {
  let grid: LayoutView<LazyGridLayout, Content>

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    grid = LayoutView(
      layout: LazyGridLayout(
        axis: .vertical, items: columns,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing),
      content: content())
  }

  @MainActor func makeNode(in context: NodeContext) -> Node {
    PassingNode(self, content: \.grid, in: context)
  }
}

/// Views in rows that are told, column by column.
nonisolated public struct LazyHGrid<Content: View>: View, PrimitiveView {
  let grid: LayoutView<LazyGridLayout, Content>

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    grid = LayoutView(
      layout: LazyGridLayout(
        axis: .horizontal, items: rows,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing),
      content: content())
  }

  @MainActor func makeNode(in context: NodeContext) -> Node {
    PassingNode(self, content: \.grid, in: context)
  }
}

/// Places views in tracks, line by line along an axis.
nonisolated struct LazyGridLayout: Layout {
  /// Direction in which lines follow each other.
  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat?

  private var gap: CGFloat { spacing ?? GridTracks.usualSpacing }

  private func proposal(_ track: GridTracks.Track) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: track.length, height: nil)
      : ProposedViewSize(width: nil, height: track.length)
  }

  /// Lengths of the lines: each is as long as its longest cell.
  private func lines(_ subviews: LayoutSubviews, _ tracks: [GridTracks.Track]) -> [CGFloat] {
    guard !tracks.isEmpty else { return [] }
    return stride(from: 0, to: subviews.count, by: tracks.count).map { start in
      zip(start..<min(start + tracks.count, subviews.count), tracks).map { index, track in
        subviews[index].sizeThatFits(proposal(track))[axis]
      }.max() ?? 0
    }
  }

  /// Length across: all that is offered, as lazy stacks take it, and never less than the tracks need.
  ///
  /// A guess; it is in this room that the alignment of a grid acts.
  private func across(_ tracks: GridTracks, in proposal: ProposedViewSize) -> CGFloat {
    guard let room = proposal[axis.other], room.isFinite else { return tracks.length }
    return max(room, tracks.length)
  }

  /// Distance of the first track from the edge of the room.
  private func inset(_ tracks: GridTracks, in size: CGSize) -> CGFloat {
    let box =
      axis == .vertical
      ? CGSize(width: tracks.length, height: 0) : CGSize(width: 0, height: tracks.length)
    let (own, around) = (ViewDimensions(size: box), ViewDimensions(size: size))
    return axis == .vertical
      ? around[alignment.horizontal] - own[alignment.horizontal]
      : around[alignment.vertical] - own[alignment.vertical]
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let tracks = GridTracks(items, in: proposal[axis.other])
    let lines = lines(subviews, tracks.tracks)
    let length = lines.reduce(0, +) + gap * CGFloat(max(lines.count - 1, 0))
    let across = across(tracks, in: proposal)
    return axis == .vertical
      ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let tracks = GridTracks(items, in: proposal[axis.other] ?? bounds.size[axis.other])
    var position = axis == .vertical ? bounds.minY : bounds.minX
    let start = (axis == .vertical ? bounds.minX : bounds.minY) + inset(tracks, in: bounds.size)
    for (line, length) in lines(subviews, tracks.tracks).enumerated() {
      for (offset, track) in tracks.tracks.enumerated() {
        let index = line * tracks.tracks.count + offset
        guard index < subviews.count else { break }
        let cell =
          axis == .vertical
          ? CGRect(x: start + track.start, y: position, width: track.length, height: length)
          : CGRect(x: position, y: start + track.start, width: length, height: track.length)
        subviews[index].place(in: cell, track.alignment ?? .center, proposal: self.proposal(track))
      }
      position += length + gap
    }
  }
}

extension LayoutSubview {
  /// Puts the view into a box, at a point of itself and of the box.
  nonisolated func place(in box: CGRect, _ alignment: Alignment, proposal: ProposedViewSize) {
    let (own, around) = (dimensions(in: proposal), ViewDimensions(size: box.size))
    place(
      at: CGPoint(
        x: box.minX + around[alignment.horizontal] - own[alignment.horizontal],
        y: box.minY + around[alignment.vertical] - own[alignment.vertical]), proposal: proposal)
  }
}
