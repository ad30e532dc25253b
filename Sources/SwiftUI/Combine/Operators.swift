// Publishers that change what others tell.

extension Publisher {
  /// A publisher that answers each value by telling its own subscriber something, or nothing.
  private func changed<Result>(
    _ change: @escaping (Output, Relay<Result, Failure>) -> Void,
    end: @escaping (Subscribers.Completion<Failure>, Relay<Result, Failure>) -> Void = {
      $1.send(completion: $0)
    }
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { relay in
      self.sink(receiveCompletion: { end($0, relay) }, receiveValue: { change($0, relay) })
    }
  }

  /// The same, with something that is kept from one value to the next.
  private func changed<Kept, Result>(
    keeping first: Kept, _ change: @escaping (inout Kept, Output, Relay<Result, Failure>) -> Void,
    end: @escaping (Kept, Subscribers.Completion<Failure>, Relay<Result, Failure>) -> Void = {
      $2.send(completion: $1)
    }
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { relay in
      var kept = first
      return self.sink(
        receiveCompletion: { end(kept, $0, relay) }, receiveValue: { change(&kept, $0, relay) })
    }
  }

  /// A publisher whose values are made by something that may fail.
  private func tried<Result>(
    _ change: @escaping (Output) throws -> Result?
  ) -> AnyPublisher<Result, any Error> {
    AnyPublisher { relay in
      self.sink(
        receiveCompletion: { completion in
          switch completion {
          case .finished: relay.send(completion: .finished)
          case .failure(let error): relay.send(completion: .failure(error))
          }
        },
        receiveValue: { value in
          do {
            if let result = try change(value) { relay.send(result) }
          } catch {
            relay.send(completion: .failure(error))
          }
        })
    }
  }

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    changed { $1.send(transform($0)) }
  }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> { tried { .some(try transform($0)) } }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    changed { value, relay in if let result = transform(value) { relay.send(result) } }
  }
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> { tried(transform) }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    changed { value, relay in if isIncluded(value) { relay.send(value) } }
  }
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    changed(keeping: true) { isEmpty, value, relay in
      isEmpty = false
      relay.send(value)
    } end: { isEmpty, completion, relay in
      if isEmpty, case .finished = completion { relay.send(output) }
      relay.send(completion: completion)
    }
  }
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E>
  where Failure == Never {
    AnyPublisher { relay in
      self.sink(
        receiveCompletion: { _ in relay.send(completion: .finished) }, receiveValue: relay.send)
    }
  }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    changed(keeping: Output?.none) { last, value, relay in
      if let known = last, predicate(known, value) { return }
      last = value
      relay.send(value)
    }
  }
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    changed(keeping: initialResult) { result, value, relay in
      result = nextPartialResult(result, value)
      relay.send(result)
    }
  }
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    changed(keeping: initialResult) { result, value, _ in
      result = nextPartialResult(result, value)
    } end: { result, completion, relay in
      if case .finished = completion { relay.send(result) }
      relay.send(completion: completion)
    }
  }
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      var left = maxLength
      if left <= 0 { relay.send(completion: .finished) }
      return self.sink(receiveCompletion: relay.send(completion:)) { value in
        left -= 1
        if left >= 0 { relay.send(value) }
        if left == 0 { relay.send(completion: .finished) }
      }
    }
  }
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    changed { value, relay in
      predicate(value) ? relay.send(value) : relay.send(completion: .finished)
    }
  }
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    changed(keeping: count) { left, value, relay in
      if left > 0 { left -= 1 } else { relay.send(value) }
    }
  }
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    changed(keeping: true) { isDropping, value, relay in
      isDropping = isDropping && predicate(value)
      if !isDropping { relay.send(value) }
    }
  }

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      receiveSubscription?(relay)
      receiveRequest?(.unlimited)
      let source = self.sink {
        receiveCompletion?($0)
        relay.send(completion: $0)
      } receiveValue: {
        receiveOutput?($0)
        relay.send($0)
      }
      return AnyCancellable {
        if !relay.hasEnded || relay.wasCancelled { receiveCancel?() }
        source.cancel()
      }
    }
  }
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    first { $0 == output }.map { _ in true }.replaceEmpty(with: false)
  }
}

// MARK: Errors

extension Publisher {
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    AnyPublisher { relay in
      self.sink(
        receiveCompletion: { completion in
          switch completion {
          case .finished: relay.send(completion: .finished)
          case .failure(let error): relay.send(completion: .failure(transform(error)))
          }
        }, receiveValue: relay.send)
    }
  }

  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { relay in
      var sources: [AnyCancellable] = []
      sources.append(
        self.sink(
          receiveCompletion: { completion in
            switch completion {
            case .finished: relay.send(completion: .finished)
            case .failure(let error):
              sources.append(
                handler(error).sink(
                  receiveCompletion: relay.send(completion:), receiveValue: relay.send))
            }
          }, receiveValue: relay.send))
      return AnyCancellable { sources = [] }
    }
  }

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    `catch` { _ in Just(output) }
  }

  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    `catch` { error -> Empty<Output, Never> in fatalError("\(prefix) \(error)") }
  }

  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return AnyPublisher(self) }
    return `catch` { _ in self.retry(retries - 1) }.eraseToAnyPublisher()
  }
}
