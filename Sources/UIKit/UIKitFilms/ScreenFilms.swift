import HeadlessCoreGraphics
import HeadlessQuartzCore
import HeadlessUIKit

extension TransitionFilms {
  /// Films of all screens that the source step has found in the app: first scenes of storyboards, and previews.
  ///
  /// A program that lists none of its own has these: `@main struct Films: TransitionFilms {}`.
  public static var films: [TransitionFilm] { AppScreens.all.map(TransitionFilm.film) }
}

extension TransitionFilm {
  /// The film of a screen: a controller with a transition of its own is presented over a white one, another is there
  /// from the beginning, and a view is shown in the middle.
  fileprivate static func film(_ screen: AppScreen) -> TransitionFilm {
    .film(
      screen.name,
      UIKitTransition("showing '\(screen.name)' of \(screen.place)") { window in
        window.rootViewController = BlankController()
      } begin: { window in
        switch screen.make() {
        case let controller as UIViewController:
          window.show(controller)
        case let view as UIView:
          window.rootViewController?.view.show(view)
        default:
          AppSession.current.note(
            AppFinding(
              .resourceMissing, "'\(screen.name)' of \(screen.place) could not be made"))
        }
      }, on: HeadlessDevice.iPhone.withStatusBar)
  }
}

extension UIWindow {
  /// Shows a controller as an app would.
  fileprivate func show(_ controller: UIViewController) {
    let isPresented =
      controller.transitioningDelegate != nil || controller.modalPresentationStyle == .custom
    if isPresented {
      rootViewController?.present(controller, animated: true)
    } else {
      rootViewController = controller
    }
  }
}

extension UIView {
  /// Shows a view in the middle, as large as it wants to be, and as wide as the screen if it does not say.
  fileprivate func show(_ view: UIView) {
    let size =
      view.bounds.size == .zero ? view.systemLayoutSizeFitting(bounds.size) : view.bounds.size
    let isEmpty = size.width <= 0 || size.height <= 0
    view.frame =
      isEmpty
      ? bounds
      : CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    addSubview(view)
  }
}
