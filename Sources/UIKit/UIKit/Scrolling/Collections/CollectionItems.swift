import HeadlessCoreGraphics

/// Views of a collection with their positions, and its selection.
@MainActor
struct CollectionItems {
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
  /// Views that stay until an animation has ended, though they are not seen any more.
  var leaving: Set<CollectionKey> = []
  var selected: [IndexPath] = []
  var highlighted: IndexPath?
  /// Insertions and deletions, until the updates are closed.
  var updates = ListUpdates()
  var openUpdates = 0

  init(layout: UICollectionViewLayout) { self.layout = layout }
}
