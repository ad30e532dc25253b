public import HeadlessCoreGraphics
import HeadlessQuartzCore
public import ObjectiveC

/// A row of a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  public enum State: Int, Sendable { case off, on, mixed }
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  open fileprivate(set) var title = ""
  open fileprivate(set) var image: UIImage?
  open var subtitle: String?
}

/// Action that runs when an item is chosen.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open private(set) var identifier = Identifier("")
  open var discoverabilityTitle: String?
  open var attributes: Attributes = []
  open var state = State.off
  /// Object that has sent the action last.
  open internal(set) weak var sender: AnyObject?
  private var handler: (UIAction) -> Void = { _ in }

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.init()
    (self.title, self.image, self.subtitle) = (title, image, subtitle)
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UIAction.count)")
    UIAction.count += 1
    (self.discoverabilityTitle, self.attributes) = (discoverabilityTitle, attributes)
    (self.state, self.handler) = (state, handler)
  }
  private static var count = 0

  open func performWithSender(_ sender: Any?, target: Any?) { send(from: sender as AnyObject?) }

  func send(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
}

/// Rows to choose from; menus are not shown.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open private(set) var children: [UIMenuElement] = []
  open private(set) var options: Options = []
  open private(set) var identifier = Identifier("")

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init()
    (self.title, self.image, self.subtitle) = (title, image, subtitle)
    (self.options, self.children) = (options, children)
    if let identifier { self.identifier = identifier }
  }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}

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
