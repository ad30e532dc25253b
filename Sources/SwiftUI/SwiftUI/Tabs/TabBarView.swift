import HeadlessCoreGraphics
import HeadlessUIKit

/// Screens above a bar with their titles, by the controller that UIKit has for that.
nonisolated struct TabBarView<Tabs: View>: View, PrimitiveView {
  let tabs: Tabs
  let selection: Binding<AnyHashable>?

  @MainActor func makeNode(in context: NodeContext) -> Node { TabBarNode(self, in: context) }
}

/// The screens of a tab view.
@MainActor
final class TabScreens: NSObject, UITabBarControllerDelegate {
  let controller = UITabBarController()
  /// Is told when a finger has chosen a tab.
  var chose: (AnyHashable) -> Void = { _ in }
  private var screens: [(id: AnyHashable, controller: UIHostingController<SurroundedView>)] = []

  override init() {
    super.init()
    controller.delegate = self
  }

  /// Takes the tabs as they are now.
  func show(_ pages: [TabPage], in environment: EnvironmentValues) {
    var known: [AnyHashable: UIHostingController<SurroundedView>] = [:]
    for screen in screens { known[screen.id] = screen.controller }
    let before = screens.map(\.id)
    screens = pages.enumerated().map { index, page in
      let view = SurroundedView(environment: environment, content: { page.view })
      let id = page.item.tag ?? AnyHashable(index)
      let screen = known[id] ?? UIHostingController(rootView: view)
      screen.rootView = view
      take(page.item, screen.tabBarItem, environment)
      return (id, screen)
    }
    guard screens.map(\.id) != before else { return }
    controller.setViewControllers(screens.map(\.controller), animated: false)
  }

  private func take(_ tab: TabItem, _ item: UITabBarItem, _ environment: EnvironmentValues) {
    let label = PlainLabel(tab.label)
    let (title, badge) = (
      label.title?.string(in: environment), tab.badge?.string(in: environment)
    )
    if item.title != title { item.title = title }
    var filled = environment
    filled.symbolVariants = .fill
    let image = label.image?.resolved(in: filled)
    if item.image != image { item.image = image }
    if item.badgeValue != badge { item.badgeValue = badge }
  }

  /// Shows the tab of a value, if there is one.
  func choose(_ value: AnyHashable) {
    guard let index = screens.firstIndex(where: { $0.id == value }),
      controller.selectedIndex != index
    else { return }
    controller.selectedIndex = index
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    guard let screen = screens.first(where: { $0.controller === viewController }) else { return }
    chose(screen.id)
  }
}

private final class TabBarNode<Tabs: View>: ViewNode<TabBarView<Tabs>>, HostedViewNode {
  private lazy var screens = TabScreens()
  private lazy var element = RoomFillingElement("TabView", in: self)

  var hostedView: UIView { screens.controller.view }
  override var elements: [Element] { [element] }

  override func update() {
    var inner = environment
    inner.layerName = nil
    let pages = evaluated { view.tabs.listedTabs }.map { page in
      guard page.item.label == nil else { return page }
      var page = page
      let item = page.view.itemOfBody(in: inner)
      (page.item.label, page.item.badge) = (item.label, page.item.badge ?? item.badge)
      return page
    }
    let chosen = evaluated { view.selection?.wrappedValue }
    screens.show(pages, in: inner)
    screens.chose = { [weak self] in self?.view.selection?.wrappedValue = $0 }
    let tint = environment.tintStyle?.resolvedPaint(in: environment).mainColor
    screens.controller.tabBar.tintColor = tint.map { UIColor(cgColor: $0.cgColor) }
    element.view = screens.controller.view
    host.actions.append { [weak self] in
      guard let self, isMounted else { return }
      adopt(screens.controller)
      if let chosen { screens.choose(chosen) }
    }
  }

  override func didUnmount() { release(screens.controller) }
}
