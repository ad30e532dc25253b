import UIKit

/// Overrides what subclasses of UITextField override.
class OverridingField: UITextField {
  override var text: String? {
    get { super.text }
    set { super.text = newValue }
  }
  override var attributedText: NSAttributedString? {
    get { super.attributedText }
    set { super.attributedText = newValue }
  }
  override var placeholder: String? {
    get { super.placeholder }
    set { super.placeholder = newValue }
  }
  override var attributedPlaceholder: NSAttributedString? {
    get { super.attributedPlaceholder }
    set { super.attributedPlaceholder = newValue }
  }
  override var font: UIFont? {
    get { super.font }
    set { super.font = newValue }
  }
  override var textColor: UIColor? {
    get { super.textColor }
    set { super.textColor = newValue }
  }
  override var delegate: UITextFieldDelegate? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var isSecureTextEntry: Bool {
    get { super.isSecureTextEntry }
    set { super.isSecureTextEntry = newValue }
  }
  override var leftView: UIView? {
    get { super.leftView }
    set { super.leftView = newValue }
  }
  override var rightView: UIView? {
    get { super.rightView }
    set { super.rightView = newValue }
  }
  override var isEditing: Bool { super.isEditing }
  override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds)
  }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    super.placeholderRect(forBounds: bounds)
  }
  override func borderRect(forBounds bounds: CGRect) -> CGRect {
    super.borderRect(forBounds: bounds)
  }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds)
  }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds)
  }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds)
  }
  override func deleteBackward() { super.deleteBackward() }
  override func insertText(_ text: String) { super.insertText(text) }
}
