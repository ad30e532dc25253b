import HeadlessCoreGraphics
import HeadlessQuartzCore

// Rows that are touched and chosen.

extension UITableView {
  func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    if !allowsMultipleSelection || path == nil {
      for old in rows.selected where old != path { deselect(old, animated) }
    }
    guard let path else { return }
    if !rows.selected.contains(path) { rows.selected.append(path) }
    rows.cells[path]?.setSelected(true, animated: animated)
    if position != .none { scroll(to: path, position, animated) }
  }

  func deselect(_ path: IndexPath, _ animated: Bool) {
    guard let index = rows.selected.firstIndex(of: path) else { return }
    rows.selected.remove(at: index)
    rows.cells[path]?.setSelected(false, animated: animated)
  }

  // MARK: Touches

  private func path(under touches: Set<UITouch>) -> IndexPath? {
    guard touches.count == 1 else { return nil }
    return touches.first.flatMap { indexPathForRow(at: $0.location(in: self)) }
  }

  func highlight(_ touches: Set<UITouch>) {
    guard allowsSelection, let path = path(under: touches),
      rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    rows.highlighted = path
    rows.cells[path]?.setHighlighted(true, animated: false)
    rowDelegate?.tableView(self, didHighlightRowAt: path)
  }

  func unhighlight() {
    guard let path = rows.highlighted else { return }
    rows.highlighted = nil
    rows.cells[path]?.setHighlighted(false, animated: false)
    rowDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  func choose(_ touches: Set<UITouch>) {
    let touched = rows.highlighted
    defer { unhighlight() }
    guard let touched, touched == path(under: touches) else { return }
    if allowsMultipleSelection, rows.selected.contains(touched) {
      deselect(touched, false)
      rowDelegate?.tableView(self, didDeselectRowAt: touched)
      return
    }
    let wish = rowDelegate.map { $0.tableView(self, willSelectRowAt: touched) } ?? touched
    guard let path = wish else { return }
    let others = rows.selected.filter { $0 != path }
    select(path, false, .none)
    if !allowsMultipleSelection {
      for other in others { rowDelegate?.tableView(self, didDeselectRowAt: other) }
    }
    rowDelegate?.tableView(self, didSelectRowAt: path)
  }
}
