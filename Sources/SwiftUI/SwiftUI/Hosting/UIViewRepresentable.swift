public import HeadlessCoreGraphics
public import HeadlessUIKit

/// A view that is one of UIKit's.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// Surroundings of a view of UIKit's.
@MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction: Transaction
  public internal(set) var environment: EnvironmentValues
}

extension UIViewRepresentable {
  func makeHostedNode(in context: NodeContext) -> Node { UIViewNode(self, in: context) }
}

private final class UIViewNode<Content: UIViewRepresentable>: ViewNode<Content>, HostedViewNode {
  private var made: (view: Content.UIViewType, coordinator: Content.Coordinator)?
  private let properties = PropertySlots()
  private lazy var element = HostedElement(TypeName.plain(Content.self), in: self)

  var hostedView: UIView { made?.view ?? UIView() }
  override var elements: [Element] { [element] }

  private func context(_ coordinator: Content.Coordinator) -> Content.Context {
    Content.Context(
      coordinator: coordinator, transaction: host.currentTransaction(at: self),
      environment: environment)
  }

  override func update() {
    properties.connect(view, to: self)
    if made == nil {
      let coordinator = view.makeCoordinator()
      made = (view.makeUIView(context: context(coordinator)), coordinator)
    }
    guard let made else { return }
    let context = context(made.coordinator)
    evaluated { view.updateUIView(made.view, context: context) }
    element.view = made.view
    element.ownSize = { [weak self] proposal in
      guard let self, let made = self.made else { return nil }
      return self.view.sizeThatFits(
        proposal, uiView: made.view, context: self.context(made.coordinator))
    }
  }

  override func didUnmount() {
    properties.disconnect()
    guard let made else { return }
    made.view.removeFromSuperview()
    Content.dismantleUIView(made.view, coordinator: made.coordinator)
  }
}

/// The element of a view of UIKit's.
@MainActor
class HostedElement: Element, LayeredElement {
  let lanes = Lanes()
  let plainName: String
  var view: UIView?
  /// The size that the view says for a proposal; `nil` where it leaves that to us.
  var ownSize: (ProposedViewSize) -> CGSize? = { _ in nil }

  init(_ name: String, in node: Node) {
    plainName = name
    super.init(node: node)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // The view changes without a change in the tree.
    node.forgetLayout()
    if let size = ownSize(proposal) { return size }
    let (own, offered) = (
      view?.intrinsicContentSize ?? .zero, proposal.replacingUnspecifiedDimensions()
    )
    func length(_ own: CGFloat, _ offered: CGFloat) -> CGFloat {
      own == UIView.noIntrinsicMetric ? offered : own
    }
    return CGSize(
      width: length(own.width, offered.width), height: length(own.height, offered.height))
  }

  /// The box that the view of UIKit's fills.
  var hostedBox: CGRect { frame }

  override func paint(into painter: inout Painter) {
    guard let view else { return }
    node.host(view)
    nameLayer(view.layer)
    moveHosted(view, to: painter.rounded(hostedBox), in: painter)
    painter.add(view.layer)
  }
}

/// The element of screens in the tree, which take all the room there is, with what bars cover.
final class RoomFillingElement: HostedElement {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override var hostedBox: CGRect { grownIntoSafeArea(frame, edges: .all) }
}
