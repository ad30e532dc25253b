@_exported public import Foundation

/// The root of the classes here: Foundation's, with what Objective-C gives every object.
///
/// Foundation on Linux has an `NSObject` without selectors, key paths and observers, and members that
/// an extension would add could not be overridden.
open class NSObject: Foundation.NSObject {
  /// Values associated with the object, which die with it.
  final var associatedValues: AssociatedValues?
  /// Observers that are notified of changes.
  final var observers: [PropertyObserver] = []
  /// Object that a selector returned last, which the caller may not keep alive by itself.
  final var lastPerformed: AnyObject?

  /// An object.
  public override init() { super.init() }

  /// The name of the class.
  open class func description() -> String { String(reflecting: self) }

  // MARK: Selectors

  /// Returns true if the object has a method of this name.
  open func responds(to aSelector: Selector?) -> Bool { aSelector?.isKnown(to: self) ?? false }

  /// Returns true if the class itself has a method of this name.
  open class func responds(to aSelector: Selector?) -> Bool {
    aSelector.flatMap { classAnswer(to: $0.name) } != nil
  }

  /// Returns what the class answers to a message without arguments; `nil` for one that it does not know.
  open class func classAnswer(to name: String) -> AnyObject? { nil }

  /// Returns the target of messages that this object does not know, which nobody can send here.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  // MARK: Key-value observing

  /// Says that the property of this name is about to change.
  open func willChangeValue(forKey key: String) { noteComingChange(named: key) }

  /// Says that the property of this name has changed.
  open func didChangeValue(forKey key: String) { noteChange(named: key) }

  /// Has an object told of changes by its `observeValue(forKeyPath:of:change:context:)`.
  open func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer? = nil
  ) {
    unsafe watch(for: observer, keyPath: keyPath, options: options, context: context)
  }

  /// No longer tells an object of changes.
  open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    observers.removeAll { $0.name == keyPath && $0.target === observer }
  }

  /// No longer tells an object of changes.
  open func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(observer, forKeyPath: keyPath)
  }

  // MARK: Key-value coding

  /// The value of the property with this name; `nil` if it is not known.
  open func value(forKey key: String) -> Any? {
    if let access = KeyTable.access(to: key, of: type(of: self)) { return access.get(self) }
    if let stored = storedValue(key) { return stored.value }
    return value(forUndefinedKey: key)
  }

  /// Changes the property with this name, if it is known.
  open func setValue(_ value: Any?, forKey key: String) {
    if let access = KeyTable.access(to: key, of: type(of: self)), access.set(self, value) { return }
    setValue(value, forUndefinedKey: key)
  }

  /// The value at the end of a way of names with dots between.
  open func value(forKeyPath keyPath: String) -> Any? {
    let (key, rest) = keyPath.firstKey
    guard let rest else { return value(forKey: key) }
    switch value(forKey: key) {
    case let object as NSObject: return object.value(forKeyPath: rest)
    case let value?: return ValuePart.value(at: rest, of: value)
    case nil: return nil
    }
  }

  /// Changes the value at the end of a way of names with dots between.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let (key, rest) = keyPath.firstKey
    guard let rest else { return setValue(value, forKey: key) }
    switch self.value(forKey: key) {
    case let object as NSObject: object.setValue(value, forKeyPath: rest)
    case let whole?:
      guard let changed = ValuePart.setting(value, at: rest, of: whole) else { fallthrough }
      setValue(changed, forKey: key)
    case nil: setValue(value, forUndefinedKey: keyPath)
    }
  }

  /// Returns the value for a name that no property has; Apple's raises an exception.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyTable.reportUnknown(key, of: self)
    return nil
  }

  /// Handles a value for a name that no property has; Apple's raises an exception.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyTable.reportUnknown(key, of: self)
  }

  // MARK: Nibs

  /// Told that a nib has been read, which never happens here.
  @MainActor @preconcurrency open func awakeFromNib() {}
  /// Told that Interface Builder shows the object, which never happens here.
  @MainActor @preconcurrency open func prepareForInterfaceBuilder() {}

  // MARK: Accessibility

  /// Description for assistive technologies, made when something is set.
  private var said: SpokenDescription?
  private var spoken: SpokenDescription { said ?? SpokenDescription() }
  private func speak() -> SpokenDescription {
    let description = spoken
    said = description
    return description
  }

  @MainActor @preconcurrency open var isAccessibilityElement: Bool {
    get { spoken.isElement }
    set { speak().isElement = newValue }
  }
  @MainActor @preconcurrency open var accessibilityLabel: String? {
    get { spoken.label }
    set { speak().label = newValue }
  }
  @MainActor @preconcurrency open var accessibilityHint: String? {
    get { spoken.hint }
    set { speak().hint = newValue }
  }
  @MainActor @preconcurrency open var accessibilityValue: String? {
    get { spoken.value }
    set { speak().value = newValue }
  }
  @MainActor @preconcurrency open var accessibilityTraits: UIAccessibilityTraits {
    get { spoken.traits }
    set { speak().traits = newValue }
  }
  @MainActor @preconcurrency open var accessibilityElements: [Any]? {
    get { spoken.elements }
    set { speak().elements = newValue }
  }
  @MainActor @preconcurrency open var accessibilityElementsHidden: Bool {
    get { spoken.hidesElements }
    set { speak().hidesElements = newValue }
  }
  @MainActor @preconcurrency open var accessibilityViewIsModal: Bool {
    get { spoken.isModal }
    set { speak().isModal = newValue }
  }
  @MainActor @preconcurrency open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { spoken.customActions as? [UIAccessibilityCustomAction] }
    set { speak().customActions = newValue }
  }
  @MainActor @preconcurrency open var shouldGroupAccessibilityChildren: Bool {
    get { spoken.isGroup }
    set { speak().isGroup = newValue }
  }
  @MainActor @preconcurrency open var accessibilityFrame: CGRect {
    get { spoken.frame }
    set { speak().frame = newValue }
  }
  @MainActor @preconcurrency open func accessibilityElementCount() -> Int {
    accessibilityElements?.count ?? 0
  }
  @MainActor @preconcurrency open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else {
      return nil
    }
    return elements[index]
  }
  @MainActor @preconcurrency open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  @MainActor @preconcurrency open func accessibilityActivate() -> Bool { false }
  @MainActor @preconcurrency open func accessibilityIncrement() {}
  @MainActor @preconcurrency open func accessibilityDecrement() {}
  @MainActor @preconcurrency open func accessibilityPerformEscape() -> Bool { false }
  @MainActor @preconcurrency open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Key-value observing

  /// Told of a change by `addObserver(_:forKeyPath:options:context:)`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

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
      unsafe AdapterReports.receive("\(error)")
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

extension NSObject {
  /// A stored property of this name, found by reflection; `nil` if there is none.
  ///
  /// The value may be `nil` as well.
  func storedValue(_ key: String) -> (value: Any?, Void)? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror, level.subjectType != NSObject.self {
      if let child = level.children.first(where: { $0.label == key || $0.label == "_\(key)" }) {
        return (presence(of: child.value), ())
      }
      mirror = level.superclassMirror
    }
    return nil
  }
}

/// The parts of points, sizes and boxes that have names in key paths: `position.x`, `bounds.size.width`.
private enum ValuePart {
  /// The value at the end of a way into a value; `nil` if there is no such part.
  package static func value(at keyPath: String, of whole: Any) -> Any? {
    let (key, rest) = keyPath.firstKey
    guard let part = part(key, of: whole) else { return nil }
    return rest.map { value(at: $0, of: part) } ?? part
  }

  /// The value with the part at the end of a way replaced; `nil` if there is no such part.
  package static func setting(_ value: Any?, at keyPath: String, of whole: Any) -> Any? {
    let (key, rest) = keyPath.firstKey
    guard let rest else { return replacing(key, of: whole, by: value) }
    guard let part = part(key, of: whole), let changed = setting(value, at: rest, of: part) else {
      return nil
    }
    return replacing(key, of: whole, by: changed)
  }

  private static func part(_ key: String, of whole: Any) -> Any? {
    switch (whole, key) {
    case (let point as CGPoint, "x"): point.x
    case (let point as CGPoint, "y"): point.y
    case (let size as CGSize, "width"): size.width
    case (let size as CGSize, "height"): size.height
    case (let rect as CGRect, "origin"): rect.origin
    case (let rect as CGRect, "size"): rect.size
    default: nil
    }
  }

  private static func replacing(_ key: String, of whole: Any, by value: Any?) -> Any? {
    func changed<Whole, Part>(
      _ whole: Whole, _ part: WritableKeyPath<Whole, Part>
    ) -> Any? {
      guard let value = KeyedValue.convert(value, to: Part.self) else { return nil }
      var result = whole
      result[keyPath: part] = value
      return result
    }
    return switch (whole, key) {
    case (let point as CGPoint, "x"): changed(point, \.x)
    case (let point as CGPoint, "y"): changed(point, \.y)
    case (let size as CGSize, "width"): changed(size, \.width)
    case (let size as CGSize, "height"): changed(size, \.height)
    case (let rect as CGRect, "origin"): changed(rect, \.origin)
    case (let rect as CGRect, "size"): changed(rect, \.size)
    default: nil
    }
  }
}
