public import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC

/// Items in sections, where a layout says; only those that are seen have views.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Views of the collection with their positions, and its selection.
  var items: Items

  // MARK: Making

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    items = Items(layout: layout)
    super.init(frame: frame)
    layout.owner = self
    withUsualLooks { backgroundColor = .systemBackground }
  }
  public override init(frame: CGRect) {
    items = Items(layout: UICollectionViewFlowLayout())
    super.init(frame: frame)
    items.layout.owner = self
  }
  public required init?(coder: NSCoder) {
    items = Items(
      layout: (coder as? InterfaceCoder)?.collectionLayout ?? UICollectionViewFlowLayout())
    super.init(coder: coder)
    items.layout.owner = self
    readInterface(coder, as: UICollectionView.self)
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    keep(cellClass, asCell: identifier)
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    keep(nib, asCell: identifier)
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { keep(viewClass, as: elementKind, identifier) }
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { keep(nib, as: kind, identifier) }
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { cell(identifier, at: indexPath) }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { supplement(elementKind, identifier, at: indexPath) }

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
  open var isPrefetchingEnabled = true
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  // MARK: Layout

  open var collectionViewLayout: UICollectionViewLayout {
    get { items.layout }
    set { change(to: newValue, animated: false, nil) }
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    change(to: layout, animated: animated, nil)
  }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) { change(to: layout, animated: animated, completion) }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return items.layout.layoutAttributesForItem(at: indexPath)
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return items.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }
  override func target(_ proposed: CGPoint, _ speed: CGPoint) -> CGPoint {
    items.layout.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000))
  }
  /// The bounds for which the layout has been asked.
  var laidOutBounds: CGRect? { items.isPrepared ? items.bounds : nil }

  // MARK: Items

  open var numberOfSections: Int { counts.count }
  open func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }
  open var visibleCells: [UICollectionViewCell] {
    tile()
    return items.views.sorted { $0.key < $1.key }.compactMap { $0.value as? UICollectionViewCell }
  }
  open var indexPathsForVisibleItems: [IndexPath] {
    tile()
    return items.views.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    tile()
    return items.views[.item(indexPath)] as? UICollectionViewCell
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    items.views.first { $0.value === cell }?.key.path
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = CGRect(origin: point, size: CGSize(width: 1e-6, height: 1e-6))
    return (items.layout.layoutAttributesForElements(in: spot) ?? [])
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    items.views[
      CollectionKey(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    items.views.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }
      .sorted { $0.key < $1.key }.map(\.value)
  }
  open func reloadData() { forgetAll() }
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated) }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var indexPathsForSelectedItems: [IndexPath]? { items.selected }
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition: scrollPosition) }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(touches)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    choose(touches)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlight()
  }

  // MARK: Updates

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { update({ updates?() }, completion) }
  open func insertItems(at indexPaths: [IndexPath]) {
    update { self.items.updates.insert(indexPaths) }
  }
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { self.items.updates.delete(indexPaths) }
  }
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { self.items.updates.reload(indexPaths) }
  }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { self.items.updates.move(indexPath, to: newIndexPath) }
  }
  open func insertSections(_ sections: IndexSet) {
    update { self.items.updates.insertSections(sections) }
  }
  open func deleteSections(_ sections: IndexSet) {
    update { self.items.updates.deleteSections(sections) }
  }
  open func reloadSections(_ sections: IndexSet) {
    reloadItems(
      at: sections.flatMap { section in
        (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
      })
  }
}

extension UICollectionView {
  /// Views of a collection with their positions, and its selection.
  @MainActor
  struct Items {
    var layout: UICollectionViewLayout
    /// True if the layout has been asked since it was last invalid.
    var isPrepared = false
    var isPreparing = false
    var isTiling = false
    var bounds = CGRect.zero
    /// Number of items in each section; `nil` until the data source has been asked.
    var counts: [Int]?
    var views: [CollectionKey: UICollectionReusableView] = [:]
    var cellPool = ReusePool<UICollectionViewCell>()
    var viewPool = ReusePool<UICollectionReusableView>()
    /// Names of the kinds that were registered when one was needed.
    var registrations: Set<String> = []
    /// Views that stay until an animation has ended, though they are not seen any more.
    var leaving: Set<CollectionKey> = []
    var selected: [IndexPath] = []
    var highlighted: IndexPath?
    /// Insertions and deletions, until the updates are closed.
    var updates = ListUpdates()
    var openUpdates = 0

    init(layout: UICollectionViewLayout) { self.layout = layout }
  }
}

// Items that are touched and chosen.

extension UICollectionView {
  private func cell(_ path: IndexPath) -> UICollectionViewCell? {
    items.views[.item(path)] as? UICollectionViewCell
  }

  func select(
    _ path: IndexPath?, animated: Bool, scrollPosition position: ScrollPosition
  ) {
    if !allowsMultipleSelection || path == nil {
      for old in items.selected where old != path { deselect(old) }
    }
    guard let path else { return }
    if !items.selected.contains(path) { items.selected.append(path) }
    cell(path)?.isSelected = true
    if !position.isEmpty { scroll(to: path, position, animated) }
  }

  func deselect(_ path: IndexPath) {
    guard let index = items.selected.firstIndex(of: path) else { return }
    items.selected.remove(at: index)
    cell(path)?.isSelected = false
  }

  // MARK: Touches

  private func path(under touches: Set<UITouch>) -> IndexPath? {
    guard touches.count == 1 else { return nil }
    return touches.first.flatMap { indexPathForItem(at: $0.location(in: self)) }
  }

  func highlight(_ touches: Set<UITouch>) {
    guard allowsSelection, let path = path(under: touches),
      itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    items.highlighted = path
    cell(path)?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func unhighlight() {
    guard let path = items.highlighted else { return }
    items.highlighted = nil
    cell(path)?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  func choose(_ touches: Set<UITouch>) {
    let touched = items.highlighted
    defer { unhighlight() }
    guard let touched, touched == path(under: touches) else { return }
    let isDeselected = allowsMultipleSelection && items.selected.contains(touched)
    let isAllowed =
      isDeselected
      ? itemDelegate?.collectionView(self, shouldDeselectItemAt: touched)
      : itemDelegate?.collectionView(self, shouldSelectItemAt: touched)
    guard isAllowed ?? true else { return }
    if isDeselected {
      deselect(touched)
      itemDelegate?.collectionView(self, didDeselectItemAt: touched)
      return
    }
    let others = items.selected.filter { $0 != touched }
    select(touched, animated: false, scrollPosition: [])
    if !allowsMultipleSelection {
      for other in others { itemDelegate?.collectionView(self, didDeselectItemAt: other) }
    }
    (items.views[.item(touched)] as? UICollectionViewCell).map { $0.segue?.fire($0) }
    itemDelegate?.collectionView(self, didSelectItemAt: touched)
  }
}
