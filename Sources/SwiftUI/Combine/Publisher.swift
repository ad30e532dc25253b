/// Something that has values to tell, one after the other, until it ends.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// Somebody who is told the values of a publisher.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// Something that can be ended.
public protocol Cancellable {
  func cancel()
}

/// The tie between a publisher and a subscriber.
public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

/// Kinds of subscribers, and what they say.
public enum Subscribers {
  /// Number of values that a subscriber is ready for.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number; `nil` for as many as there are.
    public let max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(value, 0)) }

    public static func < (a: Demand, b: Demand) -> Bool { (a.max ?? .max) < (b.max ?? .max) }
    public static func + (a: Demand, b: Demand) -> Demand {
      guard let first = a.max, let second = b.max else { return .unlimited }
      return Demand(max: first + second)
    }
    public static func += (a: inout Demand, b: Demand) { a = a + b }
  }

  /// The end of a publisher.
  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// A subscriber that calls closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public let receiveValue: (Input) -> Void
    public let receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var hasEnded = false

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
    }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, !hasEnded else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    public func receive(_ value: Input) -> Demand {
      if !hasEnded { receiveValue(value) }
      return .none
    }
    public func receive(completion: Completion<Failure>) {
      guard !hasEnded else { return }
      hasEnded = true
      subscription = nil
      receiveCompletion(completion)
    }
    public func cancel() {
      hasEnded = true
      subscription?.cancel()
      subscription = nil
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

/// Something that ends when it is let go.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { end = cancel }
  public init<C: Cancellable>(_ canceller: C) { end = { canceller.cancel() } }
  deinit { end?() }

  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  public func assign(to published: inout Published<Output>.Publisher) {
    published.box.keep(sink { [weak box = published.box] in box?.set($0) })
  }
}
