import Testing
import UIKit

/// The calls of an app's and of its scene's delegate, in the order that Apple's documentation has.
@MainActor @Suite("Life of an app") struct LifeCycleTests {
  private final class Log {
    var calls: [String] = []
    func note(_ call: String = #function) { calls.append(call) }
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    let log: Log
    var window: UIWindow?
    init(_ log: Log) { self.log = log }

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.note("willFinish")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.note("didFinish \(application.applicationState == .inactive)")
      let window = UIWindow(frame: UIScreen.main.bounds)
      let page = UIViewController()
      page.view.backgroundColor = .red
      page.view.accessibilityIdentifier = "page"
      window.rootViewController = page
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) {
      log.note("active \(application.applicationState == .active)")
    }
    func applicationWillResignActive(_ application: UIApplication) { log.note("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) {
      log.note("background \(application.applicationState == .background)")
    }
    func applicationWillEnterForeground(_ application: UIApplication) { log.note("foreground") }
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      log.note("configuration \(connectingSceneSession.role == .windowApplication)")
      return UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let log: Log
    var window: UIWindow?
    init(_ log: Log) { self.log = log }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      log.note("connect \(session.configuration.name ?? "-")")
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = BlankController()
      window.makeKeyAndVisible()
      self.window = window
    }
    func sceneWillEnterForeground(_ scene: UIScene) { log.note("scene foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) {
      log.note("scene active \(scene.activationState == .foregroundActive)")
    }
    func sceneWillResignActive(_ scene: UIScene) { log.note("scene resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.note("scene background") }
  }

  /// Puts another app in front after a tenth of a second, and the filmed one again after two.
  private func leaveAndReturn() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { UIApplication.shared.enterBackground() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { UIApplication.shared.enterForeground() }
  }

  @Test("an app without scenes is launched, leaves, and returns")
  func app() {
    let log = Log()
    let film = UIKitRecording(
      of: launching(
        {
          leaveAndReturn()
          return AppDelegate(log)
        }()))
    #expect(
      log.calls == [
        "willFinish", "didFinish true", "configuration true", "active true", "resign",
        "background true", "foreground",
        "active true",
      ])
    let page = film.scene.scene(at: .zero).items.first { $0.id.name == "page" }
    #expect(page?.properties.size.width == 390)
  }

  @Test("where there are scenes, their delegate is told, and the app's is not")
  func scenes() {
    let log = Log()
    _ = UIKitRecording(
      of: launching(
        {
          leaveAndReturn()
          return AppDelegate(log)
        }(), scene: SceneDelegate(log)))
    #expect(
      log.calls == [
        "willFinish", "didFinish true", "configuration true", "connect Default",
        "scene foreground", "scene active true", "scene resign", "scene background",
        "scene foreground", "scene active true",
      ])
  }

  @Test("who observes notifications hears of the same")
  func notifications() {
    var heard: [String] = []
    let names: [(NSNotification.Name, String)] = [
      (UIApplication.didFinishLaunchingNotification, "launched"),
      (UIApplication.didBecomeActiveNotification, "active"),
      (UIApplication.willResignActiveNotification, "resign"),
      (UIApplication.didEnterBackgroundNotification, "background"),
      (UIApplication.willEnterForegroundNotification, "foreground"),
    ]
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { heard.append(word) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    _ = UIKitRecording(
      of: launching(
        {
          leaveAndReturn()
          return AppDelegate(Log())
        }()))
    #expect(heard == ["launched", "active", "resign", "background", "foreground", "active"])
  }

  @Test("an app that is only filmed is active")
  func active() {
    var states: [UIApplication.State] = []
    _ = UIKitRecording(
      of: UIKitTransition("nothing") { _ in
      } begin: { _ in
        states.append(UIApplication.shared.applicationState)
      })
    #expect(states == [.active])
  }

  @Test("levels of windows can be added to")
  func levels() {
    #expect(UIWindow.Level.normal + 1 > .normal)
    #expect((UIWindow.Level.alert - 500).rawValue == 1500)
  }

  private final class NamedDelegate: UIResponder, UIWindowSceneDelegate {
    static var log: Log?
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) { Self.log?.note("connect \(session.configuration.name ?? "-")") }
    func sceneDidBecomeActive(_ scene: UIScene) { Self.log?.note("scene active") }
  }

  private final class NamingDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: "Named", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = NamedDelegate.self
      return configuration
    }
  }

  @Test("an app's delegate names the class of its scene's")
  func namedClass() {
    let log = Log()
    NamedDelegate.log = log
    _ = UIKitRecording(of: launching(NamingDelegate()))
    #expect(log.calls == ["connect Named", "scene active"])
  }
}
