import ObjectiveC
import SegueSceneGraph
import Testing
import UIKit

@MainActor @Suite("Rows that are pulled aside") struct RowSwipeTests {
  /// Rows of 50 points with buttons on both sides.
  class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 5
    var calls: [String] = []
    var trailing: [UIContextualAction] = []
    var leading: [UIContextualAction] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessibilityIdentifier = "row\(indexPath.row)"
      return cell
    }
    func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      trailing.isEmpty ? nil : UISwipeActionsConfiguration(actions: trailing)
    }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      leading.isEmpty ? nil : UISwipeActionsConfiguration(actions: leading)
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      calls.append("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      calls.append("end \(indexPath?.row ?? -1)")
    }
    func action(
      _ title: String, _ style: UIContextualAction.Style = .normal
    ) -> UIContextualAction {
      UIContextualAction(style: style, title: title) { [self] _, _, done in
        calls.append(title)
        done(true)
      }
    }
  }

  /// A source that says what a deletion does.
  final class Deleting: Source {
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  private func film(
    _ source: Source, _ touches: [ScriptedTouch],
    begin: @escaping @MainActor (UITableView) -> Void = { _ in }
  ) -> (recording: UIKitRecording, table: UITableView?) {
    var shown: UITableView?
    let recording = ScrollStage.film(
      of: {
        let table = UITableView(frame: .zero)
        table.contentInsetAdjustmentBehavior = .never
        (table.dataSource, table.delegate) = (source, source)
        shown = table
        return table
      }, touches: touches
    ) { _ in if let shown { begin(shown) } }
    return (recording, shown)
  }

  private func pull(_ start: CGFloat, _ end: CGFloat, y: CGFloat = 125) -> ScriptedTouch {
    .pan(
      from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y), duration: 0.3, rest: 0.2)
  }

  private func left(_ name: String, _ recording: UIKitRecording, at seconds: Double) -> Double? {
    recording.scene.scene(at: .seconds(seconds)).items.first { $0.id.name == name }?
      .properties.frame.minX
  }

  @Test("the row follows the finger, which has 10 points to go before it pulls")
  func follows() throws {
    let source = Source()
    source.trailing = [source.action("One")]
    let (recording, _) = film(source, [pull(300, 260)])
    #expect(abs(try #require(left("row2", recording, at: 0.45)) + 30) < 1e-6)
    #expect(left("row1", recording, at: 0.45) == 0)
    #expect(source.calls == ["begin 2", "end 2"])
  }

  @Test("far enough, it stays open; a tap on a button runs its handler, and the row closes")
  func opens() throws {
    let source = Source()
    source.trailing = [source.action("One"), source.action("Two")]
    let (recording, table) = film(
      source, [pull(300, 180), .tap(at: CGPoint(x: 380, y: 125), after: 1.5)])
    let open = try #require(left("row2", recording, at: 1.4))
    #expect(open < -2 * 74 + 1e-6)
    #expect(source.calls == ["begin 2", "One", "end 2"])
    #expect(table?.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minX == 0)
  }

  @Test("a long pull runs the first button by itself")
  func full() {
    let source = Source()
    source.trailing = [source.action("One")]
    _ = film(source, [pull(380, 40)])
    #expect(source.calls == ["begin 2", "One", "end 2"])
  }

  @Test("the other side has its own buttons")
  func leading() throws {
    let source = Source()
    source.leading = [source.action("Mark")]
    let (recording, _) = film(source, [pull(100, 170)])
    #expect(abs(try #require(left("row2", recording, at: 0.45)) - 60) < 1e-6)
  }

  @Test("rows without buttons stay, and are not chosen by a finger that moves")
  func none() {
    let source = Source()
    let (recording, _) = film(source, [pull(300, 200)])
    #expect(left("row2", recording, at: 0.4) == 0)
    #expect(!source.calls.contains("begin 2"))
  }

  @Test("a touch elsewhere only closes the row")
  func closes() {
    let source = Source()
    source.trailing = [source.action("One")]
    _ = film(source, [pull(300, 220), .tap(at: CGPoint(x: 100, y: 25), after: 1.5)])
    #expect(source.calls == ["begin 2", "end 2"])
  }

  @Test("a source that commits deletions has a red button for them")
  func deletion() {
    MethodTable.register(Deleting.self, [Selector("tableView:commit:forRowAt:")])
    let source = Deleting()
    let (recording, _) = film(source, [pull(300, 220)])
    let names = recording.scene.scene(at: .seconds(0.45)).items.map(\.id.name)
    #expect(names.contains("Delete"))
    #expect(
      UIContextualAction(style: .destructive, title: nil) { _, _, _ in }.backgroundColor
        == .systemRed)
  }

  @Test("edited rows move aside for a circle")
  func editing() throws {
    let source = Source()
    let (recording, table) = film(source, []) { $0.setEditing(true, animated: true) }
    let last = recording.scene.duration.seconds
    #expect(recording.scene.scene(at: .zero).items.contains { $0.id.name == "edit-control" })
    #expect(left("cell.content", recording, at: last) == 38)
    #expect(table?.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete } == true)
  }

  @Test("old row actions are buttons as well")
  func rowActions() {
    var paths: [IndexPath] = []
    let action = UITableViewRowAction(style: .destructive, title: "Gone") { paths.append($1) }
    let path = IndexPath(row: 1, section: 0)
    let today = action.action(at: path)
    today.handler(today, UIView()) { _ in }
    #expect(paths == [path] && today.style == .destructive && today.title == "Gone")
  }
}
