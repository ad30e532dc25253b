import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// The strip below a navigation bar that is seen through, where no page and no container shows a color.
@MainActor
enum BareStrip {
  /// Notes the window's black in the strip, once pages rest.
  static func check(_ navigation: UINavigationController) {
    let clock = AppSession.current.clock
    clock.schedule(at: clock.now) { MainActor.assumeIsolated { note(navigation) } }
  }

  private static func note(_ navigation: UINavigationController) {
    guard navigation.activeTransition == nil, !navigation.isNavigationBarHidden,
      let page = navigation.topViewController, let view = page.viewIfLoaded,
      let container = view.superview, view.frame.minY > 0,
      isSolid(view), navigation.navigationBar.isSeenThrough, isBlack(behind: container)
    else { return }
    AppSession.current.note(
      AppFinding(
        .blackBehind,
        "the window's black shows under the navigation bar, which is seen through: \(type(of: page))"
          + " begins below it; give navigationController.view a background, or let the page reach"
          + " under the bar (edgesForExtendedLayout)",
        at: SourcePlaces.place(of: type(of: page), ["viewDidLoad()"])))
  }

  private static func isSolid(_ view: UIView) -> Bool {
    (view.backgroundColor?.cgColor.alpha ?? 0) > 0 && view.alpha > 0
  }

  /// True if the first color behind a view is the black of a window that has none of the app's.
  private static func isBlack(behind container: UIView) -> Bool {
    var next: UIView? = container
    while let view = next, !(view is UIWindow) {
      if isSolid(view) { return false }
      next = view.superview
    }
    guard let window = next else { return false }
    return window.backgroundColor.map { $0 == .black || $0.cgColor.alpha == 0 } ?? true
  }
}
