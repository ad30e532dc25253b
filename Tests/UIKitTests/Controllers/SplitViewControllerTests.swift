import Testing
import UIKit

/// What Apple's documentation says of a split view without room: columns lie on one stack, and the delegate chooses
/// which is on top.
@MainActor @Suite("UISplitViewController") struct SplitViewControllerTests {
  final class Chooser: NSObject, UISplitViewControllerDelegate {
    var top: UISplitViewController.Column?
    var calls: [String] = []
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      calls.append("proposed \(proposedTopColumn)")
      return top ?? proposedTopColumn
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { calls.append("show \(column)") }
  }

  private func titles(
    _ chooser: Chooser, then: (UISplitViewController) -> Void = { _ in }
  )
    -> [String?]
  {
    let split = UISplitViewController(style: .tripleColumn)
    split.delegate = chooser
    for (title, column) in [
      ("One", UISplitViewController.Column.primary), ("Two", .supplementary), ("Three", .secondary),
    ] {
      let page = UIViewController()
      page.title = title
      split.setViewController(page, for: column)
    }
    split.loadViewIfNeeded()
    then(split)
    let stack = split.viewControllers.first as? UINavigationController
    return stack?.viewControllers.map(\.title) ?? []
  }

  @Test("the last column is on top unless the delegate wants another")
  func top() {
    let chooser = Chooser()
    #expect(titles(chooser) == ["One", "Two", "Three"])
    #expect(chooser.calls == ["proposed secondary", "collapsed"])
    chooser.top = .primary
    #expect(titles(chooser) == ["One"])
  }

  @Test("a column that the code shows is pushed, and the delegate told before")
  func show() {
    let chooser = Chooser()
    chooser.top = .primary
    #expect(titles(chooser) { $0.show(.secondary) } == ["One", "Three"])
    #expect(chooser.calls.last == "show secondary")
  }
}
