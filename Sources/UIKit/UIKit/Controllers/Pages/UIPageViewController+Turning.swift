import HeadlessCoreGraphics
import ObjectiveC

// From page to page: by a finger, which tells the delegate, or by the code, which does not.

extension UIPageViewController {
  /// A finger has begun to move the pages.
  func willFollowFinger() {
    if pending != nil { takeOver() }
    if neighbors == nil { ask() }
  }

  /// Ends a turn for a finger that has caught it: the pages stay where they are seen, and go on from there.
  private func takeOver() {
    let (seen, old) = (scroller.contentOffset, shown)
    let (start, goal) = (offset(of: home), offset(of: pending === neighbors?.before ? 0 : home + 1))
    settle()
    let (place, base) = (offset(of: home), shown === old ? start : goal)
    scroller.contentOffset = CGPoint(x: place.x + seen.x - base.x, y: place.y + seen.y - base.y)
    // The offset may be what it was, and the page beside it has gone all the same.
    hasScrolled()
  }

  /// The pages have moved: the finger goes to one side or the other.
  func hasScrolled() {
    guard arrival == nil, scroller.isDragging, let neighbors else { return }
    let start = offset(of: home)
    let way =
      navigationOrientation == .horizontal
      ? scroller.contentOffset.x - start.x : scroller.contentOffset.y - start.y
    guard way != 0, let goal = way > 0 ? neighbors.after : neighbors.before, goal !== pending
    else { return }
    if let pending { leave(pending) }
    noteCurl()
    delegate?.pageViewController(self, willTransitionTo: [goal])
    begin(to: goal)
  }

  func begin(to page: UIViewController) {
    pending = page
    if page.parent !== self { addChild(page) }
    page.willAppear(true)
    shown?.willDisappear(true)
    let slot = page === neighbors?.before ? 0 : slots.count - 1
    page.view.frame = frame(ofSlot: slot)
    scroller.addSubview(page.view)
    page.isAppearing(true)
  }

  /// The page that a finger has turned back from goes away again.
  private func leave(_ page: UIViewController) {
    page.willDisappear(true)
    page.viewIfLoaded?.removeFromSuperview()
    page.didDisappear(true)
    page.willMove(toParent: nil)
    page.removeFromParent()
    shown?.willAppear(true)
    pending = nil
  }

  /// The pages have come to rest.
  func cameToRest() {
    guard let pending, let old = shown else { return }
    let (start, now) = (offset(of: home), scroller.contentOffset)
    let hasTurned =
      arrival != nil || abs(now.x - start.x) + abs(now.y - start.y) > step / 2
    let (code, previous) = (arrival, [old])
    arrival = nil
    if hasTurned {
      arrive(at: pending, from: old, byFinger: code == nil)
    } else {
      leave(pending)
      old.didAppear(true)
    }
    if let code {
      code(true)
    } else {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: previous,
        transitionCompleted: hasTurned)
    }
  }

  private func arrive(
    at page: UIViewController, from old: UIViewController, byFinger arrivesByFinger: Bool
  ) {
    let isForward = page === neighbors?.after
    old.viewIfLoaded?.removeFromSuperview()
    old.didDisappear(true)
    old.willMove(toParent: nil)
    old.removeFromParent()
    (shown, pending) = (page, nil)
    page.didAppear(true)
    page.didMove(toParent: self)
    if arrivesByFinger, dots.superview != nil {
      dot += isForward ? 1 : -1
      dots.currentPage = dot
    }
    neighbors = nil
    ask()
    place()
  }

  /// Ends at once what moves.
  func settle() {
    guard pending != nil else { return }
    scroller.movement?.stop()
    scroller.movement = nil
    cameToRest()
  }

  /// A touch beside the dots turns one page.
  func followDots() {
    guard let shown, let dataSource else { return }
    let isForward = dots.currentPage > dot
    let page =
      isForward
      ? dataSource.pageViewController(self, viewControllerAfter: shown)
      : dataSource.pageViewController(self, viewControllerBefore: shown)
    guard let page, pending == nil else {
      dots.currentPage = dot
      return
    }
    dot = dots.currentPage
    turn(to: page, isForward ? .forward : .reverse) { _ in }
  }
}
