import UIKit

/// Overrides what subclasses of CABasicAnimation override.
class OverridingAnimation: CABasicAnimation {
  override class func defaultValue(forKey key: String) -> Any? { super.defaultValue(forKey: key) }
  override var keyPath: String? {
    get { super.keyPath }
    set { super.keyPath = newValue }
  }
  override var isAdditive: Bool {
    get { super.isAdditive }
    set { super.isAdditive = newValue }
  }
  override var isCumulative: Bool {
    get { super.isCumulative }
    set { super.isCumulative = newValue }
  }
  override var fromValue: Any? {
    get { super.fromValue }
    set { super.fromValue = newValue }
  }
  override var toValue: Any? {
    get { super.toValue }
    set { super.toValue = newValue }
  }
  override var byValue: Any? {
    get { super.byValue }
    set { super.byValue = newValue }
  }
  override var duration: CFTimeInterval {
    get { super.duration }
    set { super.duration = newValue }
  }
  override var timingFunction: CAMediaTimingFunction? {
    get { super.timingFunction }
    set { super.timingFunction = newValue }
  }
  override var isRemovedOnCompletion: Bool {
    get { super.isRemovedOnCompletion }
    set { super.isRemovedOnCompletion = newValue }
  }
  override var delegate: CAAnimationDelegate? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var beginTime: CFTimeInterval {
    get { super.beginTime }
    set { super.beginTime = newValue }
  }
  override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
  { super.run(forKey: event, object: anObject, arguments: dict) }
}
