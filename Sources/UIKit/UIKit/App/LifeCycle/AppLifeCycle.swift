import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC

/// Stage of an app's life.
///
/// An app that was not launched by a film is active from its first frame to its last.
@MainActor
struct AppLifeCycle {
  var state = UIApplication.State.active
  /// Delegate of an app that was launched, which nobody else keeps.
  var delegate: (any UIApplicationDelegate)?
  /// Number of tasks that the app has begun for when it is not seen.
  var backgroundTasks = 0
  /// True if scenes are told of changes; then the app's delegate is not.
  var hasScenes = false
}

// The calls of a launch and of a change of apps, in the order that Apple's documentation has ("Responding to
// the launch of your app", "Managing your app's life cycle"): where there are scenes, their delegates are
// told, else the app's.

extension UIApplication {
  /// Launches an app: from nothing to active.
  ///
  /// - Parameter makeScene: delegate of the app's scene; `nil` if the app has none, or names its class itself.
  func launch(_ delegate: any UIApplicationDelegate, makeScene: () -> (any UISceneDelegate)?) {
    (self.delegate, lifeCycle.delegate) = (delegate, delegate)
    lifeCycle.state = .inactive
    scene.activationState = .unattached
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification)
    connectScene(of: delegate, made: makeScene())
    becomeActive()
  }

  /// Connects the app's scene if there is a delegate for it: one that is known, or one of the class that the app's
  /// delegate answers with.
  private func connectScene(
    of delegate: any UIApplicationDelegate, made known: (any UISceneDelegate)?
  ) {
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      self, configurationForConnecting: scene.session, options: options)
    let kind = configuration.delegateClass as? ObjectiveC.NSObject.Type
    guard let sceneDelegate = known ?? kind?.dynamicInit() as? any UISceneDelegate else { return }
    lifeCycle.hasScenes = true
    scene.session.configuration = configuration
    scene.delegate = sceneDelegate
    scene.activationState = .foregroundInactive
    post(UIScene.willConnectNotification, scene)
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
    sceneDelegate.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, scene)
  }

  private func becomeActive() {
    (lifeCycle.state, scene.activationState) = (.active, .foregroundActive)
    tell({ $0.sceneDidBecomeActive }, else: { $0.applicationDidBecomeActive })
    post(UIScene.didActivateNotification, scene)
    post(UIApplication.didBecomeActiveNotification)
  }

  /// Puts another app in front of this one, as a finger does that swipes up from the bottom.
  public func enterBackground() {
    guard lifeCycle.state == .active else { return }
    tell({ $0.sceneWillResignActive }, else: { $0.applicationWillResignActive })
    post(UIScene.willDeactivateNotification, scene)
    post(UIApplication.willResignActiveNotification)
    (lifeCycle.state, scene.activationState) = (.background, .background)
    tell({ $0.sceneDidEnterBackground }, else: { $0.applicationDidEnterBackground })
    post(UIScene.didEnterBackgroundNotification, scene)
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// Brings the app to the front again.
  public func enterForeground() {
    guard lifeCycle.state == .background else { return }
    tell({ $0.sceneWillEnterForeground }, else: { $0.applicationWillEnterForeground })
    post(UIScene.willEnterForegroundNotification, scene)
    post(UIApplication.willEnterForegroundNotification)
    (lifeCycle.state, scene.activationState) = (.inactive, .foregroundInactive)
    becomeActive()
  }

  private func tell(
    _ call: (any UISceneDelegate) -> (UIScene) -> Void,
    else appCall: (any UIApplicationDelegate) -> (UIApplication) -> Void
  ) {
    if lifeCycle.hasScenes {
      if let delegate = scene.delegate { call(delegate)(scene) }
    } else if let delegate {
      appCall(delegate)(self)
    }
  }

  private func post(_ name: NSNotification.Name, _ object: AnyObject? = nil) {
    NotificationCenter.default.post(name: name, object: object ?? self)
  }
}
