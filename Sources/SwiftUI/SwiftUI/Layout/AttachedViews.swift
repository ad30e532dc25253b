/// A node of a view that another one is attached to, by its modifier.
///
/// The attached view belongs to the first element inside; others are passed on.
@MainActor
class AttachedNode<Content: View, Modifier: ViewModifier>: ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private(set) var primary: Node?
  private(set) var secondary: Node?
  private var element: AttachedElement?

  override var children: [Node] { [primary, secondary].compactMap { $0 } }
  override var transition: AnyTransition? { primary?.transition }

  override func update() { primary = reconciled(primary, with: view.content) }

  /// Attaches a view, in the place of the one before.
  final func attach(_ view: some View) {
    secondary = reconciled(secondary, with: view)
    element?.attached = secondary?.elements.first
  }

  /// The element around the first one inside.
  func makeElement(around child: Element) -> AttachedElement {
    AttachedElement(around: child, in: self)
  }

  override var elements: [Element] {
    var inside = primary?.elements ?? []
    guard let first = inside.first else { return [] }
    let around = element.flatMap { $0.child === first ? $0 : nil } ?? makeElement(around: first)
    around.attached = secondary?.elements.first
    element = around
    inside[0] = around
    return inside
  }
}

/// An element around another one, beside which there is a third.
@MainActor
class AttachedElement: ModifiedElement<Void> {
  /// The element of the attached view.
  var attached: Element?

  init(around child: Element, in node: Node) { super.init((), around: child, in: node) }

  override var children: [Element] { [child, attached].compactMap { $0 } }
}
