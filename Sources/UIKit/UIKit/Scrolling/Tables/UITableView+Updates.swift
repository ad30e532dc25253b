import HeadlessCoreGraphics
import HeadlessQuartzCore

// Rows that come, go and move.

extension UITableView {
  func update(
    animated: Bool, _ change: () -> Void, _ completion: ((Bool) -> Void)? = nil
  ) {
    _ = places
    rows.openUpdates += 1
    rows.animatesUpdates = rows.animatesUpdates || animated
    change()
    closeUpdates(completion)
  }

  func closeUpdates(_ completion: ((Bool) -> Void)? = nil) {
    rows.openUpdates = max(rows.openUpdates - 1, 0)
    guard rows.openUpdates == 0 else { return }
    let (updates, animated) = (rows.updates, rows.animatesUpdates && window != nil)
    (rows.updates, rows.animatesUpdates) = (ListUpdates(), false)
    let leaving = renumber(updates)
    guard animated else {
      for cell in leaving { cell.removeFromSuperview() }
      layoutIfNeeded()
      completion?(true)
      return
    }
    animate(leaving, completion)
  }

  /// Gives cells the places of their rows after the updates, and returns those that have none.
  private func renumber(_ updates: ListUpdates) -> [UITableViewCell] {
    let old = rows.cells
    var leaving: [(IndexPath, UITableViewCell)] = []
    rows.cells = [:]
    for (path, cell) in old {
      if let new = updates.path(after: path), !updates.reloaded.contains(path) {
        rows.cells[new] = cell
      } else {
        leaving.append((path, cell))
      }
    }
    var measured: [IndexPath: CGFloat] = [:]
    for (path, height) in rows.measured where !updates.reloaded.contains(path) {
      if let new = updates.path(after: path) { measured[new] = height }
    }
    rows.measured = measured
    rows.selected = rows.selected.compactMap { updates.path(after: $0) }
    putAwayHeaders()
    forgetPlaces()
    return leaving.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func animate(_ leaving: [UITableViewCell], _ completion: ((Bool) -> Void)?) {
    let staying = Set(rows.cells.values.map(ObjectIdentifier.init))
    UIView.animate(withDuration: TableMetrics.updateDuration) {
      for cell in leaving { cell.alpha = 0 }
      self.layoutIfNeeded()
      for (_, cell) in self.rows.cells.sorted(by: { $0.key < $1.key })
      where !staying.contains(ObjectIdentifier(cell)) {
        UIView.performWithoutAnimation { cell.alpha = 0 }
        cell.alpha = 1
      }
    } completion: { finished in
      for cell in leaving {
        cell.removeFromSuperview()
        cell.alpha = 1
      }
      completion?(finished)
    }
  }
}
