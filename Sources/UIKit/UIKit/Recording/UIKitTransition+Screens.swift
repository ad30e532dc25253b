import HeadlessCoreGraphics
import HeadlessQuartzCore

// Films of what an app can show without anybody's help.

extension UIKitTransition {
  /// The preview or the first scene of a storyboard that has this name.
  ///
  /// Where none has it, the film is empty, and a finding lists the names that there are.
  public static func preview(_ name: String) -> UIKitTransition {
    if let screen = AppScreens.all.first(where: { $0.name == name }) { return .showing(screen) }
    return UIKitTransition("showing '\(name)'") { window in
      window.rootViewController = BlankController()
    } begin: { _ in
      let names = AppScreens.all.map { "'\($0.name)'" }
      let known =
        names.isEmpty ? "there are no previews" : "there are \(names.joined(separator: ", "))"
      AppSession.current.note(
        AppFinding(.resourceMissing, "there is no preview called '\(name)'; \(known)"))
    }
  }

  /// A screen of the app: a controller with a transition of its own is presented over a white one, another is there
  /// from the beginning, and a view is shown in the middle.
  package static func showing(_ screen: AppScreen) -> UIKitTransition {
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
    }
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
