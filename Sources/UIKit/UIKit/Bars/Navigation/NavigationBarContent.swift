import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// Content of a navigation bar for one item: the words that lead back, a title, and buttons.
///
/// While pages are exchanged a bar has two of them, each of which goes from one pose to another.
@MainActor
final class NavigationBarContent: UIView {
  let item: UINavigationItem?
  let backItem: UINavigationItem?
  private weak var bar: UINavigationBar?

  private let titleBox = UIView()
  private let title = UILabel()
  private let back = UILabel()
  private let buttonBox = UIView()
  /// Box through which the large title is seen while the page below scrolls.
  private let largeBox = UIView()
  private let large = UILabel()
  private var buttons: [UIView] = []
  /// Identities of the items that the buttons were made from.
  private var shownButtons: [ObjectIdentifier] = []

  init(_ item: UINavigationItem?, back: UINavigationItem?, in bar: UINavigationBar) {
    (self.item, backItem, self.bar) = (item, back, bar)
    super.init(frame: bar.bounds)
    accessibilityIdentifier = "navigation-bar.content"
    let names = [
      (titleBox, "title-box"), (title, "title"), (self.back, "back"), (buttonBox, "buttons"),
      (largeBox, "large-titles"), (large, "large-title"),
    ]
    for (part, name) in names { part.accessibilityIdentifier = "navigation-bar.\(name)" }
    title.textAlignment = .center
    titleBox.addSubview(title)
    largeBox.addSubview(large)
    for part in [largeBox, titleBox, self.back, buttonBox] { addSubview(part) }
    item?.bar = bar
    back?.bar = bar
  }

  required init?(coder: NSCoder) { nil }

  /// Makes the buttons anew with the next layout.
  func forgetButtons() { shownButtons = [] }

  /// True if the content leads back to another page.
  var leadsBack: Bool {
    let isReplaced =
      item?.leftBarButtonItem != nil && item?.leftItemsSupplementBackButton != true
    return backItem != nil && item?.hidesBackButton != true && !isReplaced
  }

  /// The area that leads back when it is touched.
  var backArea: CGRect {
    leadsBack
      ? CGRect(x: 0, y: 0, width: max(back.frame.maxX + 8, 60), height: UINavigationBar.height)
      : .null
  }

  // MARK: Layout

  /// Edge of the first letter of the words that lead back, and of that of a large title.
  private static let backEdge: CGFloat = 27
  private static let edge: CGFloat = 16
  /// Room for the large title below the other one, and the part of the way after which only that one is left.
  static let largeHeight: CGFloat = 52
  private static let fadingHeight: CGFloat = 12

  /// Lays out all parts, with the looks that the bar has for the item.
  func layOut(_ look: UINavigationBarAppearance) {
    guard let bar else { return }
    let looks = look.backButtonAppearance.normal.titleTextAttributes
    layOutTitle(look, bar)
    layOutLargeTitle(look, bar)
    back.textColor = looks[.foregroundColor] as? UIColor ?? bar.tintColor
    back.font = looks[.font] as? UIFont ?? .systemFont(ofSize: 17)
    back.text = fittingBackTitle
    back.put(
      CGRect(
        x: NavigationBarContent.backEdge, y: 0, width: back.wordWidth,
        height: UINavigationBar.height))
    back.isHidden = !leadsBack
    layOutButtons(look, bar)
    layOutSearch()
  }

  private func layOutTitle(_ look: UINavigationBarAppearance, _ bar: UINavigationBar) {
    let own = (bar.titleTextAttributes ?? [:]).merging(look.titleTextAttributes) { _, new in new }
    title.text = item?.titleView == nil ? item?.title : nil
    title.textColor = own[.foregroundColor] as? UIColor ?? .label
    title.font = own[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    let (shift, width) = (look.titlePositionAdjustment, bounds.width)
    titleBox.put(CGRect(x: 0, y: 0, width: width, height: UINavigationBar.height))
    title.put(
      CGRect(
        x: 80 + shift.horizontal, y: bar.titleShift + shift.vertical, width: max(width - 160, 0),
        height: UINavigationBar.height))
    if let view = item?.titleView {
      if view.superview !== titleBox { titleBox.addSubview(view) }
      view.center = CGPoint(x: width / 2, y: UINavigationBar.height / 2)
    }
  }

  private func layOutLargeTitle(_ look: UINavigationBarAppearance, _ bar: UINavigationBar) {
    let isLarge = bar.showsLargeTitle(of: item)
    let own = (bar.largeTitleTextAttributes ?? [:])
      .merging(look.largeTitleTextAttributes) { _, new in new }
    let room = isLarge ? max(bounds.height - UINavigationBar.height - searchHeight, 0) : 0
    let hidden = NavigationBarContent.largeHeight - room
    large.isHidden = !isLarge
    large.text = isLarge ? item?.title : nil
    large.textColor = own[.foregroundColor] as? UIColor ?? .label
    large.font = own[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
    largeBox.isUserInteractionEnabled = false
    largeBox.put(CGRect(x: 0, y: UINavigationBar.height, width: bounds.width, height: room))
    large.put(
      CGRect(
        x: NavigationBarContent.edge, y: -hidden,
        width: min(large.wordWidth, bounds.width - 2 * NavigationBarContent.edge),
        height: NavigationBarContent.largeHeight))
    let left = NavigationBarContent.fadingHeight
    title.alpha =
      isLarge ? min(max((hidden - NavigationBarContent.largeHeight) / left + 1, 0), 1) : 1
  }

  private var searchHeight: CGFloat {
    item?.searchController == nil ? 0 : UISearchController.barHeight
  }

  /// The words that lead back: the title below, else a short word, else none where the title leaves no room.
  private var fittingBackTitle: String? {
    guard let words = backItem?.backTitle, let bar else { return nil }
    let isWide = title.text?.isEmpty ?? true || bar.showsLargeTitle(of: item)
    let half = isWide ? 0 : title.wordWidth / 2
    let room = bounds.width / 2 - half - NavigationBarContent.backEdge - 6
    for wish in [words, UINavigationItem.anyBackTitle] {
      back.text = wish
      if back.wordWidth <= room { return wish }
    }
    return nil
  }

  // MARK: Buttons

  private func layOutButtons(_ look: UINavigationBarAppearance, _ bar: UINavigationBar) {
    buttonBox.put(CGRect(x: 0, y: 0, width: bounds.width, height: UINavigationBar.height))
    // Adding views asks for another layout, so that happens once for each item.
    guard shownButtons != buttonNames else { return }
    shownButtons = buttonNames
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    let maker = BarButtons(
      bar: bar, plain: look.buttonAppearance, done: look.doneButtonAppearance)
    var x: CGFloat = leadsBack ? back.frame.maxX + 8 : NavigationBarContent.edge
    for button in item?.leftBarButtonItems ?? [] { x = add(button, maker, at: x, fromRight: false) }
    x = NavigationBarContent.edge
    for button in item?.rightBarButtonItems ?? [] { x = add(button, maker, at: x, fromRight: true) }
  }

  private var buttonNames: [ObjectIdentifier] {
    let items = (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
    return [ObjectIdentifier(self)] + items.map { ObjectIdentifier($0) }
  }

  private func add(
    _ item: UIBarButtonItem, _ maker: BarButtons, at x: CGFloat, fromRight: Bool
  ) -> CGFloat {
    guard item.space == .none else { return x + item.width }
    item.bar = bar
    let view = maker.view(for: item)
    let size = view.bounds.size
    view.frame = CGRect(
      x: fromRight ? bounds.width - x - size.width : x,
      y: (UINavigationBar.height - size.height) / 2, width: size.width, height: size.height)
    buttonBox.addSubview(view)
    buttons.append(view)
    return x + size.width + 16
  }

  private func layOutSearch() {
    guard let search = item?.searchController?.searchBar else { return }
    if search.superview !== self { addSubview(search) }
    search.put(
      CGRect(
        x: 0, y: bounds.height - searchHeight, width: bounds.width, height: searchHeight))
  }
}

// MARK: - Poses

extension NavigationBarContent {
  /// Poses of a content: in its place, below another one that has come over it, or on its way to be above.
  enum Pose { case shown, below, above }

  /// Size of a large title that goes to the words that lead back, as a part of its own; published for Ionic's
  /// copy of UIKit's transition as 0.44 to 0.49, which its lengths decide.
  private static let shrunk: CGFloat = 0.47
  /// Distance from which a title comes, in widths of the bar: a guess, no number is published.
  private static let travel: CGFloat = 0.5

  /// Takes a pose beside the other content, to whose words and title its own go, or from where they come.
  func take(_ pose: Pose, beside other: NavigationBarContent?) {
    let isShown = pose == .shown
    largeBox.clipsToBounds = isShown && other == nil
    for part in [titleBox, back, buttonBox] { part.alpha = isShown ? 1 : 0 }
    item?.searchController?.searchBar.alpha = isShown ? 1 : 0
    large.alpha = pose == .below ? 0 : 1
    titleBox.transform = shift(x: titleWay(pose))
    back.transform = shift(x: backWay(pose, beside: other))
    large.transform = largeMap(pose)
  }

  /// Ends what still moves: the transition has ended.
  func stopMoving() {
    for part in [titleBox, back, buttonBox, large] { part.layer.removeAllAnimations() }
    item?.searchController?.searchBar.layer.removeAllAnimations()
  }

  private func shift(x: CGFloat) -> CGAffineTransform { CGAffineTransform(translationX: x, y: 0) }

  private func titleWay(_ pose: Pose) -> CGFloat {
    switch pose {
    case .shown: 0
    case .below: NavigationBarContent.backEdge - titleEdge
    case .above: bounds.width * NavigationBarContent.travel
    }
  }

  private func backWay(_ pose: Pose, beside other: NavigationBarContent?) -> CGFloat {
    switch pose {
    case .shown: 0
    case .below: -back.wordWidth - NavigationBarContent.backEdge
    case .above: (other?.titleEdge ?? bounds.midX) - NavigationBarContent.backEdge
    }
  }

  /// Edge of the first letter of the title, or of the title's view.
  private var titleEdge: CGFloat {
    if bar?.showsLargeTitle(of: item) == true { return NavigationBarContent.edge }
    if let view = item?.titleView { return view.frame.minX }
    return title.center.x - title.wordWidth / 2
  }

  private func largeMap(_ pose: Pose) -> CGAffineTransform {
    switch pose {
    case .shown: return .identity
    case .above: return shift(x: bounds.width)
    case .below:
      let scale = NavigationBarContent.shrunk
      let (box, middle) = (large.bounds, large.center)
      let left = NavigationBarContent.backEdge + scale * box.width / 2
      return CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: left - middle.x,
        ty: UINavigationBar.height / 2 - (UINavigationBar.height + middle.y))
    }
  }
}

extension UIView {
  /// Gives a view its place, whatever its transform is.
  fileprivate func put(_ frame: CGRect) {
    bounds = CGRect(origin: bounds.origin, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}

extension UILabel {
  /// Width of the words, in whole points.
  fileprivate var wordWidth: CGFloat {
    (text ?? "").isEmpty ? 0 : intrinsicContentSize.width.rounded(.up)
  }
}
