import HeadlessCoreGraphics
import HeadlessQuartzCore

// Views for what is seen.

extension UITableView {
  /// Makes cells for the rows that are seen, and puts away the others.
  func tile() {
    guard !rows.isTiling, rows.openUpdates == 0, dataSource != nil else { return }
    rows.isTiling = true
    defer { rows.isTiling = false }
    // Heights that follow from cells move rows in and out of sight.
    for _ in 0..<8 {
      showCells()
      guard measureCells() else { break }
    }
    placeCells()
    showHeaders()
    placeEnds()
    contentSize = CGSize(width: bounds.width, height: places.height)
  }

  private func showCells() {
    let seen = places.rows(from: bounds.minY, to: bounds.maxY)
    for path in rows.cells.keys.sorted() where !seen.contains(path) {
      if let cell = rows.cells.removeValue(forKey: path) { recycle(cell, path) }
    }
    for path in seen where rows.cells[path] == nil { show(path) }
  }

  private func show(_ path: IndexPath) {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return }
    rows.cells[path] = cell
    UIView.performWithoutAnimation {
      cell.frame = rectOfRow(path)
      if rows.selected.contains(path) { cell.isSelected = true }
      if rows.isEdited || cell.isEditing { showEditing(of: cell, at: path, false) }
      if cell.superview !== self { insertSubview(cell, at: tableHeaderView == nil ? 0 : 1) }
      ViewLayout.layOutInside(cell)
    }
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  func recycle(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    rows.cellPool.put(cell, cell.reuseIdentifier)
    rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// Asks cells for their heights, and says whether rows have moved by that.
  private func measureCells() -> Bool {
    var heights: [IndexPath: CGFloat] = [:]
    for path in rows.cells.keys.sorted() where rows.measured[path] == nil && isAutomatic(path) {
      guard let cell = rows.cells[path] else { continue }
      let height = wantedHeight(of: cell)
      rows.measured[path] = height
      if cell.bounds.height != height { heights[path] = height }
    }
    guard !heights.isEmpty else { return false }
    rows.places?.setHeights(heights)
    return true
  }

  private func placeCells() {
    for path in rows.cells.keys.sorted() {
      guard let cell = rows.cells[path] else { continue }
      var frame = rectOfRow(path)
      if let swipe = rows.swipe, swipe.cell === cell { frame.origin.x += swipe.offset }
      if cell.frame != frame { cell.frame = frame }
      let count = places.sections[path.section].rows.count
      cell.separator.isHidden = separatorStyle == .none || style != .plain && path.row == count - 1
      cell.separator.backgroundColor = separatorColor
      if style == .insetGrouped {
        cell.round(isFirst: path.row == 0, isLast: path.row == count - 1)
      }
    }
  }

  // MARK: Headers and footers

  /// All headers and footers leave, in an order that does not depend on hashes.
  func putAwayHeaders() {
    for index in rows.headers.keys.sorted() { putAwayHeader(of: index) }
    for index in rows.footers.keys.sorted() { putAwayFooter(of: index) }
  }

  private func showHeaders() {
    let (top, bottom) = (
      bounds.minY + adjustedContentInset.top, bounds.maxY - adjustedContentInset.bottom
    )
    for (index, section) in places.sections.enumerated() {
      let isSeen = section.start < bounds.maxY && section.end > bounds.minY
      let header = isSeen && section.header > 0 ? header(index) : nil
      header?.frame = CGRect(
        x: 0, y: places.headerStart(index, stickingTo: style == .plain ? top : nil),
        width: bounds.width, height: section.header)
      let footer = isSeen && section.footer > 0 ? footer(index) : nil
      footer?.frame = CGRect(
        x: 0, y: places.footerStart(index, stickingTo: style == .plain ? bottom : nil),
        width: bounds.width, height: section.footer)
      if !isSeen {
        putAwayHeader(of: index)
        putAwayFooter(of: index)
      }
    }
  }

  private func header(_ section: Int) -> UIView? {
    if let known = rows.headers[section] { return known }
    let view =
      rowDelegate?.tableView(self, viewForHeaderInSection: section)
      ?? titled(dataSource?.tableView(self, titleForHeaderInSection: section))
    rows.headers[section] = view
    if let view {
      addSubview(view)
      rowDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
    return view
  }

  private func footer(_ section: Int) -> UIView? {
    if let known = rows.footers[section] { return known }
    let view =
      rowDelegate?.tableView(self, viewForFooterInSection: section)
      ?? titled(dataSource?.tableView(self, titleForFooterInSection: section))
    rows.footers[section] = view
    if let view {
      addSubview(view)
      rowDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    return view
  }

  private func titled(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    view.backgroundColor = style == .plain ? .systemBackground : .clear
    return view
  }

  private func putAwayHeader(of section: Int) {
    guard let view = rows.headers.removeValue(forKey: section) else { return }
    put(away: view)
    rowDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
  }

  private func putAwayFooter(of section: Int) {
    guard let view = rows.footers.removeValue(forKey: section) else { return }
    put(away: view)
    rowDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
  }

  private func put(away view: UIView) {
    view.removeFromSuperview()
    if let header = view as? UITableViewHeaderFooterView {
      rows.headerPool.put(header, header.reuseIdentifier)
    }
  }

  /// The views above and below everything.
  private func placeEnds() {
    backgroundView?.frame = bounds
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
    }
    if let view = tableFooterView {
      view.frame = CGRect(
        x: 0, y: places.sectionsEnd, width: bounds.width, height: view.bounds.height)
    }
  }
}

extension UITableViewCell {
  /// Rounds the corners at the ends of a section.
  fileprivate func round(isFirst: Bool, isLast: Bool) {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : TableMetrics.groupRadius
    layer.maskedCorners = corners
    clipsToBounds = true
  }
}

// Cells that are made once and shown again and again.

extension UITableView {
  func keep(_ cellClass: AnyClass?, asCell identifier: String) {
    rows.cellPool.register(identifier) {
      (cellClass as? UITableViewCell.Type)?.dynamicInit(
        style: .default, reuseIdentifier: identifier)
    }
  }

  /// Registers a class together with what makes a cell of it.
  public func register<Cell: UITableViewCell>(
    _ cellClass: Cell.Type, forCellReuseIdentifier identifier: String,
    make: @escaping (UITableViewCell.CellStyle, String?) -> Cell
  ) {
    rows.cellPool.register(identifier) { make(.default, identifier) }
  }
  func keep(_ nib: UINib?, asCell identifier: String) {
    rows.cellPool.register(identifier) {
      nib?.instantiate(withOwner: nil).first as? UITableViewCell
    }
  }
  func keep(_ aClass: AnyClass?, asHeader identifier: String) {
    rows.headerPool.register(identifier) {
      (aClass as? UITableViewHeaderFooterView.Type)?.dynamicInit(reuseIdentifier: identifier)
    }
  }

  /// Registers a class together with what makes a header of it.
  public func register<Header: UITableViewHeaderFooterView>(
    _ aClass: Header.Type, forHeaderFooterViewReuseIdentifier identifier: String,
    make: @escaping (String?) -> Header
  ) {
    rows.headerPool.register(identifier) { make(identifier) }
  }

  func cell(_ identifier: String) -> UITableViewCell? {
    if let used = rows.cellPool.used(identifier) {
      used.prepareForReuse()
      return used
    }
    return rows.cellPool.new(identifier)
  }
  func sureCell(_ identifier: String) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      AppSession.current.note(
        AppFinding(
          .resourceMissing, "no cell is registered as '\(identifier)'", at: sourcePlace))
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    return cell
  }
  func header(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let used = rows.headerPool.used(identifier) {
      used.prepareForReuse()
      return used
    }
    return rows.headerPool.new(identifier)
  }
}
