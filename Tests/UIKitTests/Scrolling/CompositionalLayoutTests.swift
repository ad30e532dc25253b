import Testing
import UIKit

/// Places that follow from Apple's description of items, groups and sections.
@MainActor @Suite("UICollectionViewCompositionalLayout") struct CompositionalLayoutTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Frames of the items of one section in a collection of 400 by 800 points.
  private func frames(
    _ section: NSCollectionLayoutSection, count: Int
  ) -> (items: [CGRect], size: CGSize) {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let source = Source([count])
    kept.append(source)
    collection.dataSource = source
    collection.layoutIfNeeded()
    let items = (0..<count).compactMap {
      collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    return (items, collection.contentSize)
  }

  @Test("shares of the width fill a row, and rows follow each other")
  func grid() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let (items, content) = frames(section, count: 6)
    #expect(items[0] == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(items[3] == CGRect(x: 300, y: 0, width: 100, height: 50))
    #expect(items[5] == CGRect(x: 100, y: 60, width: 100, height: 50))
    #expect(content == CGSize(width: 400, height: 110))
  }

  @Test("a number of equal parts shares what the spaces leave")
  func count() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), subitem: item, count: 3)
    group.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let (items, content) = frames(section, count: 3)
    for (item, number) in zip(items, [0.0, 1, 2]) {
      #expect(abs(item.minX - 10 - number * (340 / 3 + 20)) < 1e-9)
    }
    #expect(items[0].minY == 5 && abs(items[0].width - 340.0 / 3) < 1e-9)
    #expect(content.height == 54)
  }

  @Test("groups within groups, as in the documentation's photo grid")
  func nested() {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    large.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: small, count: 2)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)), subitems: [large, column])
    let (items, _) = frames(NSCollectionLayoutSection(group: row), count: 4)
    #expect(items[0] == CGRect(x: 10, y: 10, width: 260, height: 300))
    #expect(items[1] == CGRect(x: 280, y: 0, width: 120, height: 160))
    #expect(items[2] == CGRect(x: 280, y: 160, width: 120, height: 160))
    #expect(items[3].minY == 330)
  }

  @Test("flexible spaces share the rest")
  func flexible() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(90), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    group.interItemSpacing = .flexible(20)
    let (items, _) = frames(NSCollectionLayoutSection(group: group), count: 3)
    #expect(items.map(\.minX) == [0, 155, 310])
  }

  @Test("a header stands above the items")
  func header() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
        alignment: .top)
    ]
    let (items, content) = frames(section, count: 2)
    #expect(items.map(\.minY) == [30, 70] && content.height == 110)
  }

  @Test("a section that scrolls across stands still, with a finding")
  func across() {
    let recording = ScrollStage.film {
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(0.8), .absolute(100)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      let source = Source([3])
      kept.append(source)
      collection.dataSource = source
      return collection
    }
    #expect(recording.findings.map(\.kind) == [.notDrawn])
  }

  /// A section with a header that stays in sight, a footer and a background, twice.
  private func collection() -> UICollectionView {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "footer",
      alignment: .bottom)
    section.boundarySupplementaryItems = [header, footer]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    let whole = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), elementKind: "title", alignment: .top)
    layout.configuration.boundarySupplementaryItems = [whole]
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 300), collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    let source = Source([5, 5])
    kept.append(source)
    collection.dataSource = source
    collection.layoutIfNeeded()
    return collection
  }

  private func top(
    _ kind: String, _ section: Int, in collection: UICollectionView
  ) -> CGFloat? {
    collection.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame.minY
  }

  /// 60 points above all; each section has 30 + 5 · 40 + 20 points.
  @Test("a background lies behind all of its section, a header of the layout above all sections")
  func backgrounds() throws {
    let collection = collection()
    #expect(collection.contentSize.height == 560)
    let layout = collection.collectionViewLayout
    let place = layout.layoutAttributesForDecorationView(
      ofKind: "background", at: IndexPath(item: 0, section: 1))
    #expect(place?.frame == CGRect(x: 3, y: 312, width: 392, height: 244))
    let title = collection.layoutAttributesForSupplementaryElement(
      ofKind: "title", at: IndexPath(index: 0))
    #expect(title?.frame == CGRect(x: 0, y: 0, width: 400, height: 60))
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    let background = try #require(
      collection.subviews.first { $0.frame == CGRect(x: 3, y: 62, width: 392, height: 244) })
    let order = collection.subviews
    #expect(
      try #require(order.firstIndex { $0 === background })
        < (try #require(order.firstIndex { $0 === cell })))
  }

  @Test("a pinned header stays in sight until its section ends")
  func pinned() {
    let collection = collection()
    #expect(top("header", 0, in: collection) == 60 && top("footer", 0, in: collection) == 290)
    collection.contentOffset.y = 100
    collection.layoutIfNeeded()
    #expect(top("header", 0, in: collection) == 100)
    #expect(top("header", 1, in: collection) == 310)
    collection.contentOffset.y = 259
    collection.layoutIfNeeded()
    #expect(top("header", 0, in: collection) == 259)
    let seen = collection.visibleSupplementaryViews(ofKind: "header").map(\.frame.minY)
    #expect(seen == [259, 310])
  }
}
