import UIKit
import SegueMotion
import Testing

@MainActor
@Suite("Collections")
struct CollectionViewTests {
  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts = [50]
    var size: (IndexPath) -> CGSize = { _ in CGSize(width: 100, height: 80) }
    var selected: [IndexPath] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityIdentifier = "item\(indexPath.item)"
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size(indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { selected.append(indexPath) }
  }

  /// Items on a diagonal, each turned a little and more transparent than the one before.
  final class Diagonal: UICollectionViewLayout {
    private var attributes: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
      attributes = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { index in
        let item = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: index, section: 0))
        item.frame = CGRect(x: 20 * index, y: 20 * index, width: 40, height: 40)
        item.transform = CGAffineTransform(scaleX: 2, y: 2)
        item.alpha = 1 / CGFloat(index + 1)
        item.zIndex = -index
        return item
      }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 844) }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { attributes.filter { $0.frame.intersects(rect) } }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes[indexPath.item] }
  }

  private func collection(
    _ source: Source, _ layout: UICollectionViewLayout? = nil
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 400),
      collectionViewLayout: layout ?? UICollectionViewFlowLayout())
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    (view.dataSource, view.delegate) = (source, source)
    return view
  }

  @Test("Items of one size stand in columns that fill the width")
  func columns() {
    let (source, layout) = (Source(), UICollectionViewFlowLayout())
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10)
    layout.minimumLineSpacing = 12
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    source.counts = [7, 2]
    let view = collection(source, layout)
    view.layoutIfNeeded()
    // Three columns of 100 in 370 leave 35 between them.
    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }
    #expect(frame(0) == CGRect(x: 10, y: 35, width: 100, height: 80))
    #expect(frame(1)?.minX == 145)
    #expect(frame(5) == CGRect(x: 280, y: 127, width: 100, height: 80))
    #expect(frame(6) == CGRect(x: 10, y: 219, width: 100, height: 80))
    #expect(frame(0, 1) == CGRect(x: 10, y: 349, width: 100, height: 80))
    #expect(view.contentSize == CGSize(width: 390, height: 444))
    #expect(
      view.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader
      ).map(\.frame.minY) == [0, 314])
  }

  @Test("Items of many sizes fill their lines, but for the last one, and are centered in them")
  func lines() {
    let source = Source()
    source.counts = [5]
    let widths: [CGFloat] = [150, 100, 60, 300, 200]
    source.size = { CGSize(width: widths[$0.item], height: $0.item == 1 ? 40 : 80) }
    let view = collection(source)
    view.layoutIfNeeded()
    let frames = (0..<5).map {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .zero
    }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 150, height: 80))
    #expect(frames[1] == CGRect(x: 190, y: 20, width: 100, height: 40))
    #expect(frames[2].minX == 330)
    #expect(frames[3] == CGRect(x: 45, y: 90, width: 300, height: 80))
    #expect(frames[4] == CGRect(x: 0, y: 180, width: 200, height: 80))
  }

  @Test("Rows that run across, and only what is seen has cells")
  func horizontal() {
    let (source, layout) = (Source(), UICollectionViewFlowLayout())
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 20
    source.size = { _ in CGSize(width: 100, height: 400) }
    let view = collection(source, layout)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 50 * 120 - 20, height: 400))
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
    view.contentOffset.x = 1000
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item) == [8, 9, 10, 11])
    #expect(view.visibleCells.map(\.frame.minX) == [960, 1080, 1200, 1320])
    view.scrollToItem(
      at: IndexPath(item: 20, section: 0), at: .centeredHorizontally, animated: false)
    #expect(view.contentOffset.x == 2255)
    #expect(view.indexPathForItem(at: CGPoint(x: 2450, y: 10))?.item == 20)
  }

  @Test("A layout of one's own places, turns, fades and stacks items")
  func custom() {
    let source = Source()
    source.counts = [3]
    let view = collection(source, Diagonal())
    view.layoutIfNeeded()
    let cells = view.visibleCells
    #expect(cells.map(\.center) == [20, 40, 60].map { CGPoint(x: $0, y: $0) })
    #expect(cells.map(\.transform.a) == [2, 2, 2])
    #expect(cells[1].alpha == 0.5)
    #expect(cells.map(\.layer.zPosition) == [0, -1, -2])
  }

  @Test("Another layout moves items to their new places")
  func otherLayout() throws {
    let source = Source()
    source.counts = [3]
    var shown: UICollectionView?
    let recording = ScrollStage.film(
      of: {
        shown = collection(source)
        return shown ?? UIView()
      }
    ) { _ in
      shown?.setCollectionViewLayout(Diagonal(), animated: true)
    }
    #expect(recording.findings == [])
    // Three columns of 100 in 390: the third one is centered at 340, 40.
    for seconds in [0.06, 0.15, 0.24] {
      let part = Easing.easeInOut.value(at: seconds / 0.3)
      let third = recording.scene.scene(at: .seconds(seconds)).items.first { $0.id.name == "item2" }
      let position = try #require(third).properties.position
      #expect(abs(position.x - (340 - 280 * part)) < 1e-6)
      #expect(abs(position.y - (40 + 20 * part)) < 1e-6)
    }
    #expect(shown?.cellForItem(at: IndexPath(item: 2, section: 0))?.center == CGPoint(x: 60, y: 60))
  }

  @Test("Updates move what stays, and let what comes appear")
  func updates() throws {
    let source = Source()
    source.counts = [2]
    var shown: UICollectionView?
    var isDone = false
    let recording = ScrollStage.film(
      of: {
        shown = collection(source)
        return shown ?? UIView()
      }
    ) { _ in
      shown?.performBatchUpdates {
        source.counts = [3]
        shown?.insertItems(at: [IndexPath(item: 0, section: 0)])
      } completion: { _ in
        isDone = true
      }
    }
    #expect(isDone)
    let first = recording.scene.scene(at: .seconds(0.15)).items.first { $0.id.name == "item0" }
    #expect(abs(try #require(first).properties.position.x - (50 + 145 * 0.5)) < 1e-6)
    #expect(shown?.visibleCells.map(\.frame.minX) == [0, 145, 290])
    #expect(shown?.visibleCells.map(\.alpha) == [1, 1, 1])
  }

  @Test("A tap chooses an item")
  func selection() {
    let source = Source()
    _ = ScrollStage.film(
      of: { collection(source) }, touches: [.tap(at: CGPoint(x: 195, y: 40), after: 0.1)])
    #expect(source.selected == [IndexPath(item: 1, section: 0)])
  }

  /// Keeps what is chosen, and notes what it is told of headers.
  private final class Keeper: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var calls: [String] = []
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
      calls.append("deselect \(indexPath.item)?")
      return false
    }
    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { calls.append("header") }
    func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { calls.append("header gone") }
  }

  @Test("An item that the delegate keeps stays chosen, and headers come and go")
  func keptItem() {
    let keeper = Keeper()
    var shown: UICollectionView?
    let taps = [0.2, 0.5].map { ScriptedTouch.tap(at: CGPoint(x: 50, y: 90), after: $0) }
    _ = ScrollStage.film(
      of: {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.headerReferenceSize = CGSize(width: 390, height: 40)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.allowsMultipleSelection = true
        (collection.dataSource, collection.delegate) = (keeper, keeper)
        shown = collection
        return collection
      }, touches: taps)
    #expect(shown?.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    shown?.reloadData()
    #expect(keeper.calls == ["header", "deselect 0?", "header gone"])
  }
}
