import HeadlessCoreGraphics
import ObjectiveC

extension UINavigationController {
  /// Shows the title and the buttons of the page on top.
  func showTitle() {
    let below = viewControllers.dropLast().last
    navigationBar.show(
      topViewController?.navigationItem,
      backTitle: below.map {
        $0.navigationItem.backButtonTitle ?? $0.navigationItem.backBarButtonItem?.title
          ?? $0.navigationItem.title ?? "Back"
      })
    if viewIfLoaded != nil, !isToolbarHidden { toolbar.items = topViewController?.toolbarItems }
  }

  /// Makes the bar lead back when it is touched.
  func connectBar() {
    navigationBar.owner = self
    navigationBar.goesBack = { [weak self] in
      guard let self, let item = topViewController?.navigationItem,
        (self as? any UINavigationBarDelegate)?.navigationBar(navigationBar, shouldPop: item)
          ?? true
      else { return }
      popViewController(animated: true)
    }
  }

  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let top = view.safeAreaInsets.top
    let search =
      topViewController?.navigationItem.searchController == nil ? 0 : UISearchController.barHeight
    let height = UINavigationBar.height + search
    let isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(
      x: 0, y: isHidden ? -height : top, width: view.bounds.width, height: height)
    navigationBar.alpha = isHidden ? 0 : 1
    let bottom = layOutToolbar(in: view)
    for child in children where child.isViewLoaded {
      let insets = UIEdgeInsets(
        top: isHidden ? 0 : height, left: 0, bottom: bottom, right: 0)
      child.view.layoutState.barInsets = insets
    }
  }

  /// Places the bar below the pages, which is made when it is shown first, and returns the room that it takes.
  private func layOutToolbar(in view: UIView) -> CGFloat {
    guard hasToolbar else { return 0 }
    let height = UIToolbar.height + view.safeAreaInsets.bottom
    if toolbar.superview !== view { view.addSubview(toolbar) }
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - (isToolbarHidden ? 0 : height), width: view.bounds.width,
      height: height)
    return isToolbarHidden ? 0 : UIToolbar.height
  }
}
