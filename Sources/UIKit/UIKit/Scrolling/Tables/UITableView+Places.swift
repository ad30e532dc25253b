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

  /// UIKit's height of a row with one line of text.
  private static let usualHeight: CGFloat = 44

  private func height(ofRow path: IndexPath) -> CGFloat {
    let height = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard height < 0 else { return height }
    if let measured = rows.measured[path] { return measured }
    let estimate = rowDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimate > 0 ? estimate : UITableView.usualHeight
  }

  /// The height that a cell wants: what its constraints say, if it has any.
  func wantedHeight(of cell: UITableViewCell) -> CGFloat {
    guard cell.contentView.hasConstraintsInside else { return UITableView.usualHeight }
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
    return isThere ? (style == .plain ? 28 : 38) : (style == .plain ? 0 : 18)
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let height =
      rowDelegate?.tableView(self, heightForFooterInSection: section)
      ?? sectionFooterHeight
    guard height < 0 else { return height }
    let isThere =
      dataSource?.tableView(self, titleForFooterInSection: section) != nil
      || rowDelegate?.tableView(self, viewForFooterInSection: section) != nil
    return isThere ? 28 : (style == .plain ? 0 : 18)
  }

  // MARK: Rectangles

  private func strip(_ start: CGFloat, _ end: CGFloat) -> CGRect {
    CGRect(x: 0, y: start, width: bounds.width, height: end - start)
  }

  /// Distance of rows from the edges.
  var rowInset: CGFloat { style == .insetGrouped ? 16 : 0 }

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
