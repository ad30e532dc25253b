/// Something that assistive technologies can have an element do.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  open weak var target: AnyObject?
  open var selector: Selector?

  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
    (self.name, self.actionHandler) = (name, actionHandler)
    super.init()
  }
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.selector) = (name, selector)
    self.target = target as AnyObject?
    super.init()
  }
}
