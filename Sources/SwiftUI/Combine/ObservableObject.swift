import HeadlessQuartzCore

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// One publisher for each object, which its published properties send through.
  public var objectWillChange: ObservableObjectPublisher {
    var properties: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      properties += current.children.compactMap { $0.value as? any PublishedProperty }
      mirror = current.superclassMirror
    }
    let known = properties.lazy.compactMap(\.objectWillChange).first
    let made = { properties.isEmpty ? ObservedObjects.publisher(of: self) : .init() }
    let publisher = known ?? made()
    for property in properties where property.objectWillChange == nil {
      property.objectWillChange = publisher
    }
    return publisher
  }
}

/// A signal that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let audience = Audience<Void, Never>()

  public init() {}

  public func send() { audience.send(()) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.add(AnySubscriber(subscriber), first: nil)
  }
}

/// The publishers of objects that have no published property to keep them in; each app has its own.
private final class ObservedObjects {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  /// Entries by the address of their object.
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Number of entries above which those of dead objects go.
  private var limit = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    AppSession.current.belonging { ObservedObjects() }.publisher(of: object)
  }

  private func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    // Another object may have had the address before.
    if let known = entries[key], known.object === object { return known.publisher }
    let publisher = ObservableObjectPublisher()
    entries[key] = Entry(object: object, publisher: publisher)
    if entries.count > limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(64, 2 * entries.count)
    }
    return publisher
  }
}
