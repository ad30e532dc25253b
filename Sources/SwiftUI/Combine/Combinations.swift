// Publishers that take several others together.

extension Publisher {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { relay in
      var sources: [AnyCancellable] = []
      var (open, hasEnded) = (0, false)
      sources.append(
        self.sink { completion in
          hasEnded = true
          if case .finished = completion, open > 0 { return }
          relay.send(completion: completion)
        } receiveValue: { value in
          open += 1
          sources.append(
            transform(value).sink { completion in
              open -= 1
              if case .finished = completion, open > 0 || !hasEnded { return }
              relay.send(completion: completion)
            } receiveValue: {
              relay.send($0)
            })
        })
      return AnyCancellable { sources = [] }
    }
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never, Failure: Error {
    flatMap(maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }

  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany([AnyPublisher(self), AnyPublisher(other)]).eraseToAnyPublisher()
  }

  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { relay in
      var (first, second) = (Output?.none, P.Output?.none)
      var open = 2
      func tell() { if let first, let second { relay.send((first, second)) } }
      func end(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if case .finished = completion, open > 0 { return }
        relay.send(completion: completion)
      }
      let sources = [
        self.sink(receiveCompletion: end) {
          first = $0
          tell()
        },
        other.sink(receiveCompletion: end) {
          second = $0
          tell()
        },
      ]
      return AnyCancellable { for source in sources { source.cancel() } }
    }
  }
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map(transform) }
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0, $0.1, $1) }
  }
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second, third).map(transform)
  }

  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { relay in
      var (first, second): ([Output], [P.Output]) = ([], [])
      func tell() {
        if !first.isEmpty, !second.isEmpty {
          relay.send((first.removeFirst(), second.removeFirst()))
        }
      }
      let sources = [
        self.sink(receiveCompletion: relay.send(completion:)) {
          first.append($0)
          tell()
        },
        other.sink(receiveCompletion: relay.send(completion:)) {
          second.append($0)
          tell()
        },
      ]
      return AnyCancellable { for source in sources { source.cancel() } }
    }
  }

  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      self.sink { completion in
        if case .finished = completion { for element in elements { relay.send(element) } }
        relay.send(completion: completion)
      } receiveValue: {
        relay.send($0)
      }
    }
  }
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      for element in elements { relay.send(element) }
      return self.sink(receiveCompletion: relay.send(completion:), receiveValue: relay.send)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { relay in
      var inner: AnyCancellable?
      var (isOpen, hasEnded) = (false, false)
      let outer = self.sink { completion in
        hasEnded = true
        if case .finished = completion, isOpen { return }
        relay.send(completion: completion)
      } receiveValue: { publisher in
        inner?.cancel()
        isOpen = true
        inner = publisher.sink { completion in
          isOpen = false
          if case .finished = completion, !hasEnded { return }
          relay.send(completion: completion)
        } receiveValue: {
          relay.send($0)
        }
      }
      return AnyCancellable {
        outer.cancel()
        inner?.cancel()
      }
    }
  }
}

/// Publishers that are made of others, by their own names.
public enum Publishers {
  /// Several publishers as one.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { relay in
        var open = publishers.count
        if open == 0 { relay.send(completion: .finished) }
        let sources = publishers.map { publisher in
          publisher.sink { completion in
            open -= 1
            if case .finished = completion, open > 0 { return }
            relay.send(completion: completion)
          } receiveValue: {
            relay.send($0)
          }
        }
        return AnyCancellable { for source in sources { source.cancel() } }
      }.receive(subscriber: subscriber)
    }
  }

  /// The latest values of two publishers.
  public static func CombineLatest<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    a.combineLatest(b)
  }

  /// The latest values of three publishers.
  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure { a.combineLatest(b, c) }

  /// Values of two publishers, pair by pair.
  public static func Zip<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { a.zip(b) }

  /// Several publishers as one.
  public static func Merge<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<A.Output, A.Failure>
  where A.Output == B.Output, A.Failure == B.Failure { a.merge(with: b) }
}

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    var connection: (any Cancellable)?
    var listeners = 0
    return AnyPublisher { relay in
      let source = self.sink(
        receiveCompletion: relay.send(completion:), receiveValue: relay.send)
      listeners += 1
      if connection == nil { connection = self.connect() }
      return AnyCancellable {
        source.cancel()
        listeners -= 1
        if listeners == 0 {
          connection?.cancel()
          connection = nil
        }
      }
    }
  }
}

/// A publisher that tells all its subscribers what one other tells it.
public struct MulticastPublisher<Upstream: Publisher, S: Subject>: ConnectablePublisher
where S.Output == Upstream.Output, S.Failure == Upstream.Failure {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure
  let upstream: Upstream
  let subject: S

  public func receive<T: Subscriber>(subscriber: T) where T.Input == Output, T.Failure == Failure {
    subject.receive(subscriber: subscriber)
  }
  public func connect() -> any Cancellable {
    upstream.sink(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

extension Publisher {
  public func multicast<S: Subject>(subject: S) -> MulticastPublisher<Self, S>
  where S.Output == Output, S.Failure == Failure {
    MulticastPublisher(upstream: self, subject: subject)
  }
  public func share() -> AnyPublisher<Output, Failure> {
    multicast(subject: PassthroughSubject()).autoconnect()
  }
}
