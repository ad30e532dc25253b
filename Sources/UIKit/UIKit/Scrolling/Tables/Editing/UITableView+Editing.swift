import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC

// Rows that a finger pulls aside, and tables whose rows are edited.

extension UITableView {
  /// Pulls buttons beside a row to sight, if it has any, and says so.
  func beginSwipe(at path: IndexPath, isTrailing: Bool) -> Bool {
    guard let cell = rows.cells[path],
      let buttons = configuration(at: path, isTrailing: isTrailing), !buttons.actions.isEmpty
    else { return false }
    rows.swipe?.move(open: false)
    unhighlight()
    rowDelegate?.tableView(self, willBeginEditingRowAt: path)
    rows.swipe = RowSwipe(buttons, of: cell, at: path, in: self, isTrailing: isTrailing)
    return true
  }

  func isRowThere(_ cell: UITableViewCell) -> Bool {
    rows.cells.contains { $0.value === cell }
  }

  private func configuration(
    at path: IndexPath, isTrailing: Bool
  ) -> UISwipeActionsConfiguration? {
    guard !isEditing, dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
    guard isTrailing else {
      return rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    if let own = rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return own
    }
    if let old = rowDelegate?.tableView(self, editActionsForRowAt: path) {
      return UISwipeActionsConfiguration(actions: old.map { $0.action(at: path) })
    }
    return takesDeletions && editingStyle(at: path) == .delete ? deletion(at: path) : nil
  }

  /// True if the data source says what a deletion does, which is asked by the method's name.
  private var takesDeletions: Bool {
    dataSource.map { MethodTable.implements($0, "tableView:commit:forRowAt:") } ?? false
  }

  private func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration {
    let title =
      rowDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      if let self { dataSource?.tableView(self, commit: .delete, forRowAt: path) }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  // MARK: Editing all rows

  func showEditing(_ animated: Bool) {
    rows.swipe?.move(open: false)
    for (path, cell) in rows.cells.sorted(by: { $0.key < $1.key }) {
      showEditing(of: cell, at: path, animated)
    }
  }

  /// Gives a cell what it shows while its table is edited.
  func showEditing(of cell: UITableViewCell, at path: IndexPath, _ animated: Bool) {
    let isEdited = isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? false
    cell.editingStyle = isEdited ? editingStyle(at: path) : .none
    cell.shouldIndentWhileEditing =
      rowDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    guard cell.isEditing != isEdited else { return }
    cell.setEditing(isEdited, animated: animated)
    cell.editControlWasTouched = { [weak self, weak cell] in
      if let self, let cell { controlWasTouched(of: cell) }
    }
  }

  private func controlWasTouched(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if cell.editingStyle == .insert {
      dataSource?.tableView(self, commit: .insert, forRowAt: path)
    } else {
      rows.swipe?.move(open: false)
      let swipe = RowSwipe(
        deletion(at: path), of: cell, at: path, in: self, isTrailing: true)
      rows.swipe = swipe
      swipe.move(open: true)
    }
  }
}
