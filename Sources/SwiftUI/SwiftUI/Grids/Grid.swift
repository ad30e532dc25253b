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
/// A column is as wide as its widest cell likes to be; columns that can be wider share what is left, and cells across
/// several widen these. A view that is no `GridRow` is a row of its own, across all columns.
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
    for index in plan.rows.indices where plan.rows[index].isWhole {
      plan.rows[index].cells = plan.rows[index].cells.map {
        Cell(columns: 0..<count, view: $0.view)
      }
    }
    let cells = plan.rows.flatMap(\.cells).filter { isSized($0, .horizontal) }
    let room = proposal.width.map { max($0 - plan.gaps.width * CGFloat(count - 1), 0) }
    plan.widths = widths(of: cells.filter { $0.columns.count == 1 }, count, in: room)
    for cell in cells where cell.columns.count > 1 { widen(&plan, for: cell, in: proposal.width) }
    let heights = plan.rows.map { row in
      row.cells.filter { isSized($0, .vertical) }
        .map { self.size($0, plan, height: nil).height }.max() ?? 0
    }
    let grows = plan.rows.map { row in
      row.cells.contains {
        isSized($0, .vertical) && self.size($0, plan, height: .infinity).height == .infinity
      }
    }
    plan.heights = shared(
      heights, grows,
      proposal.height.map { $0 - plan.gaps.height * CGFloat(max(plan.rows.count - 1, 0)) })
    return plan
  }

  private func isSized(_ cell: Cell, _ axis: Axis) -> Bool {
    !cell.view[GridCellUnsizedAxes.self].contains(axis)
  }

  /// Widths of the columns, by the cells that take one: each as its widest cell likes it, or shared among them as
  /// a row shares its room.
  private func widths(of cells: [Cell], _ count: Int, in room: CGFloat?) -> [CGFloat] {
    func width(_ column: Int, _ offered: CGFloat?) -> CGFloat {
      cells.filter { $0.columns.lowerBound == column }
        .map { $0.view.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width }
        .max() ?? 0
    }
    let columns = Array(0..<count)
    guard let room else { return columns.map { width($0, nil) } }
    let least = columns.map { width($0, 0) }
    let ways = columns.map { width($0, .infinity) - least[$0] }
    let order = columns.sorted {
      if ways[$0] != ways[$1] { return ways[$0] < ways[$1] }
      return least[$0] != least[$1] && ways[$0] == .infinity ? least[$0] > least[$1] : $0 < $1
    }
    var widths = columns.map { _ in CGFloat(0) }
    var rest = room
    for (index, column) in order.enumerated() {
      widths[column] = width(column, max(rest / CGFloat(count - index), 0))
      rest -= widths[column]
    }
    return widths
  }

  /// Makes the columns of a cell wide enough for it, each by the same: a guess.
  private func widen(_ plan: inout Plan, for cell: Cell, in room: CGFloat?) {
    let (has, all) = (plan.width(cell.columns), plan.size.width)
    guard has < .infinity else { return }
    let offered = room.map { has + max($0 - all, 0) }
    let wanted = cell.view.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width
    guard wanted > has else { return }
    let columns = cell.columns.clamped(to: plan.widths.indices)
    for column in columns { plan.widths[column] += (wanted - has) / CGFloat(columns.count) }
  }

  /// Lengths that fill the room as far as some of them are flexible.
  private func shared(_ lengths: [CGFloat], _ isFlexible: [Bool], _ room: CGFloat?) -> [CGFloat] {
    guard let room, isFlexible.contains(true) else { return lengths }
    let fixed = zip(lengths, isFlexible).map { $1 ? 0 : $0 }.reduce(0, +)
    let share = max(room - fixed, 0) / CGFloat(isFlexible.filter { $0 }.count)
    return zip(lengths, isFlexible).map { $1 ? share : $0 }
  }

  private func size(_ cell: Cell, _ plan: Plan, height: CGFloat?) -> CGSize {
    cell.view.sizeThatFits(ProposedViewSize(width: plan.width(cell.columns), height: height))
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
        let box = CGRect(
          x: bounds.minX + x, y: y, width: plan.width(cell.columns), height: height)
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
    plan.rows.filter { !$0.isWhole }.flatMap(\.cells)
      .filter { $0.columns.lowerBound == cell.columns.lowerBound }
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
