import HeadlessCoreGraphics
import ObjectiveC
import SegueInterfaceDocuments

/// The elements that are controllers.
@MainActor
enum ControllerElements {
  /// The kinds by the names of their elements.
  static let table: [String: @MainActor (NSCoder) -> NSObject?] = [
    "viewController": { UIViewController(coder: $0) },
    "tableViewController": { UITableViewController(coder: $0) },
    "collectionViewController": { UICollectionViewController(coder: $0) },
    "navigationController": { UINavigationController(coder: $0) },
    "tabBarController": { UITabBarController(coder: $0) },
    "splitViewController": { UISplitViewController(coder: $0) },
    "pageViewController": { UIPageViewController(coder: $0) },
  ]

  static func isController(_ element: InterfaceElement) -> Bool {
    table[element.name] != nil || element.name == "viewControllerPlaceholder"
      || element.name.hasSuffix("ViewController")
  }

  /// Reads what a controller's element says, but for its view and its connections.
  static func read(
    _ element: InterfaceElement, into controller: UIViewController, _ reader: InterfaceReader
  ) {
    element.take("title", controller, \.title)
    element.choose("modalPresentationStyle", controller, \.modalPresentationStyle)
    element.choose("modalTransitionStyle", controller, \.modalTransitionStyle)
    element.take("definesPresentationContext", controller, \.definesPresentationContext)
    element.take("hidesBottomBarWhenPushed", controller, \.hidesBottomBarWhenPushed)
    element.take(
      "extendedLayoutIncludesOpaqueBars", controller, \.extendedLayoutIncludesOpaqueBars)
    element.take(
      "automaticallyAdjustsScrollViewInsets", controller, \.automaticallyAdjustsScrollViewInsets)
    element.take("modalInPresentation", controller, \.isModalInPresentation)
    readEdges(element, into: controller)
    if let size = element.value(of: "freeformSize") ?? element.value(of: "preferredContentSize") {
      if size["key"] == "preferredContentSize" { controller.preferredContentSize = size.size }
    }
    if let item = element.value(of: "navigationItem") {
      reader.know(controller.navigationItem, as: item["id"])
      BarElements.read(item, into: controller.navigationItem, reader)
    }
    if let tab = element.value(of: "tabBarItem") {
      controller.tabBarItem = BarElements.tab(tab, reader)
    }
    let items = element.value(of: "toolbarItems")?.children ?? element.list("toolbarItems")
    if !items.isEmpty {
      controller.toolbarItems = items.compactMap { BarElements.button($0, reader) }
    }
    readBars(element, into: controller, reader)
  }

  private static func readEdges(_ element: InterfaceElement, into controller: UIViewController) {
    guard
      let edges = element.value(of: "edgesForExtendedLayout")
        ?? element.child("extendedEdge")
    else { return }
    let parts: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    controller.edgesForExtendedLayout = parts.reduce(into: []) {
      if edges[$1.0] == "YES" { $0.formUnion($1.1) }
    }
  }

  private static func readBars(
    _ element: InterfaceElement, into controller: UIViewController, _ reader: InterfaceReader
  ) {
    if let stack = controller as? UINavigationController {
      element.take("navigationBarHidden", stack, \.isNavigationBarHidden)
      element.take("toolbarHidden", stack, \.isToolbarHidden)
      if let bar = element.value(of: "navigationBar") {
        reader.know(stack.navigationBar, as: bar["id"])
        BarElements.read(bar, into: stack.navigationBar, reader)
      }
    } else if let tabs = controller as? UITabBarController, let bar = element.value(of: "tabBar") {
      reader.know(tabs.tabBar, as: bar["id"])
      BarElements.read(bar, into: tabs.tabBar, reader)
    }
  }
}
