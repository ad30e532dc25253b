import UIKit
import SegueMotion
import Testing

@MainActor
@Suite("Tables")
struct TableViewTests {
  /// Sections of rows that are as high as somebody says.
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [100]
    var height: (IndexPath) -> CGFloat = { _ in 50 }
    var headers: [String?] = []
    var made = 0
    var selected: [IndexPath] = []

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.tag = indexPath.row
      cell.accessibilityIdentifier = "row\(indexPath.row)"
      return cell
    }
    func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { height(indexPath) }
    func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { headers.indices.contains(section) ? headers[section] : nil }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }

  final class Cell: UITableViewCell {
    weak var source: Source?
  }

  private func table(_ source: Source, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 420), style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.register(Cell.self, forCellReuseIdentifier: "cell") { style, identifier in
      source.made += 1
      return Cell(style: style, reuseIdentifier: identifier)
    }
    (table.dataSource, table.delegate) = (source, source)
    return table
  }

  @Test("Only rows that are seen have cells, and cells are shown again")
  func visible() {
    let source = Source()
    let table = table(source)
    table.layoutIfNeeded()
    #expect(table.contentSize == CGSize(width: 390, height: 5000))
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(0...8))
    table.contentOffset.y = 1025
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(20...28))
    let tops = (20...28).map { CGFloat($0) * 50 }
    #expect(table.visibleCells.map(\.frame.minY) == tops)
    #expect(table.visibleCells.map(\.tag) == Array(20...28))
    #expect(source.made == 9)
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 1099)) == IndexPath(row: 21, section: 0))
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .middle, animated: false)
    #expect(table.contentOffset.y == 2315)
  }

  @Test("Headers stick to the top until their section ends")
  func headers() {
    let source = Source()
    (source.counts, source.headers) = ([4, 20], ["First", "Second"])
    source.height = { CGFloat(40 + $0.row) }
    let table = table(source)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 68)
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 390, height: 28 + 166))
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 100)
    table.contentOffset.y = 180
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 166)
    #expect(table.headerView(forSection: 1)?.frame.minY == 194)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
  }

  @Test("Cells with constraints are as high as these say")
  func automatic() {
    let source = Source()
    source.height = { _ in UITableView.automaticDimension }
    source.counts = [6]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 420))
    table.contentInsetAdjustmentBehavior = .never
    table.register(Cell.self, forCellReuseIdentifier: "cell") { style, identifier in
      let cell = Cell(style: style, reuseIdentifier: identifier)
      let box = Sized(CGSize(width: 10, height: 70))
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      ])
      return cell
    }
    (table.dataSource, table.delegate) = (source, source)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 160)
    #expect(table.visibleCells.count == 6)
    #expect(table.contentSize.height == 480)
  }

  @Test("A tap chooses a row")
  func selection() {
    let source = Source()
    var shown: UITableView?
    let recording = ScrollStage.film(
      of: {
        shown = table(source)
        return shown ?? UIView()
      }, touches: [.tap(at: CGPoint(x: 100, y: 130), after: 0.1)])
    #expect(recording.findings == [])
    #expect(source.selected == [IndexPath(row: 2, section: 0)])
    #expect(shown?.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(shown?.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
  }

  @Test("Rows below one that is deleted move up, and the cell that goes fades")
  func deletion() throws {
    let source = Source()
    source.counts = [5]
    var shown: UITableView?
    let recording = ScrollStage.film(
      of: {
        shown = table(source)
        return shown ?? UIView()
      }
    ) { _ in
      source.counts = [4]
      shown?.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    }
    #expect(shown?.visibleCells.map(\.accessibilityIdentifier) == ["row0", "row2", "row3", "row4"])
    for seconds in [0.1, 0.15, 0.2] {
      let items = recording.scene.scene(at: .seconds(seconds)).items
      let part = Easing.easeInOut.value(at: seconds / 0.3)
      let (gone, next) = (
        items.first { $0.id.name == "row1" }, items.first { $0.id.name == "row2" }
      )
      #expect(abs(try #require(gone).properties.opacity - (1 - part)) < 1e-6)
      #expect(abs(try #require(next).properties.frame.minY - (100 - 50 * part)) < 1e-6)
    }
  }

  /// Notes what a delegate is asked and told of rows that touches choose.
  final class Choices: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    var refused: Int?
    var details = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if details { cell.accessoryType = .detailDisclosureButton }
      return cell
    }
    func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Header" }
    func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
      calls.append("will select \(path.row)")
      return path
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
      calls.append("will deselect \(path.row)")
      return path.row == refused ? nil : path
    }
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      calls.append("select \(path.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
      calls.append("deselect \(path.row)")
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
      calls.append("details \(path.row)")
    }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { calls.append("header \(section) gone") }
  }

  private func film(of choices: Choices, taps: [CGPoint]) -> UITableView? {
    var shown: UITableView?
    _ = ScrollStage.film(
      of: {
        let table = UITableView(frame: .zero)
        table.contentInsetAdjustmentBehavior = .never
        (table.dataSource, table.delegate) = (choices, choices)
        shown = table
        return table
      }, touches: taps.enumerated().map { .tap(at: $1, after: 0.2 * Double($0 + 1)) })
    return shown
  }

  @Test("another row is chosen after the delegate was asked about the one before")
  func deselection() {
    let choices = Choices()
    _ = film(of: choices, taps: [CGPoint(x: 100, y: 50), CGPoint(x: 100, y: 100)])
    #expect(
      choices.calls == [
        "will select 0", "select 0", "will select 1", "will deselect 0", "deselect 0", "select 1",
      ])
  }

  @Test("a row that the delegate keeps stays chosen")
  func keptSelection() {
    let choices = Choices()
    choices.refused = 0
    let table = film(of: choices, taps: [CGPoint(x: 100, y: 50), CGPoint(x: 100, y: 100)])
    #expect(table?.indexPathsForSelectedRows?.map(\.row) == [0, 1])
    #expect(!choices.calls.contains("deselect 0"))
  }

  @Test("the button of a row with details tells the delegate, and chooses nothing")
  func details() {
    let choices = Choices()
    choices.details = true
    // The circle is 22 points wide and ends 40 points before the edge.
    _ = film(of: choices, taps: [CGPoint(x: 390 - 40 - 11, y: 28 + 75)])
    #expect(choices.calls == ["details 1"])
  }

  @Test("a header that leaves is told")
  func headerLeaves() {
    let choices = Choices()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 420))
    (table.dataSource, table.delegate) = (choices, choices)
    table.layoutIfNeeded()
    table.reloadData()
    #expect(choices.calls == ["header 0 gone"])
  }
}
