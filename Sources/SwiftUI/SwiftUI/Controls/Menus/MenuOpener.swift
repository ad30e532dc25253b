import HeadlessCoreGraphics
import HeadlessUIKit

/// A link from a button to the menu that it opens.
@MainActor
final class MenuOpener {
  var open: @MainActor () -> Void = {}

  nonisolated init() {}
}

/// Opens a menu beside a view.
nonisolated struct MenuModifier: PrimitiveModifier {
  let opener: MenuOpener
  let groups: @MainActor (EnvironmentValues) -> [MenuGroup]

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    MenuNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class MenuNode<Content: View>: ModifiedNode<Content, MenuModifier> {
  private lazy var presenter = Presenter(for: self)
  private weak var shown: UIViewController?

  override func update() {
    super.update()
    modifier.opener.open = { [weak self] in self?.open() }
  }

  private func open() {
    guard isMounted, shown == nil, let element = elements.first else { return }
    var inner = environment
    inner.layerName = nil
    let groups = modifier.groups(inner)
    guard !groups.isEmpty else { return }
    let anchor = GeometrySource(element).frame(in: .global)
    presenter.whenReady { [weak self] in self?.show(groups, beside: anchor, over: $0) }
  }

  private func show(
    _ groups: [MenuGroup], beside anchor: CGRect, over controller: UIViewController
  ) {
    var inner = environment
    inner.layerName = nil
    inner.font = nil
    inner.isListRow = false
    let surroundings = inner
    let screen = UIHostingController(
      rootView: SurroundedView(environment: surroundings) { EmptyView() })
    screen.modalPresentationStyle = .overFullScreen
    screen.view.backgroundColor = .clear
    screen.rootView = SurroundedView(environment: surroundings) { [weak screen] in
      MenuScreen(groups: groups, anchor: anchor, in: surroundings) { [weak screen] action in
        screen?.dismiss(animated: false) { action() }
      }
    }
    shown = screen
    controller.present(screen, animated: false)
  }

  override func didUnmount() { shown?.dismiss(animated: false) }
}
