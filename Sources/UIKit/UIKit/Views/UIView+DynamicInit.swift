public import HeadlessCoreGraphics
import ObjectiveC

// Initializers of views whose class is known only when the app runs: see `NSObject.dynamicInit()`. Each symbol is that of
// the initializer above it, and arguments are consumed, as initializers consume theirs.

extension UIView {
  @usableFromInline convenience init(byClass frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("$s13HeadlessUIKit6UIViewC7byClassAC10Foundation6CGRectV_tcfC")
  private static func made(byClass frame: CGRect) -> Self

  /// A view of this class.
  public static func dynamicInit(frame: CGRect) -> Self { made(byClass: frame) }
}

extension UITableView {
  @usableFromInline convenience init(byClass frame: CGRect, style: Style) {
    self.init(frame: frame, style: style)
  }

  @_silgen_name(
    "$s13HeadlessUIKit11UITableViewC7byClass5styleAC10Foundation6CGRectV_AC5StyleOtcfC")
  private static func made(byClass frame: CGRect, style: Style) -> Self

  /// A table of this class.
  public static func dynamicInit(frame: CGRect, style: Style) -> Self {
    made(byClass: frame, style: style)
  }
}

extension UITableViewCell {
  @usableFromInline convenience init(byClass style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name(
    "$s13HeadlessUIKit15UITableViewCellC7byClass15reuseIdentifierA2C0E5StyleO_SSSgtcfC")
  private static func made(byClass style: CellStyle, reuseIdentifier: consuming String?) -> Self

  /// A cell of this class.
  public static func dynamicInit(style: CellStyle, reuseIdentifier: String?) -> Self {
    made(byClass: style, reuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  @usableFromInline convenience init(byClass reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("$s13HeadlessUIKit023UITableViewHeaderFooterD0C7byClassACSSSg_tcfC")
  private static func made(byClass reuseIdentifier: consuming String?) -> Self

  /// A header of this class.
  public static func dynamicInit(reuseIdentifier: String?) -> Self {
    made(byClass: reuseIdentifier)
  }
}

extension UICollectionView {
  @usableFromInline
  convenience init(byClass frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.init(frame: frame, collectionViewLayout: layout)
  }

  @_silgen_name(
    "$s13HeadlessUIKit16UICollectionViewC7byClass010collectionD6LayoutAC10Foundation6CGRectV_AA0cdH0CtcfC"
  )
  private static func made(
    byClass frame: CGRect, collectionViewLayout layout: consuming UICollectionViewLayout
  ) -> Self

  /// A collection of this class.
  public static func dynamicInit(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
  ) -> Self {
    made(byClass: frame, collectionViewLayout: layout)
  }
}
