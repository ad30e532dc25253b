public import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC

/// A list of rows in sections, of which only those that are seen have views.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  public let style: Style
  /// Views of the table with their positions, and its selection.
  var rows = Rows()
  /// The sections of a table whose cells a storyboard has; `nil` if a data source says what it shows.
  var staticSections: [StaticSection]?

  // MARK: Making

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }
  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
    prepare()
  }
  public required init?(coder: NSCoder) {
    style = (coder as? InterfaceCoder)?.element.choice("style", of: Style.self) ?? .plain
    super.init(coder: coder)
    prepare()
    readInterface(coder, as: UITableView.self)
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    keep(cellClass, asCell: identifier)
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    keep(nib, asCell: identifier)
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    keep(aClass, asHeader: identifier)
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cell(identifier)
  }
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { sureCell(identifier) }
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { header(identifier) }

  private func prepare() {
    withUsualLooks {
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
    alwaysBounceVertical = true
    addGestureRecognizer(RowSwipePan(of: self))
  }

  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Sizes

  public nonisolated static let automaticDimension: CGFloat = -1
  open var rowHeight = UITableView.automaticDimension { didSet { forgetPlaces() } }
  open var estimatedRowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { forgetPlaces() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { forgetPlaces() } }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding: CGFloat = 0 { didSet { forgetPlaces() } }
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  open var separatorEffect: UIVisualEffect?
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  open var separatorColor: UIColor? = .separator {
    didSet {
      noteLook(\UITableView.separatorColor, separatorColor)
      setNeedsLayout()
    }
  }
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0
  open var dragInteractionEnabled = false
  open var hasUncommittedUpdates: Bool { rows.openUpdates > 0 }
  open var isPrefetchingEnabled = true
  open var remembersLastFocusedIndexPath = false
  open var selectionFollowsFocus = false
  open var allowsFocus = true
  open var fillerRowHeight: CGFloat = 0
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  // MARK: Rows

  open var numberOfSections: Int { places.sections.count }
  open func numberOfRows(inSection section: Int) -> Int { places.sections[section].rows.count }
  open func rect(forSection section: Int) -> CGRect { rectOfSection(section) }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rectOfRow(indexPath) }
  open func rectForHeader(inSection section: Int) -> CGRect { rectOfHeader(section) }
  open func rectForFooter(inSection section: Int) -> CGRect { rectOfFooter(section) }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    bounds.minX <= point.x && point.x < bounds.maxX
      ? places.rows(from: point.y, to: point.y.nextUp).first : nil
  }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    places.rows(from: rect.minY, to: rect.maxY)
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.cells.first { $0.value === cell }?.key
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    tile()
    return rows.cells[indexPath]
  }
  open var visibleCells: [UITableViewCell] {
    tile()
    return rows.cells.sorted { $0.key < $1.key }.map(\.value)
  }
  open var indexPathsForVisibleRows: [IndexPath]? {
    tile()
    return rows.cells.keys.sorted()
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.headers[section] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.footers[section] as? UITableViewHeaderFooterView
  }
  open func reloadData() { forgetAll() }
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing: Bool {
    get { rows.isEdited }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != rows.isEdited else { return }
    rows.isEdited = editing
    showEditing(animated)
  }
  open var indexPathForSelectedRow: IndexPath? { rows.selected.first }
  open var indexPathsForSelectedRows: [IndexPath]? {
    rows.selected.isEmpty ? nil : rows.selected
  }
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition: scrollPosition) }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A touch beside a row that is pulled aside only closes it.
    if let swipe = rows.swipe { return swipe.move(open: false) }
    highlight(touches)
  }
  override func willFollowFinger() { rows.swipe?.move(open: false) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    choose(touches)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlight()
  }

  // MARK: Updates

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { update(animated: true, { updates?() }, completion) }
  open func beginUpdates() { rows.openUpdates += 1 }
  open func endUpdates() { closeUpdates() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animated: animation != .none) { self.rows.updates.insert(indexPaths) }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animated: animation != .none) { self.rows.updates.delete(indexPaths) }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animated: animation != .none) { self.rows.updates.reload(indexPaths) }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(animated: true) { self.rows.updates.move(indexPath, to: newIndexPath) }
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animated: animation != .none) { self.rows.updates.insertSections(sections) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animated: animation != .none) { self.rows.updates.deleteSections(sections) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    let paths = sections.flatMap { section in
      (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
    reloadRows(at: paths, with: animation)
  }
}

extension UITableView {
  /// Views of a table with their positions, and its selection.
  @MainActor
  struct Rows {
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
    /// Row that a finger has pulled aside.
    var swipe: RowSwipe?
    var isEdited = false
    var isTiling = false
    /// Insertions and deletions, until the updates are closed.
    var updates = ListUpdates()
    var openUpdates = 0
    var animatesUpdates = false
  }
}

// Rows that are touched and chosen.

extension UITableView {
  func select(
    _ path: IndexPath?, animated: Bool, scrollPosition position: ScrollPosition
  ) {
    if !allowsMultipleSelection || path == nil {
      for old in rows.selected where old != path { deselect(old, animated: animated) }
    }
    guard let path else { return }
    if !rows.selected.contains(path) { rows.selected.append(path) }
    rows.cells[path]?.setSelected(true, animated: animated)
    if position != .none { scroll(to: path, position, animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
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
      return letGo(touched)
    }
    let wish = rowDelegate.map { $0.tableView(self, willSelectRowAt: touched) } ?? touched
    guard let path = wish else { return }
    if !allowsMultipleSelection {
      for other in rows.selected where other != path { letGo(other) }
    }
    if !rows.selected.contains(path) { rows.selected.append(path) }
    rows.cells[path]?.setSelected(true, animated: false)
    rows.cells[path].map { $0.segue?.fire($0) }
    rowDelegate?.tableView(self, didSelectRowAt: path)
  }

  /// Deselects a row because of a touch, which the delegate may refuse, or mean another row by.
  private func letGo(_ touched: IndexPath) {
    let wish = rowDelegate.map { $0.tableView(self, willDeselectRowAt: touched) } ?? touched
    guard let path = wish else { return }
    deselect(path, animated: false)
    rowDelegate?.tableView(self, didDeselectRowAt: path)
  }
}
