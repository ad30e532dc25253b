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
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
        pinned: pinnedViews),
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
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
        pinned: pinnedViews),
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
  let pinned: PinnedScrollableViews

  private var gap: CGFloat { spacing ?? GridTracks.usualSpacing }

  private func proposal(_ track: GridTracks.Track) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: track.length, height: nil)
      : ProposedViewSize(width: nil, height: track.length)
  }

  /// The cells of one line, or the words of a section, which have a line to themselves.
  private struct Line {
    var indices: Range<Int>
    var part: SectionPart?
    var length: CGFloat = 0
    var isWords: Bool { part.map { $0.kind != .content } ?? false }
  }

  /// The lines in order; each section begins one of its own, and each is as long as its longest cell.
  private func lines(
    _ subviews: LayoutSubviews, _ tracks: [GridTracks.Track], _ breadth: CGFloat
  ) -> [Line] {
    guard !tracks.isEmpty else { return [] }
    var lines: [Line] = []
    for index in subviews.indices {
      let part = subviews[index].sectionPart
      let isWords = part.map { $0.kind != .content } ?? false
      if let last = lines.last, !isWords, !last.isWords, last.part?.section == part?.section,
        last.indices.count < tracks.count
      {
        lines[lines.count - 1].indices = last.indices.lowerBound..<index + 1
      } else {
        lines.append(Line(indices: index..<index + 1, part: part))
      }
    }
    return lines.map { line in
      var line = line
      line.length =
        line.isWords
        ? subviews[line.indices.lowerBound].sizeThatFits(across(breadth))[axis]
        : zip(line.indices, tracks).map { subviews[$0].sizeThatFits(proposal($1))[axis] }.max() ?? 0
      return line
    }
  }

  /// Proposal for what reaches across all tracks.
  private func across(_ breadth: CGFloat) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: breadth, height: nil)
      : ProposedViewSize(width: nil, height: breadth)
  }

  /// Breadth of the grid: all of the room, where there is some, or that of the tracks.
  private func breadth(_ proposal: ProposedViewSize, _ tracks: GridTracks) -> CGFloat {
    let room = proposal[axis.other].flatMap { $0.isFinite ? $0 : nil } ?? tracks.length
    return max(room, tracks.length)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let tracks = GridTracks(items, in: proposal[axis.other])
    let breadth = breadth(proposal, tracks)
    let lines = lines(subviews, tracks.tracks, breadth)
    let length = lines.map(\.length).reduce(0, +) + gap * CGFloat(max(lines.count - 1, 0))
    return axis == .vertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let tracks = GridTracks(items, in: proposal[axis.other] ?? bounds.size[axis.other])
    let breadth = bounds.size[axis.other]
    let lines = lines(subviews, tracks.tracks, breadth)
    var end = axis == .vertical ? bounds.minY : bounds.minX
    let placed = lines.map { line in
      defer { end += line.length + gap }
      return PinnedSections.Placed(
        subview: subviews[line.indices.lowerBound], start: end, length: line.length,
        part: line.part)
    }
    let start = axis == .vertical ? bounds.minX : bounds.minY
    let shift = start + shift(of: tracks.length, in: breadth)
    for (line, position) in zip(lines, PinnedSections.starts(of: placed, pinned, along: axis)) {
      guard !line.isWords else {
        subviews[line.indices.lowerBound].place(
          in: cell(position, line.length, start, breadth), .center, proposal: across(breadth))
        continue
      }
      for (index, track) in zip(line.indices, tracks.tracks) {
        subviews[index].place(
          in: cell(position, line.length, shift + track.start, track.length),
          track.alignment ?? .center, proposal: self.proposal(track))
      }
    }
  }

  /// A box by its extent along the axis, and across it.
  private func cell(
    _ position: CGFloat, _ length: CGFloat, _ start: CGFloat, _ breadth: CGFloat
  ) -> CGRect {
    axis == .vertical
      ? CGRect(x: start, y: position, width: breadth, height: length)
      : CGRect(x: position, y: start, width: length, height: breadth)
  }

  /// Start of all tracks where they do not take all of the room.
  private func shift(of length: CGFloat, in breadth: CGFloat) -> CGFloat {
    if axis == .vertical {
      let (inner, outer) = (CGSize(width: length, height: 0), CGSize(width: breadth, height: 0))
      return ViewDimensions(size: outer)[alignment.horizontal]
        - ViewDimensions(size: inner)[alignment.horizontal]
    }
    let (inner, outer) = (CGSize(width: 0, height: length), CGSize(width: 0, height: breadth))
    return ViewDimensions(size: outer)[alignment.vertical]
      - ViewDimensions(size: inner)[alignment.vertical]
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
