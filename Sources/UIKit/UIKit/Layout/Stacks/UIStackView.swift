import HeadlessCoreGraphics
import HeadlessQuartzCore

/// A view that arranges some of its subviews in a row or in a column, by constraints of its own.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// Distributions of lengths and distances along the axis; the numbers are UIKit's.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Alignments of views across the axis; the numbers are UIKit's.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { askForLayout() } }
  open var distribution = Distribution.fill { didSet { askForLayout() } }
  open var alignment = Alignment.fill { didSet { askForLayout() } }
  open var spacing: CGFloat = 0 { didSet { askForLayout() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { askForLayout() } }
  open var isBaselineRelativeArrangement = false
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public static let spacingUseSystem: CGFloat = 1.0e-38

  // MARK: Views

  open var arrangedSubviews: [UIView] { arranged }
  open func addArrangedSubview(_ view: UIView) {
    let place = arranged.count - (arranged.contains { $0 === view } ? 1 : 0)
    insertArrangedSubview(view, at: place)
  }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.superview === self ? askForLayout() : addSubview(view)
  }
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    askForLayout()
  }
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    askForLayout()
  }
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }
  override func lost(_ view: UIView) {
    arranged.removeAll { $0 === view }
    super.lost(view)
  }

  /// A view that is hidden in a block shrinks before the eyes, and is gone when the block has ended.
  override func childWasHidden(_ view: UIView) {
    super.childWasHidden(view)
    guard view.isHidden, view.layer.wasShown, arranged.contains(where: { $0 === view }),
      let block = ViewAnimation.current
    else { return }
    let staying = CABasicAnimation(keyPath: "hidden")
    (staying.fromValue, staying.toValue) = (false, false)
    block.add(staying, to: view.layer, "hidden")
  }
}

extension UIStackView: ArrangingItem {
  package var arrangedItems: [any LayoutItem] { arranged.filter { !$0.isHidden } }
  package var collapsedItems: [CollapsedItem] {
    var (result, place) = ([CollapsedItem](), 0)
    for view in arranged {
      if view.isHidden {
        result.append(CollapsedItem(item: view, place: place))
      } else {
        place += 1
      }
    }
    return result
  }
  package var stackArrangement: StackArrangement? {
    var result = StackArrangement()
    (result.axis, result.distribution, result.alignment) = (axis, distribution, alignment)
    result.spacing = UIStackView.points(spacing)
    for (index, view) in arranged.filter({ !$0.isHidden }).enumerated() {
      if let own = customSpacings[ObjectIdentifier(view)] {
        result.customSpacing[index] = UIStackView.points(own)
      }
    }
    if isLayoutMarginsRelativeArrangement { result.insets = layoutMargins }
    result.isRightToLeft = isRightToLeft
    return result
  }

  private static func points(_ spacing: CGFloat) -> CGFloat {
    spacing == spacingUseSystem ? standardSpacing : spacing
  }
}
