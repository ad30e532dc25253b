public import HeadlessCoreGraphics
public import ObjectiveC

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says. An app has one scene here, from its
// begin to its end.

/// A part of an app's interface that comes and goes as a whole.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Reasons for which a scene is connected; here the app was only opened.
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    open var sourceApplication: String? { nil }
    open var handoffUserActivityType: String? { nil }
  }

  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.foregroundActive
  open var title: String! = ""
  open override var next: UIResponder? { UIApplication.shared }

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }
  public convenience override init() {
    self.init(session: UISceneSession(), connectionOptions: ConnectionOptions())
    session.scene = self
  }

  /// No other app is there to be opened.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)?
  ) { completion?(false) }
}

extension UIScene {
  @MainActor @preconcurrency
  open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
  }
}

/// A scene with windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  open private(set) var windows: [UIWindow] = []
  open var screen: UIScreen { UIScreen.main }
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  func show(_ windows: [UIWindow]) { self.windows = windows }
}

@MainActor @preconcurrency
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize.zero
}

@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
}
