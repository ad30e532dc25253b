public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

/// Object that shows what is found, whenever the words have changed.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A field for searching, and the screen that shows what is found.
///
/// Where a navigation item has one, its field is below the title, and stays there while the page scrolls.
/// What is found is shown over the page as soon as there are words.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// UIKit's height of a field below a title, in points.
  static let barHeight: CGFloat = 52

  open private(set) var searchResultsController: UIViewController?
  open private(set) var searchBar = UISearchBar()
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var automaticallyShowsSearchResultsController = true
  open var showsSearchResultsController = false { didSet { showResults() } }
  private var isSearching = false

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    searchBar.searchController = self
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    searchBar.searchController = self
  }

  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      newValue ? begin() : end()
    }
  }

  private func begin() {
    isSearching = true
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    if !searchBar.searchTextField.isFirstResponder { searchBar.becomeFirstResponder() }
    delegate?.didPresentSearchController(self)
    wordsHaveChanged()
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.text = ""
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    wordsHaveChanged()
    delegate?.didDismissSearchController(self)
  }

  /// The words of the field are other ones now.
  func wordsHaveChanged() {
    searchResultsUpdater?.updateSearchResults(for: self)
    if automaticallyShowsSearchResultsController {
      showsSearchResultsController = isSearching && searchBar.text?.isEmpty == false
    }
  }

  /// Shows what is found over the page, or the page again.
  private func showResults() {
    guard let results = searchResultsController else { return }
    guard showsSearchResultsController, let page = searchBar.pageController else {
      results.leaveScreen(animated: true) { results.viewIfLoaded?.removeFromSuperview() }
      return results.removeFromParent()
    }
    guard results.parent !== page else { return }
    page.addChild(results)
    results.enterScreen(animated: true) {
      let view: UIView = results.view
      view.frame = page.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.view.addSubview(view)
    }
    results.didMove(toParent: page)
  }
}

extension UISearchBar {
  /// Controller of the page for which the field searches.
  fileprivate var pageController: UIViewController? {
    let around = sequence(first: self as UIView) { $0.superview }
    if let owner = around.lazy.compactMap({ $0 as? UINavigationBar }).first?.owner {
      return owner.topViewController
    }
    return sequence(first: self as UIResponder) { $0.next }.lazy
      .compactMap { $0 as? UIViewController }.first
  }
}
