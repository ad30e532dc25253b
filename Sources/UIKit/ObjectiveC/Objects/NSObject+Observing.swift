import Foundation
import SegueTextSupport

/// Protocol of observable objects; the type behind `Self` in ``observe(_:options:changeHandler:)``.
public protocol _KeyValueCodingAndObserving: NSObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls the handler when a property changes, until the observation ends or dies.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observer = PropertyObserver(
      path: keyPath, options: options, read: { [weak self] in self?[keyPath: keyPath] },
      tell: { [weak self] old, new, isPrior in
        guard let self else { return }
        let change = NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil, isPrior: isPrior)
        changeHandler(self, change)
      })
    observers.append(observer)
    ObservedObjects.add(self)
    return NSKeyValueObservation(of: self, by: observer)
  }

  /// Says that a property is about to change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    noteComingChange(of: keyPath)
  }

  /// Says that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    noteChange(of: keyPath)
  }
}

extension NSObject {
  /// Tells the observers of a property, by key path or by name, that it is about to change.
  package final func noteComingChange(of keyPath: AnyKeyPath? = nil, named name: String? = nil) {
    for observer in observers where observer.isOf(keyPath, name) {
      observer.last = observer.read()
      if observer.options.contains(.prior) { observer.tell(observer.last, nil, true) }
    }
  }

  /// Tells the observers of a property, by key path or by name, that it has changed.
  ///
  /// A property of UIKit for Linux says both, if it has a name that key-value coding knows.
  package final func noteChange(of keyPath: AnyKeyPath? = nil, named name: String? = nil) {
    if observers.isEmpty { return }
    for observer in observers where observer.concerns(keyPath, name) {
      let (old, new) = (observer.last, observer.read())
      observer.last = new
      observer.tell(old, new, false)
    }
  }

  /// Has an object told of changes by its `observeValue(forKeyPath:of:change:context:)`.
  final func watch(
    for observer: NSObject, keyPath: String, options: NSKeyValueObservingOptions,
    context: UnsafeMutableRawPointer?
  ) {
    ObservedObjects.add(self)
    observers.append(
      PropertyObserver(
        name: keyPath, target: observer, options: options,
        read: { [weak self] in self?.value(forKeyPath: keyPath) },
        tell: { [weak self, weak observer] old, new, isPrior in
          var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
          if options.contains(.old) { change[.oldKey] = old }
          if options.contains(.new) { change[.newKey] = new }
          if isPrior { change[.notificationIsPriorKey] = true }
          unsafe observer?.observeValue(
            forKeyPath: keyPath, of: self, change: change, context: context)
        }))
  }
}

/// An observer that is told as long as this is kept.
public final class NSKeyValueObservation: NSObject {
  private weak var object: NSObject?
  private let observer: PropertyObserver

  init(of object: NSObject, by observer: PropertyObserver) {
    (self.object, self.observer) = (object, observer)
  }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    object?.observers.removeAll { $0 === observer }
  }
}

/// The objects whose properties somebody observes while an app runs.
///
/// A property of Swift says nothing when it changes. So the values are looked at: where a layer has changed,
/// at once, and else as soon as the code that ran has come to its end.
package enum ObservedObjects {
  /// Objects that an app observes, on the one thread that runs it.
  private struct Watch: @unchecked Sendable {
    var thread: pthread_t?
    var objects: [WeakObject] = []
  }

  private struct WeakObject: @unchecked Sendable {
    weak var object: NSObject?
  }

  private static let watch = Locked(Watch())
  /// Maximum number of rounds in which observers may change what others observe.
  private static let mostRounds = 100

  /// Looks at what is observed from here on, as long as `work` runs on this thread.
  package static func watching<Result>(_ work: () -> Result) -> Result {
    let before = exchange(Watch(thread: pthread_self()))
    defer { _ = exchange(before) }
    return work()
  }

  private static func exchange(_ new: Watch) -> Watch {
    watch.withLock { watch in
      let old = watch
      watch = new
      return old
    }
  }

  static func add(_ object: NSObject) {
    let entry = WeakObject(object: object)
    watch.withLock { watch in
      if watch.thread == pthread_self() { watch.objects.append(entry) }
    }
  }

  /// Tells everyone who observes a property that has changed.
  package static func tellChanges() {
    for _ in 0..<mostRounds {
      let objects = watch.withLock { $0 }.objects.compactMap(\.object)
      // Each is asked, whatever the others have said.
      let news = objects.map { $0.tellChanges() }
      if !news.contains(true) { return }
    }
  }
}

extension NSObject {
  /// Tells observers of the object whose property has another value than before, and says whether there
  /// were any.
  @discardableResult
  package final func tellChanges() -> Bool {
    if observers.isEmpty { return false }
    var hasTold = false
    for observer in observers where observer.hasNews {
      hasTold = true
      let (old, new) = (observer.last, observer.read())
      observer.last = new
      observer.tell(old, new, false)
    }
    return hasTold
  }
}

/// Somebody who is told when a property of one object changes.
final class PropertyObserver {
  /// The property; `nil` for an observer by name.
  let path: AnyKeyPath?
  /// The name of the property; `nil` for an observer by key path.
  let name: String?
  /// Object that observes by name.
  weak var target: AnyObject?
  /// The value of the property now.
  let read: () -> Any?
  /// Tells of a change: the value before, the value after, and whether it is still to come.
  let tell: (Any?, Any?, Bool) -> Void
  let options: NSKeyValueObservingOptions
  /// The value when it was last looked at.
  var last: Any?

  init(
    path: AnyKeyPath? = nil, name: String? = nil, target: AnyObject? = nil,
    options: NSKeyValueObservingOptions, read: @escaping () -> Any?,
    tell: @escaping (Any?, Any?, Bool) -> Void
  ) {
    (self.path, self.name, self.target, self.options) = (path, name, target, options)
    (self.read, self.tell) = (read, tell)
    last = read()
    if options.contains(.initial) { tell(nil, last, false) }
  }

  /// True if the property's value has changed since it was last read.
  var hasNews: Bool { !areEqual(last, read()) }

  /// Returns true if a property, of which a key path, a name or both are known, is the observed one.
  func isOf(_ changed: AnyKeyPath?, _ changedName: String?) -> Bool {
    name.map { $0 == changedName } ?? (path == changed)
  }

  /// Returns true if a property that has been changed is the observed one.
  ///
  /// A key path that begins at a subclass is another one than the same path from the class that
  /// declares the property: between those the value decides.
  func concerns(_ changed: AnyKeyPath?, _ changedName: String?) -> Bool {
    if isOf(changed, changedName) { return true }
    guard let path, let changed else { return false }
    let isRelated =
      type(of: path).valueType == type(of: changed).valueType
      && type(of: path).rootType != type(of: changed).rootType
    return isRelated && !areEqual(last, read())
  }
}

/// Returns true if two values of one type are equal; what cannot be compared is not.
private func areEqual(_ a: Any?, _ b: Any?) -> Bool {
  func isEqual<Value: Equatable>(_ a: Value) -> Bool { a == b as? Value }
  guard let a else { return b == nil }
  if let a = a as? any Equatable { return isEqual(a) }
  // What cannot be compared is another one where it is another object; values of such types are silent.
  guard type(of: a) is AnyClass else { return true }
  return b.map { a as AnyObject === $0 as AnyObject } ?? false
}
