import UIKit

/// Overrides what subclasses of UITableView override.
class OverridingTable: UITableView {
  override var dataSource: UITableViewDataSource? {
    get { super.dataSource }
    set { super.dataSource = newValue }
  }
  override var tableHeaderView: UIView? {
    get { super.tableHeaderView }
    set { super.tableHeaderView = newValue }
  }
  override var tableFooterView: UIView? {
    get { super.tableFooterView }
    set { super.tableFooterView = newValue }
  }
  override var rowHeight: CGFloat {
    get { super.rowHeight }
    set { super.rowHeight = newValue }
  }
  override var separatorStyle: UITableViewCell.SeparatorStyle {
    get { super.separatorStyle }
    set { super.separatorStyle = newValue }
  }
  override var contentSize: CGSize {
    get { super.contentSize }
    set { super.contentSize = newValue }
  }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var visibleCells: [UITableViewCell] { super.visibleCells }
  override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow }
  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    super.register(cellClass, forCellReuseIdentifier: identifier)
  }
  override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    super.register(nib, forCellReuseIdentifier: identifier)
  }
  override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
  { super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier) }
  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    super.dequeueReusableCell(withIdentifier: identifier)
  }
  override func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { super.dequeueReusableCell(withIdentifier: identifier, for: indexPath) }
  override func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
  }
  override func reloadData() { super.reloadData() }
  override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    super.reloadRows(at: indexPaths, with: animation)
  }
  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    super.insertRows(at: indexPaths, with: animation)
  }
  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    super.deleteRows(at: indexPaths, with: animation)
  }
  override func beginUpdates() { super.beginUpdates() }
  override func endUpdates() { super.endUpdates() }
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    super.cellForRow(at: indexPath)
  }
  override func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) { super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition) }
  override func deselectRow(at indexPath: IndexPath, animated: Bool) {
    super.deselectRow(at: indexPath, animated: animated)
  }
  override func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) { super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  override func rectForRow(at indexPath: IndexPath) -> CGRect { super.rectForRow(at: indexPath) }
  override func numberOfRows(inSection section: Int) -> Int {
    super.numberOfRows(inSection: section)
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
}
