public import HeadlessCoreGraphics
import ObjectiveC

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What an app asks of the system around it. Nothing else runs here: no other app opens an address, nobody
// sends notifications, and no music plays.

extension UIApplication {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "UIApplicationLaunchOptions\(name)Key" }
    public static let url = LaunchOptionsKey("URL")
    public static let sourceApplication = LaunchOptionsKey("SourceApplication")
    public static let remoteNotification = LaunchOptionsKey("RemoteNotification")
    public static let localNotification = LaunchOptionsKey("LocalNotification")
    public static let annotation = LaunchOptionsKey("Annotation")
    public static let location = LaunchOptionsKey("Location")
    public static let shortcutItem = LaunchOptionsKey("ShortcutItem")
    public static let userActivityDictionary = LaunchOptionsKey("UserActivityDictionary")
    public static let userActivityType = LaunchOptionsKey("UserActivityType")
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiom"
  public nonisolated static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersion"
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .infinity

  /// No app is there to open an address: it fails, as where none is installed.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  @discardableResult
  public func openURL(_ url: URL) -> Bool { false }

  // MARK: Work while the app is not seen

  /// The system gives all the time that there is.
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lifeCycle.backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: lifeCycle.backgroundTasks)
  }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  // MARK: Messages that nobody sends

  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}
  public var isRegisteredForRemoteNotifications: Bool { false }
  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}
  public func extendStateRestoration() {}
  public func completeStateRestoration() {}
  public func ignoreSnapshotOnNextApplicationLaunch() {}
  public var isProtectedDataAvailable: Bool { true }
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: AnyObject?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

/// The begin of a program that is an app, and its end: a film runs an app, by `launching(_:)`.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 { 0 }
