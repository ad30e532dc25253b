import HeadlessCoreGraphics

/// What a collection shows and where, and what is chosen in it.
@MainActor
struct CollectionItems {
  var layout: UICollectionViewLayout
  /// Whether the layout has been asked since it was last invalid.
  var isPrepared = false
  var isPreparing = false
  var isTiling = false
  var bounds = CGRect.zero
  /// How many items sections have; `nil` until the data source has been asked.
  var counts: [Int]?
  var views: [CollectionKey: UICollectionReusableView] = [:]
  var cellPool = ReusePool<UICollectionViewCell>()
  var viewPool = ReusePool<UICollectionReusableView>()
  /// What stays until an animation has ended, though it is not seen any more.
  var leaving: Set<CollectionKey> = []
  var selected: [IndexPath] = []
  var highlighted: IndexPath?
  /// What comes and goes, until the updates are closed.
  var updates = ListUpdates()
  var openUpdates = 0

  init(layout: UICollectionViewLayout) { self.layout = layout }
}
