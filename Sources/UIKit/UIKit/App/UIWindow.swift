public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// The outermost view, which holds the view of its root controller and everything above.
@MainActor @preconcurrency
open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue + distance)
    }
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue - distance)
    }
    public static func += (level: inout Level, distance: CGFloat) { level = level + distance }
    public static func -= (level: inout Level, distance: CGFloat) { level = level - distance }
  }

  open var rootViewController: UIViewController? { didSet { showRoot(instead: oldValue) } }
  open var windowLevel = Level.normal
  open weak var windowScene: UIWindowScene?
  open var screen: UIScreen { UIScreen.main }
  open override var window: UIWindow? { self }
  open override var next: UIResponder? { UIApplication.shared }
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  open var canBecomeKey: Bool { true }
  private var isAppearing = false

  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")

  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame == .zero { self.frame = UIScreen.main.bounds }
    isHidden = true
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    isHidden = true
    self.windowScene = windowScene
  }

  open func makeKey() { UIApplication.shared.makeKey(self) }

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden else { return }
      isHidden ? UIApplication.shared.hide(self) : UIApplication.shared.show(self)
      NotificationCenter.default.post(
        name: isHidden
          ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification,
        object: self)
      if !isHidden { showRoot(instead: nil) }
    }
  }

  open func becomeKey() {}
  open func resignKey() {}
  open func sendEvent(_ event: UIEvent) { TouchCenter.current.deliver(event, in: self) }

  private func showRoot(instead old: UIViewController?) {
    guard !isHidden else { return }
    if let old, old !== rootViewController {
      old.leaveScreen(animated: false) { old.viewIfLoaded?.removeFromSuperview() }
    }
    guard let root = rootViewController, root.viewIfLoaded?.superview !== self else { return }
    root.enterScreen(animated: false) {
      let view: UIView = root.view
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
      layoutIfNeeded()
    }
    StatusBar.current.settle()
  }
}
