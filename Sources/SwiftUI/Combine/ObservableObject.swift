import SegueTextSupport

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that all published properties of the object tell; one for as long as the object lives.
  public var objectWillChange: ObservableObjectPublisher {
    let boxes = PublishedBoxes(of: self).all
    if let known = boxes.lazy.compactMap(\.objectWillChange).first {
      for box in boxes where box.objectWillChange == nil { box.objectWillChange = known }
      return known
    }
    if boxes.isEmpty { return ObjectPublishers.publisher(of: self) }
    let new = ObservableObjectPublisher()
    for box in boxes { box.objectWillChange = new }
    return new
  }
}

/// The publishers of objects that have no published property to keep one.
private enum ObjectPublishers {
  /// A publisher, and the object that it belongs to, for as long as that lives.
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let entries = Locked<[ObjectIdentifier: Entry]>([:])

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    entries.withLock { entries in
      let id = ObjectIdentifier(object)
      if let known = entries[id], known.object === object { return known.publisher }
      entries = entries.filter { $0.value.object != nil }
      let new = ObservableObjectPublisher()
      entries[id] = Entry(object: object, publisher: new)
      return new
    }
  }
}

/// A publisher of changes that are about to be made.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()

  public init() {}
  public func send() { subject.send() }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}

/// A property that tells its new value before it has it.
@propertyWrapper
public struct Published<Value> {
  let box: PublishedBox<Value>

  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
  public init(initialValue: Value) { box = PublishedBox(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("a class asks by the static subscript") }
    set { fatalError("a class asks by the static subscript") }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set {
      let box = object[keyPath: storageKeyPath].box
      if box.objectWillChange == nil, let object = object as? any ObservableObject {
        box.objectWillChange = object.objectWillChange as? ObservableObjectPublisher
      }
      box.set(newValue)
    }
  }

  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // What assigns to a published property does so by what it is given here.
    nonmutating set {}
  }

  /// A publisher of the property's value, and of each new one before the property has it.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let box: PublishedBox<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.subject.receive(subscriber: subscriber)
    }
  }
}

/// A property that belongs to a publisher of changes.
protocol AnyPublishedBox: AnyObject {
  var objectWillChange: ObservableObjectPublisher? { get set }
}

/// The value of a published property, and everybody who is told of it.
final class PublishedBox<Value>: AnyPublishedBox {
  let subject: CurrentValueSubject<Value, Never>
  var objectWillChange: ObservableObjectPublisher?
  private(set) var value: Value
  private var sources: [AnyCancellable] = []

  init(_ value: Value) {
    self.value = value
    subject = CurrentValueSubject(value)
  }

  func set(_ value: Value) {
    objectWillChange?.send()
    subject.send(value)
    self.value = value
  }

  /// Keeps a source for as long as the property is there.
  func keep(_ source: AnyCancellable) { sources.append(source) }
}

/// A wrapper that has a published box.
private protocol PublishedProperty {
  var anyBox: any AnyPublishedBox { get }
}

extension Published: PublishedProperty {
  fileprivate var anyBox: any AnyPublishedBox { box }
}

/// The published properties of an object, those of its superclasses first.
private struct PublishedBoxes {
  private(set) var all: [any AnyPublishedBox] = []

  init(of object: AnyObject) {
    var mirrors: [Mirror] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      mirrors.append(current)
      mirror = current.superclassMirror
    }
    for child in mirrors.reversed().flatMap(\.children) {
      if let property = child.value as? any PublishedProperty { all.append(property.anyBox) }
    }
  }
}
