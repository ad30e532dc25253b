import Testing
import UIKit

@MainActor @Suite("Diffable data sources") struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test("a snapshot knows its items and sections in order")
  func asking() {
    var shot = snapshot([("a", [1, 2]), ("b", [3])])
    #expect(shot.itemIdentifiers == [1, 2, 3] && shot.sectionIdentifiers == ["a", "b"])
    shot.insertItems([4], beforeItem: 2)
    shot.moveItem(3, beforeItem: 1)
    #expect(shot.itemIdentifiers(inSection: "a") == [3, 1, 4, 2])
    #expect(shot.numberOfItems(inSection: "b") == 0 && shot.indexOfItem(4) == 2)
    shot.moveSection("b", beforeSection: "a")
    shot.appendItems([9], toSection: "b")
    #expect(shot.itemIdentifiers == [9, 3, 1, 4, 2])
    #expect(shot.sectionIdentifier(containingItem: 4) == "a")
    shot.deleteSections(["a"])
    #expect(shot.itemIdentifiers == [9])
  }

  private final class Stage {
    var source: UITableViewDiffableDataSource<String, Int>?
    var table: UITableView?
  }

  private func film(
    _ before: Snapshot, _ after: Snapshot, on stage: Stage
  ) -> (recording: UIKitRecording, ends: Int) {
    var ends = 0
    let recording = ScrollStage.film {
      let table = UITableView(frame: .zero)
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 50
      let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        (cell.tag, cell.accessibilityIdentifier) = (item, "row\(item)")
        return cell
      }
      source.apply(before, animatingDifferences: false)
      (stage.source, stage.table) = (source, table)
      return table
    } begin: { _ in
      stage.source?.apply(after) { ends += 1 }
    }
    return (recording, ends)
  }

  private func top(_ name: String, _ recording: UIKitRecording, _ seconds: Double) -> Double? {
    recording.scene.scene(at: .seconds(seconds)).items.first { $0.id.name == name }?
      .properties.frame.minY
  }

  @Test("rows that stay move to their new places, others come and go")
  func table() {
    let stage = Stage()
    let (recording, ends) = film(
      snapshot([("a", [1, 2, 3])]), snapshot([("a", [3, 1, 4])]), on: stage)
    #expect(ends == 1)
    #expect(stage.table?.visibleCells.map(\.tag) == [3, 1, 4])
    #expect(top("row3", recording, 0) == 100)
    let last = recording.scene.duration.seconds
    #expect(top("row3", recording, last) == 0 && top("row1", recording, last) == 50)
    #expect(top("row2", recording, last) == nil && top("row4", recording, last) == 100)
    // Halfway, a row that moves is halfway.
    #expect(abs((top("row3", recording, 0.15) ?? 0) - 50) < 1e-6)
  }

  @Test("sections come and go", arguments: [true, false])
  func sections(comes: Bool) {
    let (one, two) = (snapshot([("a", [1])]), snapshot([("b", [2]), ("a", [1, 3])]))
    let stage = Stage()
    _ = film(comes ? one : two, comes ? two : one, on: stage)
    #expect(stage.table?.visibleCells.map(\.tag) == (comes ? [2, 1, 3] : [1]))
    #expect(stage.source?.indexPath(for: 1) == IndexPath(row: 0, section: comes ? 1 : 0))
    #expect(stage.source?.itemIdentifier(for: IndexPath(row: 0, section: 0)) == (comes ? 2 : 1))
  }

  @Test("a collection is filled by registrations")
  func collection() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 400), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      cell, path, item in
      cell.tag = item * 10 + path.item
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      collection, path, item in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.apply(snapshot([("a", [7, 8])]))
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.tag) == [70, 81])
  }

  /// Apple's documentation: an identifier that is not in the snapshot is an exception.
  @Test("what a snapshot does not know is a finding")
  func unknown() {
    let misuses: [(inout Snapshot) -> Void] = [
      { $0.appendItems([9], toSection: "z") }, { $0.insertItems([9], beforeItem: 8) },
      { $0.insertSections(["b"], afterSection: "z") }, { $0.moveItem(1, afterItem: 8) },
      { $0.moveSection("z", beforeSection: "a") },
    ]
    for misuse in misuses {
      var shot = snapshot([("a", [1, 2])])
      let recording = ScrollStage.film(of: { UIView() }) { _ in misuse(&shot) }
      #expect(recording.findings.map(\.kind) == [.exception])
      #expect(shot.itemIdentifiers == [1, 2] && shot.sectionIdentifiers == ["a"])
    }
    var empty = Snapshot()
    let recording = ScrollStage.film(of: { UIView() }) { _ in empty.appendItems([1]) }
    #expect(recording.findings.map(\.kind) == [.exception])
  }
}
