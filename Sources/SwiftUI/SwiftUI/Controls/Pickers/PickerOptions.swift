import HeadlessUIKit

/// A choice of a picker, as its view describes it.
struct PickerOption: Equatable {
  let choice: AnyHashable
  let words: String
  let picture: UIImage?

  /// The choice that an element stands for; `nil` if it stands for none.
  @MainActor
  init?(_ element: Element) {
    guard let choice = element.choice else { return nil }
    (self.choice, words, picture) = (choice, element.words, element.picture)
  }
}

extension Element {
  /// The words of all texts inside.
  fileprivate var words: String {
    if let text = self as? LeafElement<Text> { return text.view.string(in: node.environment) }
    return children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The first picture inside.
  fileprivate var picture: UIImage? {
    if let image = self as? LeafElement<Image> { return image.view.resolved(in: node.environment) }
    return children.lazy.compactMap(\.picture).first
  }
}

/// A view made of the choices that other views describe, which are not shown themselves.
nonisolated struct PickerOptions<Content: View, Shown: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let shown: @MainActor ([PickerOption]) -> Shown

  init(of content: Content, @ViewBuilder shown: @escaping @MainActor ([PickerOption]) -> Shown) {
    (self.content, self.shown) = (content, shown)
  }

  @MainActor func makeNode(in context: NodeContext) -> Node { OptionsNode(self, in: context) }
}

private final class OptionsNode<Content: View, Shown: View>: ViewNode<
  PickerOptions<Content, Shown>
>,
LayoutObserver
{
  private var source: Node?
  private var child: Node?
  private var options: [PickerOption] = []

  override var children: [Node] { [source, child].compactMap { $0 } }
  override var elements: [Element] { child?.elements ?? [] }
  override var transition: AnyTransition? { child?.transition }

  override func update() {
    let source = reconciled(source, with: view.content)
    self.source = source
    options = Self.options(of: source)
    let options = options
    child = reconciled(child, with: evaluated { view.shown(options) })
    host.observe(self)
  }

  private static func options(of source: Node) -> [PickerOption] {
    source.elements.compactMap { PickerOption($0) }
  }

  /// The views of the choices may change without those around.
  func didLayOut(in update: TreeUpdate) {
    guard isMounted, let source, Self.options(of: source) != options else { return }
    host.enqueue(update.transaction) { [weak self] in self?.markDirty() }
  }
}
