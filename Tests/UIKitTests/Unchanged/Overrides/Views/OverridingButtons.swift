import UIKit

/// Overrides what subclasses of UIButton override.
class OverridingButton: UIButton {
  override var contentEdgeInsets: UIEdgeInsets {
    get { super.contentEdgeInsets }
    set { super.contentEdgeInsets = newValue }
  }
  override var titleEdgeInsets: UIEdgeInsets {
    get { super.titleEdgeInsets }
    set { super.titleEdgeInsets = newValue }
  }
  override var imageEdgeInsets: UIEdgeInsets {
    get { super.imageEdgeInsets }
    set { super.imageEdgeInsets = newValue }
  }
  override var adjustsImageWhenHighlighted: Bool {
    get { super.adjustsImageWhenHighlighted }
    set { super.adjustsImageWhenHighlighted = newValue }
  }
  override var adjustsImageWhenDisabled: Bool {
    get { super.adjustsImageWhenDisabled }
    set { super.adjustsImageWhenDisabled = newValue }
  }
  override var showsTouchWhenHighlighted: Bool {
    get { super.showsTouchWhenHighlighted }
    set { super.showsTouchWhenHighlighted = newValue }
  }
  override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var buttonType: UIButton.ButtonType { super.buttonType }
  override var titleLabel: UILabel? { super.titleLabel }
  override var imageView: UIImageView? { super.imageView }
  override var currentTitle: String? { super.currentTitle }
  override var currentTitleColor: UIColor { super.currentTitleColor }
  override var currentImage: UIImage? { super.currentImage }
  override var currentBackgroundImage: UIImage? { super.currentBackgroundImage }
  override var currentAttributedTitle: NSAttributedString? { super.currentAttributedTitle }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var configuration: UIButton.Configuration? {
    get { super.configuration }
    set { super.configuration = newValue }
  }
  override var menu: UIMenu? {
    get { super.menu }
    set { super.menu = newValue }
  }
  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title, for: state)
  }
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleColor(color, for: state)
  }
  override func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleShadowColor(color, for: state)
  }
  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    super.setImage(image, for: state)
  }
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    super.setBackgroundImage(image, for: state)
  }
  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    super.setAttributedTitle(title, for: state)
  }
  override func title(for state: UIControl.State) -> String? { super.title(for: state) }
  override func titleColor(for state: UIControl.State) -> UIColor? { super.titleColor(for: state) }
  override func image(for state: UIControl.State) -> UIImage? { super.image(for: state) }
  override func backgroundImage(for state: UIControl.State) -> UIImage? {
    super.backgroundImage(for: state)
  }
  override func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    super.attributedTitle(for: state)
  }
  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    super.backgroundRect(forBounds: bounds)
  }
  override func contentRect(forBounds bounds: CGRect) -> CGRect {
    super.contentRect(forBounds: bounds)
  }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    super.titleRect(forContentRect: contentRect)
  }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    super.imageRect(forContentRect: contentRect)
  }
  override func updateConfiguration() { super.updateConfiguration() }
  override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
}
