/// A property of a class that publishes what it becomes, before it does.
@propertyWrapper
public struct Published<Value> {
  let box: Box

  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public init(initialValue: Value) { box = Box(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("not a property of a class") }
    set { fatalError("not a property of a class") }
  }

  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set {
      // `assign(to: &$property)` writes back what it has been given: nobody follows itself.
      guard newValue.box !== box else { return }
      box.assignments.append(newValue.sink { [weak box] in box?.change(to: $0) })
    }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.change(to: newValue) }
  }

  /// The value that a property has, and then each that it becomes.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let box: Box

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.audience.add(AnySubscriber(subscriber), first: box.value)
    }
  }

  /// The storage of the property.
  final class Box {
    private(set) var value: Value
    let audience = Audience<Value, Never>()
    var objectWillChange: ObservableObjectPublisher?
    /// Publishers that set the property.
    var assignments: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    /// Tells first, so that who is told still reads the old value.
    func change(to value: Value) {
      objectWillChange?.send()
      audience.send(value, isKept: true)
      self.value = value
    }
  }
}

/// The storage of any published property, as its object finds it.
protocol PublishedProperty {
  var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
  var objectWillChange: ObservableObjectPublisher? {
    get { box.objectWillChange }
    nonmutating set { box.objectWillChange = newValue }
  }
}
