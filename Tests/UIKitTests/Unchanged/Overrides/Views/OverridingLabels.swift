import UIKit

/// Overrides what subclasses of UILabel override.
class OverridingLabel: UILabel {
  override var text: String? {
    get { super.text }
    set { super.text = newValue }
  }
  override var attributedText: NSAttributedString? {
    get { super.attributedText }
    set { super.attributedText = newValue }
  }
  override var font: UIFont! {
    get { super.font }
    set { super.font = newValue }
  }
  override var textColor: UIColor! {
    get { super.textColor }
    set { super.textColor = newValue }
  }
  override var textAlignment: NSTextAlignment {
    get { super.textAlignment }
    set { super.textAlignment = newValue }
  }
  override var numberOfLines: Int {
    get { super.numberOfLines }
    set { super.numberOfLines = newValue }
  }
  override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  override var preferredMaxLayoutWidth: CGFloat {
    get { super.preferredMaxLayoutWidth }
    set { super.preferredMaxLayoutWidth = newValue }
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var highlightedTextColor: UIColor? {
    get { super.highlightedTextColor }
    set { super.highlightedTextColor = newValue }
  }
  override var adjustsFontSizeToFitWidth: Bool {
    get { super.adjustsFontSizeToFitWidth }
    set { super.adjustsFontSizeToFitWidth = newValue }
  }
  override var minimumScaleFactor: CGFloat {
    get { super.minimumScaleFactor }
    set { super.minimumScaleFactor = newValue }
  }
  override var shadowColor: UIColor? {
    get { super.shadowColor }
    set { super.shadowColor = newValue }
  }
  override var shadowOffset: CGSize {
    get { super.shadowOffset }
    set { super.shadowOffset = newValue }
  }
  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect { super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines) }
  override func drawText(in rect: CGRect) { super.drawText(in: rect) }
}
