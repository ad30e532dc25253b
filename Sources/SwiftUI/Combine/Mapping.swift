// Operators that make other values of each value.

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    staged { { $0.send(transform($1)) } }
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    trying { { $0.send(try transform($1)) } }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    staged { { stage, value in transform(value).map(stage.send) ?? .max(1) } }
  }

  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    staged {
      var result = initialResult
      return { stage, value in
        result = nextPartialResult(result, value)
        return stage.send(result)
      }
    }
  }

  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { downstream in
      let outlet = Outlet(downstream)
      var result = initialResult
      outlet.connect(self) {
        result = nextPartialResult(result, $0)
      } end: { completion in
        if case .finished = completion { outlet.send(result) }
        outlet.finish(completion)
      }
    }
  }

  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: { subscription in
            receiveSubscription?(subscription)
            downstream.receive(
              subscription: WatchedSubscription(
                subscription: subscription, cancelled: receiveCancel, requested: receiveRequest))
          },
          receiveValue: { value in
            receiveOutput?(value)
            let demand = downstream.receive(value)
            if demand > 0 { receiveRequest?(demand) }
            return demand
          },
          receiveCompletion: { completion in
            receiveCompletion?(completion)
            downstream.receive(completion: completion)
          }))
    }
  }

  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let head = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents(
      receiveSubscription: { Swift.print("\(head)receive subscription: (\($0))") },
      receiveOutput: { Swift.print("\(head)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(head)receive \($0)") },
      receiveCancel: { Swift.print("\(head)receive cancel") },
      receiveRequest: { Swift.print("\(head)request \($0)") })
  }
}

/// A subscription of which somebody wants to know what is asked of it.
private struct WatchedSubscription: Subscription {
  let subscription: any Subscription
  let cancelled: (() -> Void)?
  let requested: ((Subscribers.Demand) -> Void)?

  func request(_ demand: Subscribers.Demand) {
    requested?(demand)
    subscription.request(demand)
  }

  func cancel() {
    cancelled?()
    subscription.cancel()
  }
}
