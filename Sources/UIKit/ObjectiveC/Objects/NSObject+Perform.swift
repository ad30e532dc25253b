extension NSObject {
  /// Calls the method of this name; `nil` if it returns no object, or cannot be called.
  @discardableResult public func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>? {
    unsafe performed(aSelector, [])
  }

  /// Calls the method of this name with an argument.
  @discardableResult public func perform(
    _ aSelector: Selector?, with object: Any?
  ) -> Unmanaged<AnyObject>? {
    unsafe performed(aSelector, [object])
  }

  /// Calls the method of this name with two arguments.
  @discardableResult public func perform(
    _ aSelector: Selector?, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>? {
    unsafe performed(aSelector, [object1, object2])
  }

  private func performed(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    do {
      lastPerformed = try selector.call(on: self, with: arguments).map { $0 as AnyObject }
    } catch {
      lastPerformed = nil
      unsafe DoorReports.receive("\(error)")
    }
    return unsafe lastPerformed.map { unsafe Unmanaged.passUnretained($0) }
  }
}

extension NSObjectProtocol {
  /// Returns true if the object has a method of this name.
  public func responds(to aSelector: Selector?) -> Bool {
    if let object = self as? NSObject { return object.responds(to: aSelector) }
    return aSelector?.isKnown(to: self) ?? false
  }
}
