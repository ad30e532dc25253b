public import HeadlessCoreGraphics
public import ObjectiveC

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

@MainActor @preconcurrency
open class UIBarItem: NSObject {
  open var isEnabled = true { didSet { changed() } }
  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  open var landscapeImagePhone: UIImage?
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
  open var tag = 0
  open var accessibilityIdentifier: String?
  /// Looks that the app has set on the item itself.
  var styling = Styling()
  /// The bar that shows the item.
  weak var bar: UIView?
  private var hasAppearance = false
  private var titleAttributes = UIControl.StateTable<[NSAttributedString.Key: Any]>()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    noteLook("titleTextAttributes-\(state.rawValue)", of: UIBarItem.self) {
      $0.setTitleTextAttributes(attributes, for: state)
    }
    titleAttributes[exactly: state] = attributes
    changed()
  }
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[exactly: state] }

  func changed() { (bar as? any ShowsBarItems)?.itemHasChanged() }

  /// Takes the looks that the app has set for items of this kind, once, in the bar that shows it.
  func takeAppearance(in bar: UIView) {
    guard !hasAppearance, bar.window != nil else { return }
    hasAppearance = true
    AppearanceModels.current.apply(to: self, within: bar, bar.traitCollection)
  }
}

/// A bar that shows items, and shows them anew when one of them changes.
@MainActor
protocol ShowsBarItems: AnyObject {
  func itemHasChanged()
}

@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable { case plain, bordered, done }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close

    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "+"
      case .close, .stop: "✕"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }
  }

  open var style = Style.plain
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var customView: UIView?
  open var width: CGFloat = 0
  open var possibleTitles: Set<String>?
  open var tintColor: UIColor? {
    didSet {
      noteLook(\UIBarButtonItem.tintColor, tintColor)
      changed()
    }
  }
  /// Kind of a space between other items.
  private(set) var space = Space.none
  enum Space { case none, fixed, flexible }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    self.target = target as AnyObject?
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) { self.init(image: image, style: style, target: target, action: action) }
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(
      title: systemItem.title, style: systemItem == .done ? .done : .plain, target: target,
      action: action)
    take(systemItem)
  }
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: systemItem.title, style: .plain, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
    take(systemItem)
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: nil, action: nil)
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
    if self.title == nil, self.image == nil { self.title = primaryAction?.title }
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public class func fixedSpace(_ width: CGFloat) -> Self {
    spacer(.fixed, width)
  }
  public class func flexibleSpace() -> Self { spacer(.flexible, 0) }

  private class func spacer(_ space: Space, _ width: CGFloat) -> Self {
    guard let item = self.init(coder: NSCoder()) else {
      preconditionFailure("\(self) has no 'init(coder:)' that makes a space")
    }
    (item.space, item.width) = (space, width)
    return item
  }

  private func take(_ systemItem: SystemItem) {
    switch systemItem {
    case .fixedSpace: space = .fixed
    case .flexibleSpace: space = .flexible
    default:
      // Symbols are Apple's: a square with round corners stands in their place.
      if systemItem.title == nil { image = UIImage(systemName: "\(systemItem)") }
    }
  }

  // MARK: Looks that no film shows

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
}

@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }

  open var selectedImage: UIImage? { didSet { changed() } }
  open var badgeValue: String? { didSet { changed() } }
  open var badgeColor: UIColor? {
    didSet {
      noteLook(\UITabBarItem.badgeColor, badgeColor)
      changed()
    }
  }
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      noteLook(\UITabBarItem.titlePositionAdjustment, titlePositionAdjustment)
      changed()
    }
  }
  open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: "\(systemItem)"), tag: tag)
  }

  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}
