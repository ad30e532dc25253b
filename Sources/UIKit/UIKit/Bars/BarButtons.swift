import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// Makes the views of a bar's items.
@MainActor
struct BarButtons {
  /// The bar whose items they are.
  let bar: UIView
  let plain: UIBarButtonItemAppearance?
  let done: UIBarButtonItemAppearance?

  /// Returns the view of an item, as large as it wants to be.
  func view(for item: UIBarButtonItem) -> UIView {
    let view = item.customView ?? button(for: item)
    if view.bounds.isEmpty { view.frame.size = view.sizeThatFits(bar.bounds.size) }
    if item.customView == nil, item.width > 0 { view.frame.size.width = item.width }
    return view
  }

  private func button(for item: UIBarButtonItem) -> UIButton {
    item.takeAppearance(in: bar)
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = item.accessibilityIdentifier
    button.setImage(item.image, for: .normal)
    let attributes = (item.titleTextAttributes(for: .normal) ?? [:])
      .merging(looks(of: item).normal.titleTextAttributes) { own, _ in own }
    show(item.title, attributes, on: button)
    if let tint = item.tintColor { button.tintColor = tint }
    button.isEnabled = item.isEnabled
    if let action = item.action {
      button.addTarget(item.target, action: action, for: .touchUpInside)
    }
    if let action = item.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
    return button
  }

  private func looks(of item: UIBarButtonItem) -> UIBarButtonItemAppearance {
    (item.style == .done ? done : plain) ?? UIBarButtonItemAppearance()
  }

  private func show(
    _ title: String?, _ attributes: [NSAttributedString.Key: Any], on button: UIButton
  ) {
    button.setTitle(title, for: .normal)
    if let color = attributes[.foregroundColor] as? UIColor {
      button.setTitleColor(color, for: .normal)
    }
    if let font = attributes[.font] as? UIFont { button.titleLabel?.font = font }
  }
}
