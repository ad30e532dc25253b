import HeadlessCoreGraphics
import HeadlessQuartzCore

// Where rows, headers and footers are.

extension UITableView {
  /// Positions of everything, according to the data source and the delegate.
  var places: TableGeometry {
    if let known = rows.places, rows.width == bounds.width { return known }
    let known = newPlaces()
    (rows.places, rows.width) = (known, bounds.width)
    contentSize = CGSize(width: bounds.width, height: known.height)
    return known
  }

  private func newPlaces() -> TableGeometry {
    let count = dataSource?.numberOfSections(in: self) ?? 0
    let sections = (0..<count).map { section in
      let rows = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
      return TableGeometry.Section(
        header: headerHeight(section),
        rows: (0..<rows).map { height(ofRow: IndexPath(row: $0, section: section)) },
        footer: footerHeight(section))
    }
    return TableGeometry(
      sections, header: tableHeaderView?.bounds.height ?? 0,
      footer: tableFooterView?.bounds.height ?? 0)
  }

  /// Returns true if a row is as high as its cell wants.
  func isAutomatic(_ path: IndexPath) -> Bool {
    (rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0
  }

  private func height(ofRow path: IndexPath) -> CGFloat {
    let height = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard height < 0 else { return height }
    if let measured = rows.measured[path] { return measured }
    let estimate = rowDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimate > 0 ? estimate : TableMetrics.rowHeight
  }

  /// The height that a cell wants: what its constraints say, if it has any.
  func wantedHeight(of cell: UITableViewCell) -> CGFloat {
    guard cell.contentView.hasConstraintsInside else { return TableMetrics.rowHeight }
    let size = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: cell.contentView.bounds.width, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return size.height
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let height =
      rowDelegate?.tableView(self, heightForHeaderInSection: section)
      ?? sectionHeaderHeight
    guard height < 0 else { return height }
    let isThere =
      dataSource?.tableView(self, titleForHeaderInSection: section) != nil
      || rowDelegate?.tableView(self, viewForHeaderInSection: section) != nil
    guard style != .plain else { return isThere ? TableMetrics.plainHeader : 0 }
    return isThere ? TableMetrics.groupHeader : TableMetrics.groupGap
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let height =
      rowDelegate?.tableView(self, heightForFooterInSection: section)
      ?? sectionFooterHeight
    guard height < 0 else { return height }
    let isThere =
      dataSource?.tableView(self, titleForFooterInSection: section) != nil
      || rowDelegate?.tableView(self, viewForFooterInSection: section) != nil
    return isThere ? TableMetrics.plainHeader : style == .plain ? 0 : TableMetrics.groupGap
  }

  // MARK: Rectangles

  private func strip(_ start: CGFloat, _ end: CGFloat) -> CGRect {
    CGRect(x: 0, y: start, width: bounds.width, height: end - start)
  }

  /// Distance of rows from the edges.
  var rowInset: CGFloat { style == .insetGrouped ? TableMetrics.groupInset : 0 }

  func rectOfRow(_ path: IndexPath) -> CGRect {
    guard places.contains(path) else { return .zero }
    let row = places.row(path)
    return strip(row.start, row.end).insetBy(dx: rowInset, dy: 0)
  }

  func rectOfSection(_ section: Int) -> CGRect {
    strip(places.sections[section].start, places.sections[section].end)
  }

  func rectOfHeader(_ section: Int) -> CGRect {
    let start = places.sections[section].start
    return strip(start, start + places.sections[section].header)
  }

  func rectOfFooter(_ section: Int) -> CGRect {
    let end = places.sections[section].end
    return strip(end - places.sections[section].footer, end)
  }

  func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    let (row, inset) = (rectOfRow(path), adjustedContentInset)
    let room = bounds.height - inset.top - inset.bottom
    let y: CGFloat
    switch position {
    case .none: return scrollRectToVisible(row, animated: animated)
    case .top: y = row.minY - inset.top
    case .middle: y = row.midY - inset.top - room / 2
    case .bottom: y = row.maxY - inset.top - room
    }
    setContentOffset(inside(CGPoint(x: contentOffset.x, y: y)), animated: animated)
  }

  // MARK: Forgetting

  /// Heights are asked for anew.
  func forgetPlaces() {
    rows.places = nil
    setNeedsLayout()
  }

  /// Everything is asked for anew.
  func forgetAll() {
    rows.swipe?.end()
    for path in rows.cells.keys.sorted() {
      if let cell = rows.cells.removeValue(forKey: path) { recycle(cell, path) }
    }
    putAwayHeaders()
    (rows.selected, rows.measured, rows.highlighted) = ([], [:], nil)
    forgetPlaces()
  }

  func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    forgetPlaces()
  }
}

extension UIView {
  /// True if the view or one inside holds constraints.
  var hasConstraintsInside: Bool {
    !layoutState.constraints.isEmpty || self is UIStackView
      || children.contains { $0.hasConstraintsInside }
  }
}

/// Positions of everything in a table, from its top down.
struct TableGeometry {
  /// A section: its header, its rows and its footer.
  struct Section {
    var header: CGFloat
    var rows: [CGFloat]
    var footer: CGFloat
    fileprivate(set) var start: CGFloat = 0
    /// Start of each row, and end of the last one.
    fileprivate(set) var edges: [CGFloat] = []

    init(header: CGFloat, rows: [CGFloat], footer: CGFloat) {
      (self.header, self.rows, self.footer) = (header, rows, footer)
    }

    var rowsEnd: CGFloat { edges.last ?? start + header }
    var end: CGFloat { rowsEnd + footer }
  }

  private(set) var sections: [Section]
  /// Heights of the views above and below all sections.
  let (header, footer): (CGFloat, CGFloat)

  init(_ sections: [Section], header: CGFloat, footer: CGFloat) {
    self.sections = sections
    (self.header, self.footer) = (header, footer)
    place()
  }

  private mutating func place() {
    var y = header
    for index in sections.indices {
      sections[index].start = y
      y += sections[index].header
      sections[index].edges = [y]
      for row in sections[index].rows {
        y += row
        sections[index].edges.append(y)
      }
      y += sections[index].footer
    }
  }

  /// Gives rows other heights.
  mutating func setHeights(_ heights: [IndexPath: CGFloat]) {
    for (path, height) in heights { sections[path.section].rows[path.row] = height }
    place()
  }

  var sectionsEnd: CGFloat { sections.last?.end ?? header }
  var height: CGFloat { sectionsEnd + footer }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  /// The upper and the lower edge of a row.
  func row(_ path: IndexPath) -> (start: CGFloat, end: CGFloat) {
    let edges = sections[path.section].edges
    return (edges[path.row], edges[path.row + 1])
  }

  /// The rows of which something is between two heights.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    sections.indices.flatMap { index -> [IndexPath] in
      let section = sections[index]
      guard section.start < bottom, section.end > top else { return [] }
      return section.rows.indices.filter {
        section.edges[$0] < bottom && section.edges[$0 + 1] > top
      }.map { IndexPath(row: $0, section: index) }
    }
  }

  /// Returns the position of a header; one that sticks to the top stays there as long as its section is seen.
  func headerStart(_ section: Int, stickingTo top: CGFloat?) -> CGFloat {
    let section = sections[section]
    guard let top else { return section.start }
    return min(max(section.start, top), max(section.rowsEnd - section.header, section.start))
  }

  /// Returns the position of a footer; one that sticks to the bottom stays there as long as its section is
  /// seen.
  func footerStart(_ section: Int, stickingTo bottom: CGFloat?) -> CGFloat {
    let section = sections[section]
    guard let bottom else { return section.rowsEnd }
    return max(min(section.rowsEnd, bottom - section.footer), section.start + section.header)
  }
}
