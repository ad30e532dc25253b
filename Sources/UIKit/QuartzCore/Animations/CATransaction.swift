public import HeadlessCoreGraphics
public import ObjectiveC

/// Transaction whose settings hold for all changes that are made together.
open class CATransaction: NSObject {
  open class func begin() { stack.begin() }
  open class func commit() { stack.commit() }
  open class func flush() { AppSession.current.commit() }
  open class func lock() {}
  open class func unlock() {}

  open class func animationDuration() -> CFTimeInterval { stack.duration ?? 0.25 }
  open class func setAnimationDuration(_ duration: CFTimeInterval) { stack.duration = duration }

  open class func animationTimingFunction() -> CAMediaTimingFunction? { stack.timingFunction }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.timingFunction = function
  }

  @discardableResult
  open class func disableActions() -> Bool { stack.disablesActions }
  open class func setDisableActions(_ flag: Bool) { stack.disablesActions = flag }

  open class func completionBlock() -> (() -> Void)? { stack.completion }
  open class func setCompletionBlock(_ block: (() -> Void)?) { stack.completion = block }

  open class func value(forKey key: String) -> Any? { stack.value(forKey: key) }
  open class func setValue(_ value: Any?, forKey key: String) { stack.setValue(value, forKey: key) }

  private class var stack: TransactionStack { AppSession.current.transactions }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
