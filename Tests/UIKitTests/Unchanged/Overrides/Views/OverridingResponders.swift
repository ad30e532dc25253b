import UIKit

/// Overrides what views do as responders and elements.
class OverridingResponder: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesEnded(presses, with: event)
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionBegan(motion, with: event)
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }
  override func remoteControlReceived(with event: UIEvent?) {
    super.remoteControlReceived(with: event)
  }
  @discardableResult
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  @discardableResult
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  @discardableResult
  override func endEditing(_ force: Bool) -> Bool { super.endEditing(force) }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    super.target(forAction: action, withSender: sender)
  }
  override func reloadInputViews() { super.reloadInputViews() }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    super.snapshotView(afterScreenUpdates: afterUpdates)
  }
  override func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    super.resizableSnapshotView(
      from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
  }
  @discardableResult
  override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }
  override func accessibilityActivate() -> Bool { super.accessibilityActivate() }
  override func accessibilityIncrement() { super.accessibilityIncrement() }
  override func accessibilityDecrement() { super.accessibilityDecrement() }
  override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override func awakeFromNib() { super.awakeFromNib() }
  override func addInteraction(_ interaction: UIInteraction) { super.addInteraction(interaction) }
  override func removeInteraction(_ interaction: UIInteraction) {
    super.removeInteraction(interaction)
  }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override func value(forKey key: String) -> Any? { super.value(forKey: key) }
  override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
  override func value(forUndefinedKey key: String) -> Any? { super.value(forUndefinedKey: key) }
  override func setValue(_ value: Any?, forUndefinedKey key: String) {
    super.setValue(value, forUndefinedKey: key)
  }
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
  override func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions,
    context: UnsafeMutableRawPointer?
  ) { super.addObserver(observer, forKeyPath: keyPath, options: options, context: context) }
  override func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    super.removeObserver(observer, forKeyPath: keyPath)
  }
  override func willChangeValue(forKey key: String) { super.willChangeValue(forKey: key) }
  override func didChangeValue(forKey key: String) { super.didChangeValue(forKey: key) }
  override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
}
