extension Subscribers {
  /// A subscriber that asks for everything and passes it to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public var receiveValue: (Input) -> Void
    public var receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isDone = false

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) { (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue) }

    public func receive(subscription: any Subscription) {
      guard !isDone, self.subscription == nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      if !isDone { receiveValue(value) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      guard !isDone else { return }
      (isDone, subscription) = (true, nil)
      receiveCompletion(completion)
    }

    public func cancel() {
      let subscription = subscription
      (isDone, self.subscription) = (true, nil)
      subscription?.cancel()
    }
  }
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

  /// Sets a property; the object is kept alive until the publisher has ended.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    var object: Root? = object
    return sink(receiveCompletion: { _ in object = nil }) { object?[keyPath: keyPath] = $0 }
  }

  /// Sets a published property for as long as its storage lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.assignments.append(sink { [weak box] in box?.change(to: $0) })
  }
}
