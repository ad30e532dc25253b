import HeadlessCoreGraphics
import HeadlessQuartzCore
import HeadlessUIKit

/// The screens of a stack: those that its path asks for, and those that views push.
///
/// What is meant to be there is known at once; UIKit's controller follows, one exchange after the other.
@MainActor
final class Navigator: NSObject {
  let controller: UINavigationController
  private let rootController: UIHostingController<SurroundedView>
  /// Screens above the root that are meant to be there.
  private var screens: [Screen] = []
  private let destinations = Destinations()
  private var environment = EnvironmentValues()
  /// True from the beginning of an exchange of pages to its end.
  private var isExchanging = false
  /// True if the next exchange is to be seen.
  private var isAnimated = false
  /// Is told which values are left when the user has gone back, or a view has pushed one.
  var changed: ([AnyHashable]) -> Void = { _ in }

  init(root: any View, _ environment: EnvironmentValues) {
    rootController = UIHostingController(
      rootView: SurroundedView(environment: environment) { root })
    controller = UINavigationController(rootViewController: rootController)
    super.init()
    controller.navigationBar.prefersLargeTitles = true
    ScreenBars.begin(rootController)
    controller.delegate = self
    destinations.changed = { [weak self] in self?.refresh($0) }
  }

  /// Takes the root as it is now.
  func show(_ root: any View, in environment: EnvironmentValues) {
    var inner = environment
    inner.layerName = nil
    inner.navigation = NavigationReference(to: self, destinations)
    self.environment = inner
    rootController.rootView = SurroundedView(environment: inner) { root }
    for screen in screens { screen.controller.rootView = view(of: screen) }
  }

  /// Values of the screens, from the first one above the root on.
  var values: [AnyHashable] { screens.compactMap(\.value) }

  // MARK: What is meant to be there

  /// Has exactly the screens of some values there, and of the others those that stand on them.
  func show(_ values: [AnyHashable], animated: Bool) {
    guard values != self.values else { return follow(animated: animated) }
    var (kept, used) = (0, 0)
    for screen in screens {
      if let value = screen.value {
        guard used < values.count, value == values[used] else { break }
        used += 1
      }
      kept += 1
    }
    change(animated: animated) {
      leave(from: kept)
      for value in values[used...] { screens.append(makeScreen(.value(value))) }
    }
  }

  /// Pushes the screen of a value.
  func append(_ value: AnyHashable) { changed(values + [value]) }

  /// Pushes a screen of a view's own.
  func push(_ pushed: PushedScreen, animated: Bool) {
    guard !screens.contains(where: { $0.pushed === pushed }) else { return }
    change(animated: animated) { screens.append(makeScreen(.pushed(pushed))) }
  }

  /// Shows what has become of a screen of a view's own.
  func update(_ pushed: PushedScreen) {
    for screen in screens where screen.pushed === pushed {
      screen.controller.rootView = view(of: screen)
    }
  }

  /// Goes back to what is below a screen of a view's own.
  func remove(_ pushed: PushedScreen, animated: Bool) {
    guard let index = screens.firstIndex(where: { $0.pushed === pushed }) else { return }
    let before = values
    change(animated: animated) { leave(from: index) }
    if values != before { changed(values) }
  }

  /// Goes back to what is below a screen.
  private func leave(_ screen: Screen, animated: Bool) {
    guard let index = screens.firstIndex(where: { $0 === screen }) else { return }
    change(animated: animated) { leave(from: index) }
    changed(values)
  }

  /// Takes away the screens from one on, and tells the views that have pushed them.
  private func leave(from index: Int) {
    let gone = screens[index...]
    screens = Array(screens[..<index])
    for screen in gone { screen.pushed?.wasLeft() }
  }

  private func change(animated: Bool, _ change: () -> Void) {
    change()
    follow(animated: animated)
  }

  // MARK: Screens

  private func makeScreen(_ subject: Screen.Subject) -> Screen {
    let screen = Screen(subject, in: SurroundedView(environment: environment) { EmptyView() })
    screen.controller.rootView = view(of: screen)
    return screen
  }

  private func view(of screen: Screen) -> SurroundedView {
    var inner = environment
    inner.dismiss = DismissAction { [weak self, weak screen] in
      if let screen { self?.leave(screen, animated: true) }
    }
    inner.isPresented = true
    switch screen.subject {
    case .pushed(let pushed):
      return SurroundedView(environment: inner, content: pushed.content)
    case .value(let value):
      let destinations = destinations
      return SurroundedView(environment: inner) { destinations.view(of: value) }
    }
  }

  /// Shows the screens of values of a type anew: their views come from elsewhere now.
  private func refresh(_ type: ObjectIdentifier) {
    for screen in screens {
      guard let value = screen.value, ObjectIdentifier(Swift.type(of: value.base)) == type else {
        continue
      }
      screen.controller.rootView = view(of: screen)
    }
  }

  // MARK: UIKit's controller

  /// Has UIKit's controller show what is meant to be there, as soon as it can.
  private func follow(animated: Bool) {
    isAnimated = animated
    guard !isExchanging else { return }
    let wanted = [rootController] + screens.map(\.controller)
    let shown = controller.viewControllers
    guard !wanted.elementsEqual(shown, by: ===) else { return }
    let size = controller.view.bounds.size
    for screen in screens where !screen.isInstalled { screen.prepare(in: size) }
    for screen in screens { screen.isInstalled = true }
    if wanted.count == shown.count + 1, wanted.dropLast().elementsEqual(shown, by: ===),
      let top = wanted.last
    {
      controller.pushViewController(top, animated: animated)
    } else {
      controller.setViewControllers(wanted, animated: animated)
    }
  }

  /// The pages have been exchanged, or a finger has brought the old one back.
  fileprivate func exchangeHasEnded() {
    isExchanging = false
    follow(animated: isAnimated)
  }

  /// Takes note of screens that the user has left.
  fileprivate func takeBack() {
    let shown = controller.viewControllers
    let gone = screens.firstIndex { screen in
      screen.isInstalled && !shown.contains { $0 === screen.controller }
    }
    guard let gone else { return }
    leave(from: gone)
    changed(values)
  }
}

extension Navigator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    isExchanging = true
    ScreenBars.show(for: viewController, in: navigationController, animated: animated)
    // The exchange has its coordinator only after this call.
    let clock = AppSession.current.clock
    clock.schedule(at: clock.now) { [weak self] in
      MainActor.assumeIsolated {
        guard let coordinator = self?.controller.transitionCoordinator else {
          self?.exchangeHasEnded()
          return
        }
        coordinator.animate(alongsideTransition: nil) { _ in self?.exchangeHasEnded() }
      }
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { takeBack() }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let own = environment.pageAnimators?.animator(for: operation) { return own }
    return operation == .push
      ? ZoomAnimator.animator(forward: true, of: toVC, over: fromVC)
      : ZoomAnimator.animator(forward: false, of: fromVC, over: toVC)
  }
}

/// A screen above the root of a stack.
@MainActor
final class Screen {
  /// Reasons why a screen is there.
  enum Subject {
    /// A value of the path.
    case value(AnyHashable)
    /// A view that says so.
    case pushed(PushedScreen)
  }

  let subject: Subject
  let controller: UIHostingController<SurroundedView>
  /// True once UIKit's controller has got the screen.
  fileprivate(set) var isInstalled = false

  init(_ subject: Subject, in view: SurroundedView) {
    self.subject = subject
    controller = UIHostingController(rootView: view)
    ScreenBars.begin(controller)
  }

  var value: AnyHashable? { if case .value(let value) = subject { value } else { nil } }
  var pushed: PushedScreen? { if case .pushed(let pushed) = subject { pushed } else { nil } }

  /// Has the views inside described and laid out before the screen is shown: a bar needs to know their titles.
  func prepare(in size: CGSize) {
    controller.view.frame.size = size
    controller.view.layoutIfNeeded()
  }
}

/// A screen that a view pushes, for as long as it says so.
@MainActor
final class PushedScreen {
  var content: @MainActor () -> any View
  /// Is called when the screen has gone without the view's doing.
  let wasLeft: () -> Void

  init(_ content: @escaping @MainActor () -> any View, wasLeft: @escaping () -> Void) {
    (self.content, self.wasLeft) = (content, wasLeft)
  }
}

/// The stack that a view is in, which does not live on for the view's sake.
struct NavigationReference: Sendable {
  private let navigatorBox: Carried<WeakNavigator>
  let destinations: Destinations

  @MainActor
  init(to navigator: Navigator, _ destinations: Destinations) {
    navigatorBox = Carried(WeakNavigator(navigator))
    self.destinations = destinations
  }

  @MainActor var navigator: Navigator? { navigatorBox.value.navigator }
}

private final class WeakNavigator {
  weak var navigator: Navigator?

  init(_ navigator: Navigator) { self.navigator = navigator }
}

private struct NavigationReferenceKey: EnvironmentKey {
  static var defaultValue: NavigationReference? { nil }
}

extension EnvironmentValues {
  /// The stack that a view is in.
  var navigation: NavigationReference? {
    get { self[NavigationReferenceKey.self] }
    set { self[NavigationReferenceKey.self] = newValue }
  }

  /// The stack that a view is in, while it is there.
  @MainActor var navigator: Navigator? { navigation?.navigator }
}
