public import HeadlessCoreGraphics
public import ObjectiveC

// Menus that a long press opens. Nobody opens one here: what they are made of is kept, and the delegate
// is not asked.

/// Contents of a menu over a view.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  public let previewProvider: (() -> UIViewController?)?
  public let actionProvider: (([UIMenuElement]) -> UIMenu?)?
  open var preferredMenuElementOrder = 0

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID.none)
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init()
  }
}

extension UUID {
  /// The name of what was given none: the same in each run.
  fileprivate static let none = "00000000-0000-0000-0000-000000000000"
}

/// Delegate that provides the contents of a menu.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Opens a menu over a view.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open weak var view: UIView?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func location(in view: UIView?) -> CGPoint { .zero }
  open func dismissMenu() {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
