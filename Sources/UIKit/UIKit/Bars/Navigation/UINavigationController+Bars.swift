import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

extension UINavigationController {
  private var backItem: UINavigationItem? { viewControllers.dropLast().last?.navigationItem }

  /// Shows the title and the buttons of the page on top.
  func showTitle() {
    guard activeTransition == nil else { return navigationBar.itemHasChanged() }
    navigationBar.show(topViewController?.navigationItem, back: backItem)
    showToolbarItems()
    layOutBar()
  }

  private func showToolbarItems() {
    if viewIfLoaded != nil, !isToolbarHidden { toolbar.items = topViewController?.toolbarItems }
  }

  /// Moves titles and buttons along with the pages, whoever leads these.
  func moveTitles(_ operation: Operation, along transition: ControllerTransition) {
    showToolbarItems()
    transition.coordinator.animate(
      alongsideTransition: { [self] _ in
        navigationBar.exchange(
          for: topViewController?.navigationItem, back: backItem,
          from: operation == .push ? .above : .below)
      }, completion: nil)
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

  // MARK: Layout

  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let (top, isHidden) = (view.safeAreaInsets.top, isNavigationBarHidden)
    let height = barHeight(of: topViewController?.navigationItem) - collapsedHeight
    navigationBar.frame = CGRect(
      x: 0, y: isHidden ? -height : top, width: view.bounds.width, height: height)
    layOutToolbar(in: view)
    for child in children where child.isViewLoaded { placeBars(over: child) }
    guard activeTransition == nil, let page = topViewController?.viewIfLoaded,
      page.superview === pages, let frame = frameBesideBars(of: topViewController)
    else { return }
    page.frame = frame
  }

  /// Height of the bar for an item, with all that it may show.
  func barHeight(of item: UINavigationItem?) -> CGFloat {
    UINavigationBar.height + (item?.searchController == nil ? 0 : UISearchController.barHeight)
      + (showsLargeTitle(of: item) ? NavigationBarContent.largeHeight : 0)
  }

  /// Height of the large title that has scrolled away.
  private var collapsedHeight: CGFloat {
    guard showsLargeTitle(of: topViewController?.navigationItem),
      let way = topViewController?.scrolledWay
    else { return 0 }
    return min(max(way, 0), NavigationBarContent.largeHeight)
  }

  /// True if an item has a large title: by its own mode, or by that of the items below it.
  func showsLargeTitle(of item: UINavigationItem?) -> Bool {
    guard let item, navigationBar.prefersLargeTitles else { return false }
    let items = viewControllers.map(\.navigationItem)
    let below = items.firstIndex { $0 === item }.map { items[..<$0] } ?? items[...]
    let mode = ([item] + below.reversed()).map(\.largeTitleDisplayMode)
      .first { $0 != .automatic }
    return mode == nil || mode == .always
  }

  /// Height of the bar below the pages, which is made when it is shown first.
  private var toolbarHeight: CGFloat { hasToolbar && !isToolbarHidden ? UIToolbar.height : 0 }

  private func layOutToolbar(in view: UIView) {
    guard hasToolbar else { return }
    let height = UIToolbar.height + view.safeAreaInsets.bottom
    if toolbar.superview !== view { view.addSubview(toolbar) }
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - (isToolbarHidden ? 0 : height), width: view.bounds.width,
      height: height)
  }

  // MARK: Pages

  /// Insets that the bars take from a page.
  func insets(over child: UIViewController) -> UIEdgeInsets {
    let edges = extendedEdges(of: child)
    let height = isNavigationBarHidden ? 0 : barHeight(of: child.navigationItem)
    return UIEdgeInsets(
      top: edges.contains(.top) ? height : 0, left: 0,
      bottom: edges.contains(.bottom) ? toolbarHeight : 0, right: 0)
  }

  /// Edges of the screen that a page reaches below bars: all that it wants, but for opaque bars that it does not
  /// include.
  private func extendedEdges(of page: UIViewController) -> UIRectEdge {
    let isOpaque = !navigationBar.isTranslucent && !page.extendedLayoutIncludesOpaqueBars
    return isOpaque ? page.edgesForExtendedLayout.subtracting(.top) : page.edgesForExtendedLayout
  }

  /// Frame of a page in the container.
  func frame(of page: UIViewController) -> CGRect { frameBesideBars(of: page) ?? pages.bounds }

  /// Frame of a page that does not reach below all bars; `nil` for any other.
  private func frameBesideBars(of page: UIViewController?) -> CGRect? {
    guard let page, let view = viewIfLoaded else { return nil }
    let (edges, safe) = (extendedEdges(of: page), view.safeAreaInsets)
    let hasTop = !edges.contains(.top) && !isNavigationBarHidden
    let hasBottom = !edges.contains(.bottom) && (toolbarHeight > 0 || tabBarController != nil)
    guard hasTop || hasBottom else { return nil }
    let top = hasTop ? safe.top + barHeight(of: page.navigationItem) : 0
    let bottom = hasBottom ? safe.bottom + toolbarHeight : 0
    let box = pages.bounds
    return CGRect(
      x: box.minX, y: box.minY + top, width: box.width, height: max(box.height - top - bottom, 0))
  }
}

extension UIViewController {
  /// Part of the page that scrolls below the bar, if there is one.
  var contentScroll: UIScrollView? {
    viewIfLoaded.flatMap { $0 as? UIScrollView ?? $0.subviews.first as? UIScrollView }
  }

  /// Distance by which the page has scrolled below the bar; `nil` for one that does not scroll.
  var scrolledWay: CGFloat? {
    // Insets that the content has not been shifted by yet do not count.
    contentScroll.map { $0.contentOffset.y + $0.shownInset.top }
  }
}
