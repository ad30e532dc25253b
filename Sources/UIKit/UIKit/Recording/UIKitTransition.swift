import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// Script of an app's recording: what is there before, and what begins when the film begins.
@MainActor
public struct UIKitTransition {
  /// Name of the script in messages.
  public var name: String
  let prepare: (UIWindow) -> Void
  let begin: (UIWindow) -> Void

  /// Anything that an app does.
  ///
  /// - Parameters:
  ///   - prepare: fills the window before the film begins.
  ///   - begin: what the film shows from its first frame on.
  public init(
    _ name: String, prepare: @escaping @MainActor (UIWindow) -> Void,
    begin: @escaping @MainActor (UIWindow) -> Void
  ) {
    self.name = name
    self.prepare = prepare
    self.begin = begin
  }
}

/// A controller that is presented over another one.
@MainActor
public func presenting(
  _ controller: @autoclosure @escaping @MainActor () -> UIViewController,
  over presenter: @autoclosure @escaping @MainActor () -> UIViewController = BlankController()
) -> UIKitTransition {
  UIKitTransition("presenting") { window in
    window.rootViewController = presenter()
  } begin: { window in
    window.rootViewController?.present(controller(), animated: true)
  }
}

/// A presented controller that is dismissed.
@MainActor
public func dismissing(
  _ controller: @autoclosure @escaping @MainActor () -> UIViewController,
  over presenter: @autoclosure @escaping @MainActor () -> UIViewController = BlankController()
) -> UIKitTransition {
  UIKitTransition("dismissing") { window in
    window.rootViewController = presenter()
    window.makeKeyAndVisible()
    window.rootViewController?.present(controller(), animated: false)
  } begin: { window in
    window.rootViewController?.dismiss(animated: true)
  }
}

/// A controller that is pushed on a navigation controller's stack.
@MainActor
public func pushing(
  _ controller: @autoclosure @escaping @MainActor () -> UIViewController,
  onto navigation: @autoclosure @escaping @MainActor () -> UINavigationController
) -> UIKitTransition {
  UIKitTransition("pushing") { window in
    window.rootViewController = navigation()
  } begin: { window in
    (window.rootViewController as? UINavigationController)?
      .pushViewController(controller(), animated: true)
  }
}

/// The top of a navigation controller's stack that is popped.
@MainActor
public func popping(
  from navigation: @autoclosure @escaping @MainActor () -> UINavigationController
) -> UIKitTransition {
  UIKitTransition("popping") { window in
    window.rootViewController = navigation()
  } begin: { window in
    (window.rootViewController as? UINavigationController)?.popViewController(animated: true)
  }
}

/// A white screen, where nothing else is said.
public final class BlankController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

/// An app that is launched: its delegate, and its scene's if it has one, are told in UIKit's order.
///
/// The app makes its window itself. `UIApplication.shared.enterBackground()` and `enterForeground()` put
/// another app in front of it, and bring it back.
///
/// - Parameter scene: delegate of the app's scene, which UIKit finds in the app's `Info.plist`.
@MainActor
public func launching(
  _ delegate: @autoclosure @escaping @MainActor () -> any UIApplicationDelegate,
  scene: @autoclosure @escaping @MainActor () -> (any UISceneDelegate)? = nil
) -> UIKitTransition {
  UIKitTransition("launching") { _ in
  } begin: { _ in
    UIApplication.shared.launch(delegate(), makeScene: scene)
  }
}
