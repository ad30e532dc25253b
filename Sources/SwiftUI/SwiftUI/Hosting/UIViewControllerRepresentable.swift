public import HeadlessCoreGraphics
public import HeadlessUIKit

/// A view that a controller of UIKit's looks after.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// Surroundings of a controller of UIKit's.
@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction: Transaction
  public internal(set) var environment: EnvironmentValues
}

extension UIViewControllerRepresentable {
  func makeHostedNode(in context: NodeContext) -> Node { UIViewControllerNode(self, in: context) }
}

private final class UIViewControllerNode<Content: UIViewControllerRepresentable>: ViewNode<Content>,
  HostedViewNode
{
  private var made: (controller: Content.UIViewControllerType, coordinator: Content.Coordinator)?
  private let properties = PropertySlots()
  private lazy var element = HostedElement(TypeName.plain(Content.self), in: self)

  var hostedView: UIView { made?.controller.view ?? UIView() }
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
      made = (view.makeUIViewController(context: context(coordinator)), coordinator)
      host.actions.append { [weak self] in
        guard let self, isMounted, let made = self.made else { return }
        adopt(made.controller)
      }
    }
    guard let made else { return }
    let context = context(made.coordinator)
    evaluated { view.updateUIViewController(made.controller, context: context) }
    element.view = made.controller.view
    element.ownSize = { [weak self] proposal in
      guard let self, let made = self.made else { return nil }
      return self.view.sizeThatFits(
        proposal, uiViewController: made.controller, context: self.context(made.coordinator))
        ?? proposal.replacingUnspecifiedDimensions()
    }
  }

  override func didUnmount() {
    properties.disconnect()
    guard let made else { return }
    release(made.controller)
    Content.dismantleUIViewController(made.controller, coordinator: made.coordinator)
  }
}

extension TreeHost {
  /// The controller that looks after the hosting view.
  var controller: UIViewController? {
    var responder: UIResponder? = hostingView
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
