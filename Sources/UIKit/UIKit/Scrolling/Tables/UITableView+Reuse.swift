import HeadlessCoreGraphics
import HeadlessQuartzCore

// Cells that are made once and shown again and again.

extension UITableView {
  func keep(_ cellClass: AnyClass?, asCell identifier: String) {
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
  func keep(_ nib: UINib?, asCell identifier: String) {
    rows.cellPool.register(identifier) {
      nib?.instantiate(withOwner: nil).first as? UITableViewCell
    }
  }
  func keep(_ aClass: AnyClass?, asHeader identifier: String) {
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
