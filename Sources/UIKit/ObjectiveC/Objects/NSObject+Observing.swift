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
    _ observer: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
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
