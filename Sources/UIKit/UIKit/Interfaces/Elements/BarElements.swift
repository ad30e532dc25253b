import HeadlessCoreGraphics
import ObjectiveC
import SegueInterfaceDocuments

/// The elements that are bars, and their items.
@MainActor
enum BarElements {
  typealias Kind = ViewElements.Kind

  static let table: [String: Kind] = [
    "navigationBar": Kind(UINavigationBar.self) { element, bar, reader in
      read(element, into: bar, reader)
      bar.items = element.list("items").map { item($0, reader) }
    },
    "toolbar": Kind(UIToolbar.self) { element, bar, reader in
      element.take("translucent", bar, \.isTranslucent)
      element.paint("barTintColor", bar, \.barTintColor, reader)
      bar.items = element.list("items").compactMap { button($0, reader) }
    },
    "tabBar": Kind(UITabBar.self) { element, bar, reader in
      read(element, into: bar, reader)
      bar.items = element.list("items").map { tab($0, reader) }
    },
  ]

  /// Reads the looks of the bar of a navigation controller.
  static func read(
    _ element: InterfaceElement, into bar: UINavigationBar, _ reader: InterfaceReader
  ) {
    element.take("translucent", bar, \.isTranslucent)
    element.take("largeTitles", bar, \.prefersLargeTitles)
    element.choose("barStyle", bar, \.barStyle)
    element.paint("barTintColor", bar, \.barTintColor, reader)
    if let tint = element.color("tintColor", reader) { bar.tintColor = tint }
    if let attributes = element.value(of: "titleTextAttributes") {
      var looks: [NSAttributedString.Key: Any] = [:]
      if let color = attributes.color("textColor", reader) { looks[.foregroundColor] = color }
      if let font = attributes.font(reader) { looks[.font] = font }
      bar.titleTextAttributes = looks
    }
  }

  /// Reads the looks of the bar of a tab bar controller.
  static func read(_ element: InterfaceElement, into bar: UITabBar, _ reader: InterfaceReader) {
    element.take("translucent", bar, \.isTranslucent)
    element.paint("barTintColor", bar, \.barTintColor, reader)
    element.paint("unselectedItemTintColor", bar, \.unselectedItemTintColor, reader)
    if let tint = element.color("tintColor", reader) { bar.tintColor = tint }
  }

  // MARK: Items

  static func item(_ element: InterfaceElement, _ reader: InterfaceReader) -> UINavigationItem {
    let item = reader.make(element) { UINavigationItem(coder: $0) } as? UINavigationItem
    let known = item ?? UINavigationItem(title: "")
    read(element, into: known, reader)
    return known
  }

  /// Reads title and buttons of a page.
  static func read(
    _ element: InterfaceElement, into item: UINavigationItem, _ reader: InterfaceReader
  ) {
    element.take("title", item, \.title)
    element.take("prompt", item, \.prompt)
    element.take("hidesBackButton", item, \.hidesBackButton)
    element.take("backButtonTitle", item, \.backButtonTitle)
    element.choose("largeTitleDisplayMode", item, \.largeTitleDisplayMode)
    if let view = element.value(of: "titleView") { item.titleView = reader.view(view) }
    item.backBarButtonItem = element.value(of: "backBarButtonItem").flatMap { button($0, reader) }
    for (single, list, property) in [
      ("leftBarButtonItem", "leftBarButtonItems", \UINavigationItem.leftBarButtonItems),
      ("rightBarButtonItem", "rightBarButtonItems", \.rightBarButtonItems),
    ] {
      let buttons = buttons(of: element, list, or: single).compactMap { button($0, reader) }
      if !buttons.isEmpty { item[keyPath: property] = buttons }
    }
  }

  /// The elements of several buttons, or of the only one; the list is known by its name or by its key.
  static func buttons(
    of item: InterfaceElement, _ list: String, or single: String
  ) -> [InterfaceElement] {
    let several = item.value(of: list)?.children ?? item.list(list)
    return several.isEmpty ? item.value(of: single).map { [$0] } ?? [] : several
  }

  static func button(_ element: InterfaceElement, _ reader: InterfaceReader) -> UIBarButtonItem? {
    let object = reader.make(element) { coder in
      guard
        let system = element.choice("systemItem", of: UIBarButtonItem.SystemItem.self)
      else { return UIBarButtonItem(coder: coder) }
      return UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    }
    guard let item = object as? UIBarButtonItem else { return nil }
    read(element, into: item, reader)
    element.choose("style", item, \.style)
    element.take("width", item, \.width)
    item.tintColor = element.color("tintColor", reader)
    item.customView = element.value(of: "customView").flatMap { reader.view($0) }
    return item
  }

  static func tab(_ element: InterfaceElement, _ reader: InterfaceReader) -> UITabBarItem {
    let object = reader.make(element) { coder in
      guard let system = element.choice("systemItem", of: UITabBarItem.SystemItem.self) else {
        return UITabBarItem(coder: coder)
      }
      return UITabBarItem(tabBarSystemItem: system, tag: 0)
    }
    let item = object as? UITabBarItem ?? UITabBarItem()
    read(element, into: item, reader)
    element.take("badgeValue", item, \.badgeValue)
    item.selectedImage = element.image("selectedImage", reader)
    return item
  }

  private static func read(
    _ element: InterfaceElement, into item: UIBarItem, _ reader: InterfaceReader
  ) {
    element.take("title", item, \.title)
    element.take("enabled", item, \.isEnabled)
    element.take("tag", item, \.tag)
    if let image = element.image("image", reader) { item.image = image }
  }
}
