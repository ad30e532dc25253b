import HeadlessCoreGraphics
import HeadlessUIKit

/// Screens that are pushed onto each other.
nonisolated public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  let root: Root
  /// Values of the screens that are pushed; `nil` where the stack keeps them itself.
  let path: Binding<[AnyHashable]>?

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    (self.root, path) = (root(), nil)
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = Binding<[AnyHashable]>(
      get: { path.wrappedValue.values },
      set: { values in
        var changed = NavigationPath()
        changed.values = values
        path.wrappedValue = changed
      })
  }

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = Binding<[AnyHashable]>(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
  }

  @MainActor func makeNode(in context: NodeContext) -> Node { NavigationNode(self, in: context) }
}

/// The screens of a stack, as views on them know it.
@MainActor
final class Navigator: NSObject, UINavigationControllerDelegate {
  /// One screen above the root, with what it stands for.
  private struct Screen {
    let id: AnyHashable
    let controller: UIHostingController<SurroundedView>
  }

  let controller: UINavigationController
  private let rootController: UIHostingController<SurroundedView>
  private var screens: [Screen] = []
  /// Makes the view of a value, by the type of the value.
  private var destinations: [ObjectIdentifier: (AnyHashable) -> (any View)?] = [:]
  private var environment = EnvironmentValues()
  /// Is told when the user has gone back to fewer screens.
  var wentBack: ([AnyHashable]) -> Void = { _ in }
  /// Values of the screens that are meant to be there.
  private(set) var values: [AnyHashable] = []

  init(root: any View, _ environment: EnvironmentValues) {
    let view = SurroundedView(environment: environment, content: root)
    rootController = UIHostingController(rootView: view)
    controller = UINavigationController(rootViewController: rootController)
    super.init()
    controller.delegate = self
  }

  /// Takes the root as it is now.
  func show(_ root: any View, in environment: EnvironmentValues) {
    var inner = environment
    inner.navigator = self
    self.environment = inner
    rootController.rootView = SurroundedView(environment: inner, content: root)
  }

  func register<Value: Hashable>(_ type: Value.Type, _ view: @escaping (Value) -> any View) {
    destinations[ObjectIdentifier(type)] = { ($0.base as? Value).map(view) }
  }

  /// Has exactly the screens of some values there.
  func show(_ values: [AnyHashable]) {
    self.values = values
    guard values != screens.map(\.id) else { return }
    let kept = zip(screens, values).prefix { $0.id == $1 }.map(\.0)
    let added = values.dropFirst(kept.count).map { Screen(id: $0, controller: screen(of: $0)) }
    let isPush = screens.count == kept.count && added.count == 1
    screens = kept + added
    if isPush, let new = added.first {
      controller.pushViewController(new.controller, animated: true)
    } else {
      controller.setViewControllers([rootController] + screens.map(\.controller), animated: true)
    }
  }

  private func screen(of value: AnyHashable) -> UIHostingController<SurroundedView> {
    var inner = environment
    inner.dismiss = DismissAction { [weak self] in self?.leave(value) }
    inner.isPresented = true
    let view = destinations[ObjectIdentifier(type(of: value.base))]?(value) ?? EmptyView()
    return UIHostingController(rootView: SurroundedView(environment: inner, content: view))
  }

  private func leave(_ value: AnyHashable) {
    guard let index = values.lastIndex(of: value) else { return }
    wentBack(Array(values[..<index]))
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let count = navigationController.viewControllers.count - 1
    guard count < screens.count else { return }
    screens = Array(screens[..<count])
    wentBack(screens.map(\.id))
  }
}

private struct NavigatorKey: EnvironmentKey {
  static var defaultValue: Navigator? { nil }
}

extension EnvironmentValues {
  /// The stack that a view is in.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

private final class NavigationNode<Data, Root: View>: ViewNode<NavigationStack<Data, Root>>,
  HostedViewNode
{
  private lazy var navigator = Navigator(root: view.root, environment)
  private lazy var element = NavigationElement("NavigationStack", in: self)
  /// The values of a stack that keeps them itself.
  private var ownValues: [AnyHashable] = []
  private var isAdopted = false

  var hostedView: UIView { navigator.controller.view }
  override var elements: [Element] { [element] }

  override func update() {
    navigator.show(view.root, in: environment)
    navigator.wentBack = { [weak self] in self?.take($0) }
    element.view = navigator.controller.view
    let values = evaluated { view.path?.wrappedValue } ?? ownValues
    host.actions.append { [weak self] in
      guard let self, isMounted else { return }
      adopt()
      navigator.controller.view.layoutIfNeeded()
      navigator.show(values)
    }
  }

  private func take(_ values: [AnyHashable]) {
    if let path = view.path {
      path.wrappedValue = values
    } else {
      ownValues = values
      noteChange()
    }
  }

  /// Makes the controller a child of the one around.
  private func adopt() {
    guard !isAdopted, let parent = host.controller else { return }
    isAdopted = true
    parent.addChild(navigator.controller)
    navigator.controller.didMove(toParent: parent)
  }

  override func didUnmount() {
    navigator.controller.willMove(toParent: nil)
    navigator.controller.view.removeFromSuperview()
    navigator.controller.removeFromParent()
  }
}

/// The element of a stack, which takes all the room there is, with what bars cover.
private final class NavigationElement: HostedElement {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override var hostedBox: CGRect { grownIntoSafeArea(frame, edges: .all) }
}
