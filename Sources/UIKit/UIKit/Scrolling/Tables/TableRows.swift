import HeadlessCoreGraphics

/// Views of a table with their positions, and its selection.
@MainActor
struct TableRows {
  /// Positions of everything; `nil` until the data source has been asked.
  var places: TableGeometry?
  /// The width for which heights were asked.
  var width: CGFloat = 0
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var cellPool = ReusePool<UITableViewCell>()
  var headerPool = ReusePool<UITableViewHeaderFooterView>()
  /// The rows whose height is that of their cells.
  var measured: [IndexPath: CGFloat] = [:]
  var selected: [IndexPath] = []
  var highlighted: IndexPath?
  var isTiling = false
  /// Insertions and deletions, until the updates are closed.
  var updates = ListUpdates()
  var openUpdates = 0
  var animatesUpdates = false
}
