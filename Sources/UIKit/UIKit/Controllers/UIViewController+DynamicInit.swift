public import ObjectiveC

// Initializers of controllers whose class is known only when the app runs: see `NSObject.dynamicInit()`. Each symbol is
// that of the initializer above it, and arguments are consumed, as initializers consume theirs.

extension UIViewController {
  @usableFromInline convenience init(byClass nibName: String?, bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  @_silgen_name(
    "$s13HeadlessUIKit16UIViewControllerC7byClass6bundleACSSSg_10Foundation6BundleCSgtcfC")
  private static func made(byClass nibName: consuming String?, bundle: consuming Bundle?) -> Self

  /// A controller of this class.
  public static func dynamicInit(nibName: String?, bundle: Bundle?) -> Self {
    made(byClass: nibName, bundle: bundle)
  }
}

extension UITableViewController {
  @usableFromInline convenience init(byClass style: UITableView.Style) { self.init(style: style) }

  @_silgen_name("$s13HeadlessUIKit21UITableViewControllerC7byClassAcA0cD0C5StyleO_tcfC")
  private static func made(byClass style: UITableView.Style) -> Self

  /// A controller of this class.
  public static func dynamicInit(style: UITableView.Style) -> Self { made(byClass: style) }
}

extension UICollectionViewController {
  @usableFromInline convenience init(byClass layout: UICollectionViewLayout) {
    self.init(collectionViewLayout: layout)
  }

  @_silgen_name("$s13HeadlessUIKit26UICollectionViewControllerC7byClassAcA0cD6LayoutC_tcfC")
  private static func made(byClass layout: consuming UICollectionViewLayout) -> Self

  /// A controller of this class.
  public static func dynamicInit(collectionViewLayout layout: UICollectionViewLayout) -> Self {
    made(byClass: layout)
  }
}

extension UINavigationController {
  @usableFromInline convenience init(byClass root: UIViewController) {
    self.init(rootViewController: root)
  }

  @_silgen_name("$s13HeadlessUIKit22UINavigationControllerC7byClassAcA06UIViewD0C_tcfC")
  private static func made(byClass root: consuming UIViewController) -> Self

  /// A controller of this class.
  public static func dynamicInit(rootViewController root: UIViewController) -> Self {
    made(byClass: root)
  }
}

extension UIPresentationController {
  @usableFromInline
  convenience init(byClass presented: UIViewController, presenting: UIViewController?) {
    self.init(presentedViewController: presented, presenting: presenting)
  }

  @_silgen_name(
    "$s13HeadlessUIKit24UIPresentationControllerC7byClass10presentingAcA06UIViewD0C_AGSgtcfC")
  private static func made(
    byClass presented: consuming UIViewController, presenting: consuming UIViewController?
  ) -> Self

  /// A presentation of this class.
  public static func dynamicInit(
    presentedViewController presented: UIViewController, presenting: UIViewController?
  ) -> Self {
    made(byClass: presented, presenting: presenting)
  }
}
