import HeadlessUIKit

/// A row of a menu.
struct MenuEntry {
  var title = ""
  var picture: UIImage?
  var role: ButtonRole?
  var isEnabled = true
  /// True for the chosen one of several; `nil` where nothing is chosen.
  var isOn: Bool?
  /// The rows that take the place of the menu's; `nil` for a row that acts.
  var inside: AnyView?
  var action: @MainActor () -> Void = {}
}

/// Rows of a menu between two thick lines.
struct MenuGroup {
  /// Words above the rows; empty for none.
  var title = ""
  var entries: [MenuEntry] = []
}

extension MenuGroup {
  /// The groups that views describe, which are laid out in a tree of their own.
  @MainActor
  static func groups(in views: AnyView, _ environment: EnvironmentValues) -> [MenuGroup] {
    let host = TreeHost()
    var inner = environment
    inner.isInMenu = true
    inner.pickerForm = .menu
    host.show(
      views.buttonStyle(MenuRowButtonStyle()).toggleStyle(MenuRowToggleStyle())
        .menuStyle(MenuRowMenuStyle()), environment: inner)
    host.flush()
    var reader = MenuReader()
    if let root = host.root { reader.read(root) }
    return reader.groups.filter { !$0.entries.isEmpty }
  }
}

/// Finds the rows of a menu in the tree of the views that describe them.
@MainActor
private struct MenuReader {
  private(set) var groups = [MenuGroup()]

  mutating func read(_ node: Node) {
    if let row = node as? ViewNode<MenuRowMark> {
      groups[groups.count - 1].entries.append(row.view.entry)
    } else if node is ViewNode<Divider> {
      groups.append(MenuGroup())
    } else if let section = node as? any MenuGrouping {
      groups.append(MenuGroup(title: section.menuTitle))
      for child in node.children { read(child) }
      groups.append(MenuGroup())
    } else {
      for child in node.children { read(child) }
    }
  }
}

/// A node whose rows stand apart from those around.
@MainActor
private protocol MenuGrouping: Node {
  var menuTitle: String { get }
}

extension SectionNode: MenuGrouping {
  fileprivate var menuTitle: String { ViewWords.words(of: view.header, in: environment) }
}

private struct IsInMenuKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True for controls that are rows of a menu.
  var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }
}

/// A row of a menu, where views describe it.
nonisolated struct MenuRowMark: View, PrimitiveView {
  typealias Body = Never
  let entry: MenuEntry

  init(entry: MenuEntry) { self.entry = entry }

  @MainActor func makeNode(in context: NodeContext) -> Node { ViewNode(self, in: context) }
}

/// A row with the words and the picture of a control's label.
nonisolated private struct MenuRow: View {
  @Environment(\.self) private var environment
  private let label: _ControlPart
  private let entry: MenuEntry

  init(_ label: _ControlPart, _ entry: MenuEntry) { (self.label, self.entry) = (label, entry) }

  @MainActor var body: some View {
    var entry = entry
    entry.title = ViewWords.words(of: label, in: environment)
    entry.picture = PlainLabel(label.view).image?.resolved(in: environment)
    entry.isEnabled = environment.isEnabled
    return MenuRowMark(entry: entry)
  }
}

/// Makes a row of a button.
nonisolated private struct MenuRowButtonStyle: PrimitiveButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    MenuRow(
      configuration.label,
      MenuEntry(role: configuration.role, action: { configuration.trigger() }))
  }
}

/// Makes a row with a mark of a toggle.
nonisolated private struct MenuRowToggleStyle: ToggleStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    return MenuRow(
      configuration.label,
      MenuEntry(isOn: isOn.wrappedValue, action: { isOn.wrappedValue.toggle() }))
  }
}

/// Makes a row that leads on of a menu in a menu.
nonisolated private struct MenuRowMenuStyle: MenuStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    MenuRow(configuration.label, MenuEntry(inside: configuration.content.view))
  }
}
