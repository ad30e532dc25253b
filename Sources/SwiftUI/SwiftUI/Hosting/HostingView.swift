import HeadlessCoreGraphics
import HeadlessQuartzCore
public import HeadlessUIKit

/// A view of UIKit's that shows a tree of views.
open class _UIHostingView<Content: View>: UIView {
  /// The view at the root of the tree.
  public var rootView: Content { didSet { showRoot() } }

  let host = TreeHost()

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    host.needsLayout = { [weak self] in self?.askForUpdate() }
    host.hostingView = self
    host.originInWindow = { [weak self] in self?.convert(CGPoint.zero, to: nil) ?? .zero }
    showRoot()
  }

  public required init?(coder: NSCoder) { nil }

  /// True once the view has been in a window.
  private var wasSeen = false
  private var isUpdateScheduled = false

  /// Has the tree brought up to date in the next layout, or by the clock where a screen has taken the view out of
  /// its window.
  private func askForUpdate() {
    setNeedsLayout()
    guard wasSeen, window == nil, !isUpdateScheduled else { return }
    isUpdateScheduled = true
    let clock = AppSession.current.clock
    clock.schedule(at: clock.now) { [weak self] in
      MainActor.assumeIsolated {
        self?.isUpdateScheduled = false
        self?.host.flush()
      }
    }
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showRoot()
  }

  private func showRoot() { host.show(rootView, environment: environment) }

  /// Values that are known at the root of the tree.
  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.displayScale = host.room.scale
    environment.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    return environment
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wasSeen = wasSeen || window != nil
    let insets = safeAreaInsets
    let room = HostRoom(
      size: bounds.size,
      safeArea: EdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
      scale: window?.screen.scale ?? UIScreen.main.scale)
    if host.room != room {
      let isNewScale = host.room.scale != room.scale
      host.room = room
      if isNewScale { showRoot() }
      host.layOutAnew()
    } else {
      host.flush()
    }
    layer.showLayers(host.layers)
  }

  // MARK: Fingers

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in ordered(touches) {
      let sites = host.root?.hit(at: touch.location(in: self)) ?? []
      take(touch, .began, on: sites)
    }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in ordered(touches) { take(touch, .moved) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in ordered(touches) { take(touch, .ended) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in ordered(touches) { take(touch, .cancelled) }
  }

  /// Fingers of one event in an order that is always the same.
  private func ordered(_ touches: Set<UITouch>) -> [UITouch] {
    touches.sorted {
      let (a, b) = ($0.location(in: nil), $1.location(in: nil))
      return (a.x, a.y) < (b.x, b.y)
    }
  }

  private func take(
    _ touch: UITouch, _ phase: GestureTouch.Phase, on sites: [any GestureSite] = []
  ) {
    host.gestures.take(
      GestureTouch(
        id: ObjectIdentifier(touch), phase: phase, place: touch.location(in: self),
        windowPlace: touch.location(in: nil), time: touch.timestamp),
      on: sites)
  }

  open override func safeAreaInsetsDidChange() { setNeedsLayout() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    host.flush()
    return host.size(for: ProposedViewSize(size))
  }

  open override var intrinsicContentSize: CGSize {
    host.flush()
    return host.size(for: .unspecified)
  }
}

extension Node {
  /// The gestures around what is hit at a point of the hosting view.
  func hit(at point: CGPoint) -> [any GestureSite]? {
    for element in Painter.ordered(elements).reversed() where !element.isLeaving {
      if let sites = element.hit(at: point) { return sites }
    }
    return nil
  }
}

extension TreeHost {
  /// The size that the tree takes when it is offered one.
  func size(for proposal: ProposedViewSize) -> CGSize {
    beginMeasuring()
    let sizes = (root?.elements ?? []).map { $0.size(for: proposal) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }
}

/// A controller of UIKit's whose view shows a tree of views.
open class UIHostingController<Content: View>: UIViewController {
  private let hostingView: _UIHostingView<Content>

  public init(rootView: Content) {
    hostingView = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public var rootView: Content {
    get { hostingView.rootView }
    set { hostingView.rootView = newValue }
  }

  open override func loadView() {
    hostingView.backgroundColor = .systemBackground
    view = hostingView
  }

  open func sizeThatFits(in size: CGSize) -> CGSize { hostingView.sizeThatFits(size) }

  open override var prefersStatusBarHidden: Bool {
    hostingView.host.hidesStatusBar || children.contains { $0.prefersStatusBarHidden }
  }

  /// Ways in which the size of the tree becomes that of the controller.
  public var sizingOptions: UIHostingControllerSizingOptions = []
  /// Regions whose insets the tree keeps free.
  public var safeAreaRegions: SafeAreaRegions = .all
}

/// Ways in which the size of a tree becomes that of its controller.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = Self(rawValue: 1)
  public static let intrinsicContentSize = Self(rawValue: 2)
}
