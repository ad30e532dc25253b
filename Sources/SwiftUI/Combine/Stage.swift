/// One operator between a publisher and a subscriber: demand goes up through it, values come down.
final class Stage<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription {
  private var downstream: AnySubscriber<Output, Failure>?
  private var upstream: (any Subscription)?
  private let take: (Stage, Input) -> Subscribers.Demand
  private let end: (Stage, Subscribers.Completion<InputFailure>) -> Void

  /// - Parameters:
  ///   - take: what becomes of a value; returns what is wanted beside, one for a value that is left out.
  ///   - end: what becomes of the end.
  init(
    _ downstream: AnySubscriber<Output, Failure>,
    take: @escaping (Stage, Input) -> Subscribers.Demand,
    end: @escaping (Stage, Subscribers.Completion<InputFailure>) -> Void
  ) { (self.downstream, self.take, self.end) = (downstream, take, end) }

  func send(_ value: Output) -> Subscribers.Demand { downstream?.receive(value) ?? .none }

  /// Ends downstream; what still comes from above is not wanted.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let (downstream, upstream) = (downstream, upstream)
    (self.downstream, self.upstream) = (nil, nil)
    upstream?.cancel()
    downstream?.receive(completion: completion)
  }

  func receive(subscription: any Subscription) {
    guard let downstream, upstream == nil else { return subscription.cancel() }
    upstream = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    downstream == nil ? .none : take(self, input)
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard downstream != nil else { return }
    upstream = nil
    end(self, completion)
  }

  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() {
    let upstream = upstream
    (self.upstream, downstream) = (nil, nil)
    upstream?.cancel()
  }
}

extension Publisher {
  /// A publisher with an operator that leaves the end as it is.
  ///
  /// - Parameter make: makes the operator anew for each subscriber, with a state of its own.
  func staged<Result>(
    _ make: @escaping () -> (Stage<Output, Failure, Result, Failure>, Output) -> Subscribers.Demand
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { downstream in
      receive(subscriber: Stage(downstream, take: make(), end: { $0.finish($1) }))
    }
  }

  /// A publisher with an operator whose closure may throw.
  func trying<Result>(
    _ make:
      @escaping () -> (Stage<Output, Failure, Result, any Error>, Output) throws ->
      Subscribers.Demand
  ) -> AnyPublisher<Result, any Error> {
    AnyPublisher { downstream in
      let take = make()
      let stage = Stage<Output, Failure, Result, any Error>(downstream) { stage, value in
        do { return try take(stage, value) } catch { stage.finish(.failure(error)) }
        return .none
      } end: { stage, completion in
        switch completion {
        case .finished: stage.finish(.finished)
        case .failure(let error): stage.finish(.failure(error))
        }
      }
      receive(subscriber: stage)
    }
  }
}
