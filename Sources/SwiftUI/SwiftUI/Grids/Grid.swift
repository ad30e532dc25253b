import HeadlessCoreGraphics

/// Rows of views whose columns are as wide as their widest cells.
nonisolated public struct Grid<Content: View>: View, PrimitiveView {
  let grid: LayoutView<GridLayout, Content>

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    grid = LayoutView(
      layout: GridLayout(
        alignment: alignment, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing), content: content())
  }

  @MainActor func makeNode(in context: NodeContext) -> Node {
    PassingNode(self, content: \.grid, in: context)
  }
}

/// A row of a grid.
nonisolated public struct GridRow<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor func makeNode(in context: NodeContext) -> Node { GridRowNode(self, in: context) }
}

private final class GridRowNode<Content: View>: ViewNode<GridRow<Content>> {
  private var child: Node?
  private lazy var element = GridRowElement(node: self)

  override var children: [Node] { child.map { [$0] } ?? [] }
  override var elements: [Element] { [element] }
  override var transition: AnyTransition? { nil }

  override func update() {
    child = reconciled(child, with: view.content)
    element.content = child
    element.alignment = view.alignment
  }
}

/// The element of a row, whose cells the grid places.
final class GridRowElement: Element {
  var content: Node?
  var alignment: VerticalAlignment?

  override var children: [Element] { content?.elements ?? [] }

  override func placeChildren() {
    for child in children where child.isLeaving { child.placeAgain() }
  }

  override func paint(into painter: inout Painter) { painter.paint(children) }
}

/// Places rows of cells.
///
/// A column is as wide as its widest cell likes to be; columns that can be wider share what is left.
nonisolated public struct GridLayout: Layout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    (self.alignment, self.horizontalSpacing) = (alignment, horizontalSpacing)
    self.verticalSpacing = verticalSpacing
  }

  /// A cell: the columns that it takes, and its view.
  struct Cell {
    let columns: Range<Int>
    let view: LayoutSubview
  }

  /// A row: its cells, or one view across all columns.
  struct Row {
    var cells: [Cell] = []
    var alignment: VerticalAlignment?
    var isWhole = false
  }

  /// The boxes of everything in a grid.
  private struct Plan {
    var rows: [Row] = []
    var widths: [CGFloat] = []
    var heights: [CGFloat] = []
    var gaps = CGSize.zero

    var size: CGSize {
      CGSize(
        width: widths.reduce(0, +) + gaps.width * CGFloat(max(widths.count - 1, 0)),
        height: heights.reduce(0, +) + gaps.height * CGFloat(max(heights.count - 1, 0)))
    }

    func width(_ columns: Range<Int>) -> CGFloat {
      widths[columns.clamped(to: widths.indices)].reduce(0, +)
        + gaps.width * CGFloat(max(columns.count - 1, 0))
    }
  }

  private func rows(_ subviews: LayoutSubviews) -> [Row] {
    subviews.map { subview in
      MainActor.assumeIsolated {
        guard let row = subview.element as? GridRowElement else {
          return Carried(Row(cells: [Cell(columns: 0..<1, view: subview)], isWhole: true))
        }
        var column = 0
        var cells: [Cell] = []
        for element in row.children where !element.isLeaving {
          let view = LayoutSubview(element: element, space: subview.space)
          let count = max(view[GridCellColumns.self], 1)
          cells.append(Cell(columns: column..<column + count, view: view))
          column += count
        }
        return Carried(Row(cells: cells, alignment: row.alignment))
      }.value
    }
  }

  private func plan(_ subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> Plan {
    var plan = Plan(rows: rows(subviews))
    plan.gaps = CGSize(
      width: horizontalSpacing ?? GridTracks.usualSpacing,
      height: verticalSpacing ?? GridTracks.usualSpacing)
    let count =
      plan.rows.filter { !$0.isWhole }.flatMap(\.cells).map(\.columns.upperBound).max() ?? 1
    let cells = plan.rows.flatMap { row in row.cells.map { (row: row, cell: $0) } }
    let singles = cells.filter { !$0.row.isWhole && $0.cell.columns.count == 1 }.map(\.cell)
    func isSized(_ cell: Cell, _ axis: Axis) -> Bool {
      !cell.view[GridCellUnsizedAxes.self].contains(axis)
    }
    let ideal = (0..<count).map { column in
      singles.filter { $0.columns.lowerBound == column && isSized($0, .horizontal) }
        .map { $0.view.sizeThatFits(.unspecified).width }.max() ?? 0
    }
    let isFlexible = (0..<count).map { column in
      singles.contains {
        $0.columns.lowerBound == column && isSized($0, .horizontal)
          && $0.view.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width
            == .infinity
      }
    }
    plan.widths = shared(
      ideal, isFlexible, proposal.width.map { $0 - plan.gaps.width * CGFloat(count - 1) })
    let heights = plan.rows.map { row in
      row.cells.filter { isSized($0, .vertical) }
        .map { self.size($0, in: row, plan, height: nil).height }.max() ?? 0
    }
    let grows = plan.rows.map { row in
      row.cells.contains {
        isSized($0, .vertical)
          && self.size($0, in: row, plan, height: .infinity).height == .infinity
      }
    }
    plan.heights = shared(
      heights, grows,
      proposal.height.map { $0 - plan.gaps.height * CGFloat(max(plan.rows.count - 1, 0)) })
    return plan
  }

  /// Lengths that fill the room as far as some of them are flexible.
  private func shared(_ lengths: [CGFloat], _ isFlexible: [Bool], _ room: CGFloat?) -> [CGFloat] {
    guard let room, isFlexible.contains(true) else { return lengths }
    let fixed = zip(lengths, isFlexible).map { $1 ? 0 : $0 }.reduce(0, +)
    let share = max(room - fixed, 0) / CGFloat(isFlexible.filter { $0 }.count)
    return zip(lengths, isFlexible).map { $1 ? share : $0 }
  }

  private func width(_ cell: Cell, in row: Row, _ plan: Plan) -> CGFloat {
    row.isWhole ? plan.size.width : plan.width(cell.columns)
  }

  private func size(_ cell: Cell, in row: Row, _ plan: Plan, height: CGFloat?) -> CGSize {
    cell.view.sizeThatFits(
      ProposedViewSize(width: width(cell, in: row, plan), height: height))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { plan(subviews, proposal).size }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let plan = plan(subviews, proposal)
    var y = bounds.minY
    for ((row, height), subview) in zip(zip(plan.rows, plan.heights), subviews) {
      if !row.isWhole {
        subview.place(
          at: CGPoint(x: bounds.minX, y: y),
          proposal: ProposedViewSize(width: bounds.width, height: height))
      }
      for cell in row.cells {
        let before = plan.widths[..<min(cell.columns.lowerBound, plan.widths.count)].reduce(0, +)
        let x = before + plan.gaps.width * CGFloat(cell.columns.lowerBound)
        let width = width(cell, in: row, plan)
        let box = CGRect(
          x: bounds.minX + (row.isWhole ? 0 : x), y: y, width: width, height: height)
        let placed = Alignment(
          horizontal: columnAlignment(cell, plan) ?? alignment.horizontal,
          vertical: row.alignment ?? alignment.vertical)
        cell.view.place(in: box, placed, proposal: ProposedViewSize(box.size))
      }
      y += height + plan.gaps.height
    }
  }

  /// The alignment that some cell has asked for its whole column.
  private func columnAlignment(_ cell: Cell, _ plan: Plan) -> HorizontalAlignment? {
    plan.rows.flatMap(\.cells).filter { $0.columns.lowerBound == cell.columns.lowerBound }
      .compactMap { $0.view[GridColumnAlignment.self] }.first
  }
}

nonisolated enum GridCellColumns: LayoutValueKey { static let defaultValue = 1 }
nonisolated enum GridCellUnsizedAxes: LayoutValueKey { static let defaultValue: Axis.Set = [] }
nonisolated enum GridColumnAlignment: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

extension View {
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumns.self, value: count)
  }
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxes.self, value: axes)
  }
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignment.self, value: guide)
  }
}
