import SegueGeometry
import Testing
import UIKit

@MainActor @Suite("UISearchController") struct SearchControllerTests {
  final class Searcher: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var calls: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      calls.append(
        "update \(searchController.searchBar.text ?? "") \(searchController.isActive)")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      calls.append("will present")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      calls.append("did present")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      calls.append("will dismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      calls.append("did dismiss")
    }
  }

  private func film(
    _ searcher: Searcher, results: UIViewController? = nil,
    begin: @escaping @MainActor (UISearchController) -> Void
  ) -> UIKitRecording {
    var made: UISearchController?
    return UIKitRecording(
      of: UIKitTransition("search") { window in
        let page = BlankController()
        page.title = "Title"
        let search = UISearchController(searchResultsController: results)
        (search.searchResultsUpdater, search.delegate) = (searcher, searcher)
        page.navigationItem.searchController = search
        window.rootViewController = UINavigationController(rootViewController: page)
        made = search
      } begin: { _ in
        if let made { begin(made) }
      })
  }

  @Test("a search begins with the field, follows its words, and ends with the button beside it")
  func search() {
    let searcher = Searcher()
    _ = film(searcher) { search in
      search.searchBar.becomeFirstResponder()
      search.searchBar.searchTextField.insertText("a")
      search.isActive = false
    }
    #expect(
      searcher.calls == [
        "will present", "did present", "update  true", "update a true", "will dismiss",
        "update  false", "did dismiss",
      ])
  }

  @Test("the field stands below the title, and the page begins below it")
  func place() throws {
    let recording = film(Searcher()) { _ in }
    let items = recording.scene.scene(at: .zero).items
    let bar = try #require(items.first { $0.id.name == "navigation-bar" })
    #expect(bar.properties.frame == Rect(x: 0, y: 47, width: 390, height: 44 + 52))
    let field = try #require(items.first { $0.id.name == "UISearchBar" })
    #expect(field.properties.frame == Rect(x: 0, y: 44, width: 390, height: 52))
  }

  @Test("what is found covers the page while there are words")
  func results() {
    let results = BlankController()
    var shown: [Bool] = []
    _ = film(Searcher(), results: results) { search in
      search.isActive = true
      shown.append(results.viewIfLoaded?.window != nil)
      search.searchBar.text = "a"
      shown.append(results.viewIfLoaded?.window != nil)
      search.isActive = false
      shown.append(results.viewIfLoaded?.window != nil)
    }
    #expect(shown == [false, true, false])
  }

  @Test("a bar's delegate hears of the field")
  func delegate() {
    final class Listener: NSObject, UISearchBarDelegate {
      var calls: [String] = []
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        calls.append(searchText)
      }
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
    }
    let (bar, listener) = (UISearchBar(), Listener())
    bar.delegate = listener
    bar.becomeFirstResponder()
    bar.searchTextField.insertText("x")
    bar.resignFirstResponder()
    #expect(listener.calls == ["begin", "x", "end"])
  }
}
