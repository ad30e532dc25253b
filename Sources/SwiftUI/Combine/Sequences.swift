extension Publishers {
  /// The elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = SequenceSubscription<Output, Failure>(
        sequence.makeIterator(), AnySubscriber(subscriber))
      subscriber.receive(subscription: subscription)
      subscription.endIfEmpty()
    }
  }
}

/// Hands out elements as they are asked for.
private final class SequenceSubscription<Output, Failure: Error>: Subscription {
  private var downstream: AnySubscriber<Output, Failure>?
  private var iterator: any IteratorProtocol<Output>
  private var next: Output?
  private var demand = Subscribers.Demand.none
  private var isRunning = false

  init(_ iterator: any IteratorProtocol<Output>, _ downstream: AnySubscriber<Output, Failure>) {
    (self.iterator, self.downstream) = (iterator, downstream)
    next = self.iterator.next()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard !isRunning else { return }
    isRunning = true
    while self.demand > 0, let downstream, let value = next {
      next = iterator.next()
      self.demand -= 1
      self.demand += downstream.receive(value)
    }
    isRunning = false
    endIfEmpty()
  }

  /// The end is told behind the last element, without anybody asking.
  func endIfEmpty() {
    guard next == nil, let downstream else { return }
    self.downstream = nil
    downstream.receive(completion: .finished)
  }

  func cancel() { downstream = nil }
}

extension Swift.Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  public var publisher: AnyPublisher<Wrapped, Never> {
    map { Just($0).eraseToAnyPublisher() } ?? Empty().eraseToAnyPublisher()
  }
}

/// One value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Publishers.Sequence(sequence: CollectionOfOne(output)).receive(subscriber: subscriber)
  }
}

/// No value, and an end at once or never.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type)
  { self.completeImmediately = completeImmediately }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet<Output, Failure>(AnySubscriber(subscriber))
    if completeImmediately { outlet.finish(.finished) }
  }
}

/// An error.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    Outlet<Output, Failure>(AnySubscriber(subscriber)).finish(.failure(error))
  }
}

/// A publisher that is made for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// One value that comes later, of work that begins at once and once.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private var waiting: [Outlet<Output, Failure>] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    let outlets = waiting
    waiting = []
    for outlet in outlets { Future.tell(result, to: outlet) }
  }

  private static func tell(
    _ result: Result<Output, Failure>, to outlet: Outlet<Output, Failure>
  ) {
    switch result {
    case .success(let value):
      outlet.send(value)
      outlet.finish(.finished)
    case .failure(let error): outlet.finish(.failure(error))
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet<Output, Failure>(AnySubscriber(subscriber))
    if let result { Future.tell(result, to: outlet) } else { waiting.append(outlet) }
  }
}
