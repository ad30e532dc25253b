public import HeadlessCoreGraphics
import HeadlessQuartzCore

// Cells that are made once and shown again and again.

extension UITableView {
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    rows.cellPool.register(identifier) {
      cellClass == UITableViewCell.self
        ? UITableViewCell(style: .default, reuseIdentifier: identifier)
        : madeFromNib(cellClass, as: UITableViewCell.self)
    }
  }

  /// Registers a class together with what makes a cell of it; the source step writes the closure.
  public func register<Cell: UITableViewCell>(
    _ cellClass: Cell.Type, forCellReuseIdentifier identifier: String,
    make: @escaping (UITableViewCell.CellStyle, String?) -> Cell
  ) {
    rows.cellPool.register(identifier) { make(.default, identifier) }
  }
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    rows.cellPool.register(identifier) {
      nib?.instantiate(withOwner: nil).first as? UITableViewCell
    }
  }
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    rows.headerPool.register(identifier) {
      aClass == UITableViewHeaderFooterView.self
        ? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        : madeFromNib(aClass, as: UITableViewHeaderFooterView.self)
    }
  }

  /// Registers a class together with what makes a header of it; the source step writes the closure.
  public func register<Header: UITableViewHeaderFooterView>(
    _ aClass: Header.Type, forHeaderFooterViewReuseIdentifier identifier: String,
    make: @escaping (String?) -> Header
  ) {
    rows.headerPool.register(identifier) { make(identifier) }
  }

  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let used = rows.cellPool.used(identifier) {
      used.prepareForReuse()
      return used
    }
    return rows.cellPool.new(identifier)
  }
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      AppSession.current.note(
        AppFinding(
          .resourceMissing, "no cell is registered as '\(identifier)'", at: sourcePlace))
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    return cell
  }
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let used = rows.headerPool.used(identifier) {
      used.prepareForReuse()
      return used
    }
    return rows.headerPool.new(identifier)
  }
}
