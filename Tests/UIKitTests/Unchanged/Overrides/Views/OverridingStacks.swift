import UIKit

/// Overrides what subclasses of UIStackView override.
class OverridingStack: UIStackView {
  override var axis: NSLayoutConstraint.Axis {
    get { super.axis }
    set { super.axis = newValue }
  }
  override var alignment: UIStackView.Alignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  override var distribution: UIStackView.Distribution {
    get { super.distribution }
    set { super.distribution = newValue }
  }
  override var spacing: CGFloat {
    get { super.spacing }
    set { super.spacing = newValue }
  }
  override var arrangedSubviews: [UIView] { super.arrangedSubviews }
  override func addArrangedSubview(_ view: UIView) { super.addArrangedSubview(view) }
  override func removeArrangedSubview(_ view: UIView) { super.removeArrangedSubview(view) }
  override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    super.insertArrangedSubview(view, at: stackIndex)
  }
  override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    super.setCustomSpacing(spacing, after: arrangedSubview)
  }
}
