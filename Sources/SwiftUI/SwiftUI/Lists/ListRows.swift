import HeadlessCoreGraphics
import HeadlessUIKit

/// Choice of rows in a list, and the way to change it.
struct ListSelection {
  /// Values of the rows that are chosen.
  let values: () -> Set<AnyHashable>
  /// Has a row chosen by its value; `nil` where taps choose none.
  let select: ((AnyHashable) -> Void)?
}

/// All rows of a list, in the view that scrolls.
nonisolated struct ListRows<Content: View>: View, PrimitiveView {
  let content: Content
  let selection: ListSelection?

  @MainActor func makeNode(in context: NodeContext) -> Node { ListRowsNode(self, in: context) }
}

private final class ListRowsNode<Content: View>: ViewNode<ListRows<Content>> {
  private var child: Node?
  private lazy var element = ListElement(ListLooks(in: environment), in: self)

  override var children: [Node] { child.map { [$0] } ?? [] }
  override var elements: [Element] { [element] }
  override var transition: AnyTransition? { nil }

  override func update() {
    let looks = ListLooks(in: environment)
    var inner = environment
    inner.layerName = nil
    inner.isListRow = true
    inner.sectionLooks = looks.sections
    inner.scrolling = ScrollSettings()
    child = reconciled(child, with: view.content, in: inner)
    element.looks = looks
    element.content = child
    element.selected = evaluated { view.selection?.values() } ?? []
    let next = environment.nextColumn
    element.select = (view.selection?.select).map { select in
      { choice in
        select(choice)
        next?()
      }
    }
  }
}

/// The sections of a list below each other.
@MainActor
final class ListElement: Element {
  /// Identity of a section: its number, or that of the section before where rows stand in none.
  private enum Key: Hashable {
    case section(Int)
    case loose(after: Int?)
  }

  /// A section with its words.
  private final class Group {
    let header, footer: ListTitleElement
    let body: ListSectionElement

    @MainActor init(_ looks: ListLooks, in node: Node) {
      header = ListTitleElement(.header, looks, in: node)
      footer = ListTitleElement(.footer, looks, in: node)
      body = ListSectionElement(looks, in: node)
    }

    @MainActor var isLeaving: Bool {
      body.isLeaving || body.rows.isEmpty && (header.isLeaving || footer.isLeaving)
    }
    @MainActor var elements: [Element] { [body, header, footer] }
  }

  var looks: ListLooks
  var content: Node?
  var selected: Set<AnyHashable> = []
  var select: ((AnyHashable) -> Void)?
  private var groups: [Key: Group] = [:]
  private var rows: [ObjectIdentifier: ListRowElement] = [:]
  private var inside: (layout: Int, groups: [Group]) = (-1, [])

  init(_ looks: ListLooks, in node: Node) {
    self.looks = looks
    super.init(node: node)
  }

  // Rows first: words that stay at an edge are in front of them.
  override var children: [Element] {
    let groups = current
    return groups.map(\.body) + groups.map(\.footer) + groups.map(\.header)
  }

  private var current: [Group] {
    if inside.layout != node.host.layoutNumber {
      inside = (node.host.layoutNumber, collected())
    }
    return inside.groups
  }

  // MARK: Sections

  /// The sections as the views are now.
  private func collected() -> [Group] {
    var (kept, keptRows): ([Key: Group], [ObjectIdentifier: ListRowElement]) = ([:], [:])
    var order: [Group] = []
    var last: Int?
    for element in content?.elements ?? [] {
      let part = element.trait(SectionPartTrait.self)
      let key = part.map { Key.section($0.section) } ?? .loose(after: last)
      if let part, !element.isLeaving { last = part.section }
      let group = kept[key] ?? known(key)
      if kept[key] == nil { order.append(group) }
      kept[key] = group
      switch part?.kind {
      case .header: group.header.parts.append(element)
      case .footer: group.footer.parts.append(element)
      case .content, nil:
        let row = row(of: element)
        keptRows[ObjectIdentifier(element.core)] = row
        group.body.rows.append(row)
      }
    }
    (groups, rows) = (kept, keptRows)
    for group in order { finish(group) }
    return order
  }

  /// The section of a key, without its views.
  private func known(_ key: Key) -> Group {
    let group = groups[key] ?? Group(looks, in: node)
    (group.header.parts, group.footer.parts, group.body.rows) = ([], [], [])
    (group.header.looks, group.footer.looks, group.body.looks) = (looks, looks, looks)
    return group
  }

  private func row(of element: Element) -> ListRowElement {
    // What a transition puts around a row is not there at all times.
    let known = rows[ObjectIdentifier(element.core)]
    known?.content = element
    return known ?? ListRowElement(element, .init(looks: looks), in: node)
  }

  /// Tells the rows of a section what they are among the others.
  private func finish(_ group: Group) {
    let shown = group.body.rows.filter { !$0.isLeaving }
    let settings = shown.map { $0.content.trait(RowSettingsTrait.self) }
    let isFirstStep = !node.host.startingTransitions.isEmpty
    let isUniform =
      looks.rowSpacing == 0
      && group.body.rows.allSatisfy { $0.content.trait(RowBackgroundTrait.self) == nil }
    group.body.fill = isUniform ? looks.rowBackground : nil
    group.body.isFirstStep = isFirstStep
    for (index, row) in shown.enumerated() {
      var surroundings = ListRowElement.Surroundings(looks: looks)
      let hasOwn = row.content.trait(RowBackgroundTrait.self) != nil
      surroundings.fill = isUniform || hasOwn ? nil : looks.rowBackground
      surroundings.isAlone = looks.isInset && looks.rowSpacing > 0
      surroundings.line = line(below: index, settings)
      surroundings.isFirstStep = isFirstStep
      choose(row, &surroundings)
      row.surroundings = surroundings
    }
  }

  private func choose(_ row: ListRowElement, _ surroundings: inout ListRowElement.Surroundings) {
    guard let choice = row.content.choice else { return }
    surroundings.isSelected = selected.contains(choice)
    if let select { surroundings.select = { select(choice) } }
  }

  /// The line below a row: both of its sides may leave it away.
  private func line(
    below index: Int, _ settings: [RowSettings]
  ) -> (isShown: Bool, tint: Color?) {
    let (own, next) = (settings[index].bottom, settings.dropFirst(index + 1).first?.top)
    let isLast = index == settings.count - 1
    let usual = looks.rowSpacing == 0 && (looks.isPlain || !isLast)
    let isHidden = own.visibility == .hidden || next?.visibility == .hidden
    return (!isHidden && (usual || own.visibility == .visible), own.tint ?? next?.tint)
  }

  // MARK: Layout

  /// The sections that take room, from the top down.
  private func arranged(_ width: CGFloat) -> [(group: Group, top: CGFloat)] {
    var y: CGFloat = 0
    var placed: [(group: Group, top: CGFloat)] = []
    for group in current where !group.isLeaving {
      if let between = spacing(above: group), !placed.isEmpty { y += between }
      placed.append((group, y))
      y += height(of: group, width)
    }
    return placed
  }

  /// Room above a section that does without that of headers and footers; `nil` where these say it.
  private func spacing(above group: Group) -> CGFloat? {
    let first = group.header.parts.first ?? group.body.rows.first?.content
    return (first?.core.node.environment.listSettings ?? looks.settings).sectionSpacing.length
  }

  private func lengths(
    of group: Group, _ width: CGFloat
  ) -> (header: CGFloat, body: CGFloat, footer: CGFloat) {
    let own = ProposedViewSize(width: width, height: nil)
    func title(_ title: ListTitleElement) -> CGFloat {
      let isThere = title.parts.contains { !$0.isLeaving }
      let isCounted = isThere || spacing(above: group) == nil
      return isCounted ? title.size(for: own).height : 0
    }
    let rows = ProposedViewSize(width: max(width - 2 * looks.sideInset, 0), height: nil)
    return (title(group.header), group.body.size(for: rows).height, title(group.footer))
  }

  private func height(of group: Group, _ width: CGFloat) -> CGFloat {
    let lengths = lengths(of: group, width)
    return lengths.header + lengths.body + lengths.footer
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 0
    let last = arranged(width).last
    return CGSize(width: width, height: last.map { $0.top + height(of: $0.group, width) } ?? 0)
  }

  override func placeChildren() {
    let (side, width) = (looks.sideInset, frame.width)
    for (group, top) in arranged(width) {
      let lengths = lengths(of: group, width)
      let own = ProposedViewSize(width: width, height: nil)
      let start = frame.minY + top
      let bodyTop = start + lengths.header
      group.body.place(
        at: CGPoint(x: frame.minX + side, y: bodyTop),
        ProposedViewSize(width: max(width - 2 * side, 0), height: nil), in: space)
      let end = bodyTop + lengths.body
      group.header.place(
        at: CGPoint(x: frame.minX, y: pinned(start, lengths.header, until: end)), own, in: space)
      group.footer.place(at: CGPoint(x: frame.minX, y: end), own, in: space)
    }
    for group in current where group.isLeaving {
      for element in group.elements { element.placeAgain() }
    }
  }

  /// Position of a header among plain rows, which stays in sight for as long as its section does.
  private func pinned(_ start: CGFloat, _ height: CGFloat, until end: CGFloat) -> CGFloat {
    guard looks.form == .plain, height > 0, let scrolling = node.scrollingAround?.scrolling else {
      return start
    }
    return min(max(start, scrolling.visibleBox.minY), max(end - height, start))
  }

  override func paint(into painter: inout Painter) { painter.paint(children) }
}
