import Foundation

/// Observers that receive notifications by a selector, for all centers.
///
/// Foundation on Linux tells closures alone. As with Apple's, observers are not kept alive, and those
/// that are gone need not be removed.
private enum SelectorObservers {
  /// One observer of one name or of all, posted by one object or by any.
  private struct Row {
    weak var observer: AnyObject?
    let center: NotificationCenter
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let token: any NSObjectProtocol
  }

  // Observers belong to the main thread, as the objects do that observe.
  nonisolated(unsafe) private static var rows: [ObjectIdentifier: [Row]] = [:]

  /// Has a method called for notifications, until the observer is removed or gone.
  static func add(
    _ observer: AnyObject, _ selector: Selector, to center: NotificationCenter,
    name: NSNotification.Name?, object: Any?
  ) {
    let call = Call(observer: observer, selector: selector)
    let token = center.addObserver(forName: name, object: object, queue: nil) { call.make($0) }
    // A new object may stand where one was that is gone.
    sweep(ObjectIdentifier(observer))
    unsafe rows[ObjectIdentifier(observer), default: []].append(
      Row(
        observer: observer, center: center, name: name, object: object as AnyObject?, token: token))
  }

  /// Ends what an observer observes: all of it, or what is of a name and an object.
  static func remove(
    _ observer: AnyObject, from center: NotificationCenter, name: NSNotification.Name?,
    object: Any?
  ) {
    let object = object as AnyObject?
    unsafe rows[ObjectIdentifier(observer)]?.removeAll { row in
      guard row.center === center, name == nil || row.name == name,
        object == nil || row.object === object
      else { return false }
      center.removeObserver(row.token as Any)
      return true
    }
    sweep(ObjectIdentifier(observer))
  }

  private static func sweep(_ key: ObjectIdentifier) {
    unsafe rows[key]?.removeAll { row in
      guard row.observer == nil else { return false }
      row.center.removeObserver(row.token as Any)
      return true
    }
    if unsafe rows[key]?.isEmpty == true { unsafe rows[key] = nil }
  }

  /// Call that is made when a notification comes.
  private struct Call: @unchecked Sendable {
    weak var observer: AnyObject?
    let selector: Selector

    func make(_ notification: Notification) {
      guard let observer else { return }
      do {
        try selector.call(on: observer, with: [notification])
      } catch {
        unsafe AdapterReports.receive("\(error)")
      }
    }
  }
}

extension NotificationCenter {
  /// Has a method of an object called for notifications of a name, or of all, that an object posts, or
  /// any.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    SelectorObservers.add(
      observer as AnyObject, aSelector, to: self, name: aName, object: anObject)
  }

  /// Ends all that an object observes, by selectors or as the token of a closure.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.remove(observer, from: self, name: nil, object: nil)
    removeObserver(observer as Any)
  }

  /// Ends what an object observes of a name and of an object.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    SelectorObservers.remove(observer, from: self, name: aName, object: anObject)
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
