import UIKit

/// Overrides what subclasses of UICollectionView override.
class OverridingCollection: UICollectionView {
  override var collectionViewLayout: UICollectionViewLayout {
    get { super.collectionViewLayout }
    set { super.collectionViewLayout = newValue }
  }
  override var dataSource: UICollectionViewDataSource? {
    get { super.dataSource }
    set { super.dataSource = newValue }
  }
  override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  override var allowsSelection: Bool {
    get { super.allowsSelection }
    set { super.allowsSelection = newValue }
  }
  override var allowsMultipleSelection: Bool {
    get { super.allowsMultipleSelection }
    set { super.allowsMultipleSelection = newValue }
  }
  override var numberOfSections: Int { super.numberOfSections }
  override var visibleCells: [UICollectionViewCell] { super.visibleCells }
  override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
  override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    super.register(cellClass, forCellWithReuseIdentifier: identifier)
  }
  override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    super.register(nib, forCellWithReuseIdentifier: identifier)
  }
  override func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    super.register(
      viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }
  override func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
  override func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    super.dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }
  override func reloadData() { super.reloadData() }
  override func reloadSections(_ sections: IndexSet) { super.reloadSections(sections) }
  override func reloadItems(at indexPaths: [IndexPath]) { super.reloadItems(at: indexPaths) }
  override func insertItems(at indexPaths: [IndexPath]) { super.insertItems(at: indexPaths) }
  override func deleteItems(at indexPaths: [IndexPath]) { super.deleteItems(at: indexPaths) }
  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    super.moveItem(at: indexPath, to: newIndexPath)
  }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    super.performBatchUpdates(updates, completion: completion)
  }
  override func numberOfItems(inSection section: Int) -> Int {
    super.numberOfItems(inSection: section)
  }
  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    super.cellForItem(at: indexPath)
  }
  override func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    super.indexPath(for: cell)
  }
  override func indexPathForItem(at point: CGPoint) -> IndexPath? {
    super.indexPathForItem(at: point)
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: indexPath) }
  override func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) { super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition) }
  override func deselectItem(at indexPath: IndexPath, animated: Bool) {
    super.deselectItem(at: indexPath, animated: animated)
  }
  override func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) { super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    super.setCollectionViewLayout(layout, animated: animated)
  }
  override func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    super.supplementaryView(forElementKind: elementKind, at: indexPath)
  }
}
