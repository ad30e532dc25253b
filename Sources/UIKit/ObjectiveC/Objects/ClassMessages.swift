// Messages to classes, which Objective-C answers as objects do.

extension NSObject {
  /// The class by which an archive would call the object's.
  public class func classForCoder() -> AnyClass { self }

  /// Calls the method of this name on the class; `nil` if it returns no object, or is not known.
  @discardableResult public class func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>? {
    guard let answer = aSelector.flatMap({ classAnswer(to: $0.name) }) else { return nil }
    return unsafe Unmanaged.passUnretained(answer)
  }

  /// Calls the method of this name on the class with an argument, which no method that is known takes.
  @discardableResult public class func perform(
    _ aSelector: Selector?, with object: Any?
  ) -> Unmanaged<AnyObject>? {
    unsafe perform(aSelector)
  }
}
