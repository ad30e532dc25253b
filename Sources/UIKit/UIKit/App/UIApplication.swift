public import HeadlessCoreGraphics
public import ObjectiveC
import HeadlessQuartzCore

/// The app that runs.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  public enum State: Int, Sendable { case active, inactive, background }

  public static var shared: UIApplication { AppSession.current.belonging { UIApplication() } }
  open override class func classAnswer(to name: String) -> AnyObject? {
    name == "sharedApplication" ? MainActor.assumeIsolated { shared } : super.classAnswer(to: name)
  }
  open weak var delegate: (any UIApplicationDelegate)?
  open private(set) var windows: [UIWindow] = []
  open private(set) weak var keyWindow: UIWindow?
  /// The app's one scene, and its session.
  let scene = UIWindowScene()
  /// Center that receives the touches of the app's windows.
  let touchCenter = TouchCenter()
  open var connectedScenes: Set<UIScene> { [scene] }
  open var openSessions: Set<UISceneSession> { [scene.session] }
  open var supportsMultipleScenes: Bool { false }
  open var applicationState: State { lifeCycle.state }
  /// Stage of the app's life, which only a launch and a change of apps change.
  var lifeCycle = AppLifeCycle()
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.safeAreaInsets.top)
  }
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// Looks of the status bar: controllers decide unless the app has set one.
  open var isStatusBarHidden: Bool {
    get {
      controllerForStatusBar(\.childForStatusBarHidden)?.prefersStatusBarHidden
        ?? hidesStatusBar
    }
    set {
      hidesStatusBar = newValue
      StatusBar.current.update()
    }
  }
  open var statusBarStyle: UIStatusBarStyle {
    get {
      controllerForStatusBar(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? ownStatusStyle
    }
    set {
      ownStatusStyle = newValue
      StatusBar.current.update()
    }
  }
  private var hidesStatusBar = false
  private var ownStatusStyle = UIStatusBarStyle.default
  open var applicationIconBadgeNumber = 0
  open var isNetworkActivityIndicatorVisible = false
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  open var isIdleTimerDisabled = false
  open private(set) var isIgnoringInteractionEvents = false
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { .portrait }
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  open func beginIgnoringInteractionEvents() { isIgnoringInteractionEvents = true }
  open func endIgnoringInteractionEvents() { isIgnoringInteractionEvents = false }
  /// The value at the end of a way of names that begins at the class: that of the app itself.
  open class func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let key = keys.first, ["shared", "sharedApplication"].contains(key) else { return nil }
    return keys.count == 1 ? shared : shared.value(forKeyPath: keys[1])
  }
  open func canOpenURL(_ url: URL) -> Bool { false }

  open func sendEvent(_ event: UIEvent) {
    let touched = windows.filter { window in event.touches.contains { $0.window === window } }
    for window in touched { window.sendEvent(event) }
  }

  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let receiver =
      target ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
    guard let receiver = receiver as AnyObject? else { return false }
    return AppSession.current.send(action, to: receiver, with: [sender, event])
  }

  /// Returns the controller that decides about the status bar: the root, whoever covers the screen or asks for
  /// it, and the children that they name.
  private func controllerForStatusBar(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController? {
    keyWindow?.rootViewController.map { deciding(below: $0, child) }
  }

  /// Returns the controller that decides about the status bar for one that is asked.
  func deciding(
    below asked: UIViewController, _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    var current = asked
    while true {
      if let above = current.presented, !above.isBeingDismissed,
        above.resolvedStyle == .fullScreen || above.modalPresentationCapturesStatusBarAppearance
      {
        current = above
      } else if let child = current[keyPath: child] {
        current = child
      } else {
        return current
      }
    }
  }

  /// The way in which the bar comes and goes.
  var statusBarAnimation: UIStatusBarAnimation {
    controllerForStatusBar(\.childForStatusBarHidden)?.preferredStatusBarUpdateAnimation ?? .fade
  }

  func show(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    windows.append(window)
    window.windowScene = scene
    scene.show(windows)
    let sorted = windows.sorted { $0.windowLevel < $1.windowLevel }
    let bar = StatusBar.current.view
    AppSession.current.rootLayers =
      sorted.filter { $0.windowLevel < .statusBar }.map(\.layer) + (bar.map { [$0.layer] } ?? [])
      + sorted.filter { $0.windowLevel >= .statusBar }.map(\.layer)
    AppSession.current.beforeCommit = {
      MainActor.assumeIsolated {
        for window in UIApplication.shared.windows { window.layOut() }
        bar?.layOut()
      }
    }
  }

  func hide(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    scene.show(windows)
    AppSession.current.rootLayers.removeAll { $0 === window.layer }
  }

  /// Makes a window the one that keys go to; both are told, as UIKit does.
  func makeKey(_ window: UIWindow) {
    guard keyWindow !== window else { return }
    let old = keyWindow
    keyWindow = window
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }
}

@MainActor @preconcurrency
open class UIDevice: NSObject {
  public static let current = UIDevice()
  open var orientation: UIDeviceOrientation { .portrait }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var systemVersion: String { "18.0" }
  open var systemName: String { "iOS" }
  open var model: String { "iPhone" }
  open var name: String { "iPhone" }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
