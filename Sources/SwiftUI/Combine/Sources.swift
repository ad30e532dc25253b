/// A publisher of one value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    AnyPublisher<Output, Never>(values: [output]).receive(subscriber: subscriber)
  }
}

/// A publisher that ends at once, or never says anything.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { self.completeImmediately = completeImmediately }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { relay in
      if completeImmediately { relay.send(completion: .finished) }
      return AnyCancellable {}
    }.receive(subscriber: subscriber)
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { relay in
      relay.send(completion: .failure(error))
      return AnyCancellable {}
    }.receive(subscriber: subscriber)
  }
}

/// A publisher of one value that comes later, to whoever is there or comes afterwards.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let subject = PassthroughSubject<Output, Failure>()
  private var result: Result<Output, Failure>?

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      guard self.result == nil else { return }
      self.result = result
      switch result {
      case .success(let value):
        subject.send(value)
        subject.send(completion: .finished)
      case .failure(let error): subject.send(completion: .failure(error))
      }
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    switch result {
    case .success(let value):
      AnyPublisher<Output, Failure>(values: [value]).receive(subscriber: subscriber)
    case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
    case nil: subject.receive(subscriber: subscriber)
    }
  }
}

/// A publisher that is made when somebody comes.
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

extension AnyPublisher {
  /// A publisher of these values, which ends then.
  init(values: some Sequence<Output>) {
    self.init { relay in
      for value in values { relay.send(value) }
      relay.send(completion: .finished)
      return AnyCancellable {}
    }
  }
}

extension Sequence {
  public var publisher: AnyPublisher<Element, Never> { AnyPublisher(values: self) }
}

extension Optional {
  public var publisher: AnyPublisher<Wrapped, Never> { AnyPublisher(values: map { [$0] } ?? []) }
}

extension Result {
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): AnyPublisher(values: [value])
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}
