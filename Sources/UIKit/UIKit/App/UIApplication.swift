public import HeadlessCoreGraphics
public import ObjectiveC
import HeadlessQuartzCore

/// The app that runs.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  public enum State: Int, Sendable { case active, inactive, background }
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "url")
  }

  public static var shared: UIApplication { AppSession.current.belonging { UIApplication() } }
  open override class func classAnswer(to name: String) -> AnyObject? {
    name == "sharedApplication" ? MainActor.assumeIsolated { shared } : super.classAnswer(to: name)
  }
  open weak var delegate: (any UIApplicationDelegate)?
  open private(set) var windows: [UIWindow] = []
  open private(set) weak var keyWindow: UIWindow?
  private let scene = UIWindowScene()
  /// Center that receives the touches of the app's windows.
  let touchCenter = TouchCenter()
  open var connectedScenes: Set<UIScene> { [scene] }
  open var applicationState: State { .active }
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.safeAreaInsets.top)
  }
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  open var isStatusBarHidden: Bool {
    controllerForStatusBar(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }
  open var statusBarStyle: UIStatusBarStyle {
    controllerForStatusBar(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  open var isIdleTimerDisabled = false
  open private(set) var isIgnoringInteractionEvents = false
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { .portrait }
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
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
    var decider = keyWindow?.rootViewController
    while let current = decider {
      if let above = current.presented, !above.isBeingDismissed,
        above.resolvedStyle == .fullScreen || above.modalPresentationCapturesStatusBarAppearance
      {
        decider = above
      } else if let child = current[keyPath: child] {
        decider = child
      } else {
        return current
      }
    }
    return nil
  }

  func show(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    windows.append(window)
    window.windowScene = scene
    scene.show(windows)
    let index = windows.sorted { $0.windowLevel < $1.windowLevel }.map(\.layer)
    AppSession.current.rootLayers = index
    AppSession.current.beforeCommit = {
      MainActor.assumeIsolated { for window in UIApplication.shared.windows { window.layOut() } }
    }
  }

  func hide(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    scene.show(windows)
    AppSession.current.rootLayers.removeAll { $0 === window.layer }
  }

  func makeKey(_ window: UIWindow) { keyWindow = window }
}

@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

@MainActor @preconcurrency
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached, foregroundActive, foregroundInactive, background
  }
  open var activationState: ActivationState { .foregroundActive }
}

@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  open private(set) var windows: [UIWindow] = []
  open var screen: UIScreen { UIScreen.main }
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }

  func show(_ windows: [UIWindow]) { self.windows = windows }
}

@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
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
