// Operators on several publishers.

extension Publishers {
  /// The values of several publishers, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(AnySubscriber(subscriber))
      var open = publishers.count
      if open == 0 { outlet.finish(.finished) }
      for publisher in publishers {
        outlet.connect(publisher) {
          outlet.send($0)
        } end: { completion in
          open -= 1
          if case .failure = completion { outlet.finish(completion) }
          if open == 0 { outlet.finish(.finished) }
        }
      }
    }
  }

  /// The values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).receive(subscriber: subscriber)
    }
  }

  /// The latest values of two publishers, once both have one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(AnySubscriber(subscriber), keepsLatestOnly: true)
      var first: A.Output?
      var second: B.Output?
      var open = 2
      func tell() {
        if let first, let second { outlet.send((first, second)) }
      }
      func end(_ completion: Subscribers.Completion<Failure>, hasValue: Bool) {
        open -= 1
        if case .failure = completion { outlet.finish(completion) }
        // Without a value of one side there will never be a pair.
        if open == 0 || !hasValue { outlet.finish(.finished) }
      }
      outlet.connect(a) {
        first = $0; tell()
      } end: {
        end($0, hasValue: first != nil)
      }
      outlet.connect(b) {
        second = $0; tell()
      } end: {
        end($0, hasValue: second != nil)
      }
    }
  }

  /// Pairs of the first values of two publishers, of their second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(AnySubscriber(subscriber))
      var first: [A.Output] = []
      var second: [B.Output] = []
      var isFirstDone = false
      var isSecondDone = false
      func tell() {
        if !first.isEmpty, !second.isEmpty {
          outlet.send((first.removeFirst(), second.removeFirst()))
        }
        let isOver = isFirstDone && first.isEmpty || isSecondDone && second.isEmpty
        if isOver { outlet.finish(.finished) }
      }
      outlet.connect(a) {
        first.append($0); tell()
      } end: { completion in
        if case .failure = completion { outlet.finish(completion) }
        isFirstDone = true
        tell()
      }
      outlet.connect(b) {
        second.append($0); tell()
      } end: { completion in
        if case .failure = completion { outlet.finish(completion) }
        isSecondDone = true
        tell()
      }
    }
  }
}

extension Publisher {
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }

  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> AnyPublisher<Output, Failure>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    merge(with: b).merge(with: c).eraseToAnyPublisher()
  }

  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(p).combineLatest(q).map { ($0.0.0, $0.0.1, $0.1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ p: P, _ q: Q, _ r: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(p, q).combineLatest(r).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  public func zip<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(p).zip(q).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// The values of another publisher, when this one has finished.
  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { downstream in
      let outlet = Outlet(downstream)
      outlet.connect(self) {
        outlet.send($0)
      } end: { completion in
        if case .failure = completion { return outlet.finish(completion) }
        outlet.connect(publisher) {
          outlet.send($0)
        } end: {
          outlet.finish($0)
        }
      }
    }
  }

  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }

  public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output { append(Publishers.Sequence<S, Failure>(sequence: elements)) }

  public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure { publisher.append(self) }

  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements) }

  public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output { prepend(Publishers.Sequence<S, Failure>(sequence: elements)) }

  /// The values of the publishers that values become, all at once or a few at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { downstream in
      let outlet = Outlet(downstream)
      var open = 1
      var upstream: (any Subscription)?
      func end(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if case .failure = completion { outlet.finish(completion) }
        if open == 0 { outlet.finish(.finished) }
      }
      let values = handleEvents(receiveSubscription: { upstream = $0 })
      outlet.connect(values, demand: maxPublishers) { value in
        open += 1
        outlet.connect(transform(value)) {
          outlet.send($0)
        } end: { completion in
          end(completion)
          if outlet.isOpen, maxPublishers != .unlimited { upstream?.request(.max(1)) }
        }
      } end: { completion in
        upstream = nil
        end(completion)
      }
    }
  }
}

extension Publisher where Failure == Never {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { downstream in
      receive(
        subscriber: Stage<Output, Never, Output, E>(
          downstream, take: { $0.send($1) }, end: { stage, _ in stage.finish(.finished) }))
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the publisher that came last.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { downstream in
      let outlet = Outlet(downstream)
      var current: Outlet<Output.Output, Failure>.Connection?
      var isCurrentOpen = false
      var isOpen = true
      var generation = 0
      outlet.connect(self) { publisher in
        outlet.close(current)
        generation += 1
        let own = generation
        isCurrentOpen = true
        let connection = outlet.connect(publisher) { value in
          if own == generation { outlet.send(value) }
        } end: { completion in
          guard own == generation else { return }
          isCurrentOpen = false
          if case .failure = completion { outlet.finish(completion) }
          if !isOpen { outlet.finish(.finished) }
        }
        if own == generation { current = connection } else { outlet.close(connection) }
      } end: { completion in
        isOpen = false
        if case .failure = completion { outlet.finish(completion) }
        if !isCurrentOpen { outlet.finish(.finished) }
      }
    }
  }
}
