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

extension TransactionStack {
  /// Animations that were added together, and what happens when the last of them has ended.
  final class Batch {
    private var running = 0
    private var isClosed = false
    var completion: (() -> Void)?

    func began() { running += 1 }

    func ended() {
      running -= 1
      finishIfDone()
    }

    /// No more animations come.
    func close() {
      isClosed = true
      finishIfDone()
    }

    private func finishIfDone() {
      guard isClosed, running == 0, let completion else { return }
      self.completion = nil
      let clock = AppSession.current.clock
      clock.schedule(at: clock.now, completion)
    }
  }
}

/// The transactions that are open, the innermost last, around them the implicit one.
final class TransactionStack {
  private struct Level {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var values: [String: Any] = [:]
    var batch = Batch()
  }

  private var levels = [Level()]

  func begin() { levels.append(Level()) }

  /// Ends the innermost transaction; the implicit one ends by itself.
  func commit() {
    guard levels.count > 1, let level = levels.popLast() else { return }
    level.batch.close()
  }

  /// Ends the implicit transaction: changes outside of transactions belong together until the app waits for
  /// something.
  func endImplicit() {
    guard levels.count == 1 else { return }
    let level = levels[0]
    levels = [Level()]
    level.batch.close()
  }

  var duration: CFTimeInterval? {
    get { levels.last { $0.duration != nil }?.duration }
    set { levels[levels.count - 1].duration = newValue }
  }

  var timingFunction: CAMediaTimingFunction? {
    get { levels.last { $0.timingFunction != nil }?.timingFunction }
    set { levels[levels.count - 1].timingFunction = newValue }
  }

  var disablesActions: Bool {
    get { levels.last { $0.disablesActions != nil }?.disablesActions ?? false }
    set { levels[levels.count - 1].disablesActions = newValue }
  }

  var completion: (() -> Void)? {
    get { levels[levels.count - 1].batch.completion }
    set { levels[levels.count - 1].batch.completion = newValue }
  }

  /// The batches that an animation belongs to: a transaction ends after those inside it.
  var batches: [Batch] { levels.map(\.batch) }

  func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: duration
    case kCATransactionDisableActions: disablesActions
    case kCATransactionAnimationTimingFunction: timingFunction
    case kCATransactionCompletionBlock: completion
    default: levels.last { $0.values[key] != nil }?.values[key]
    }
  }

  func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: duration = value.flatMap(number)
    case kCATransactionDisableActions: disablesActions = value as? Bool ?? false
    case kCATransactionAnimationTimingFunction: timingFunction = value as? CAMediaTimingFunction
    case kCATransactionCompletionBlock: completion = value as? () -> Void
    default: levels[levels.count - 1].values[key] = value
    }
  }
}
