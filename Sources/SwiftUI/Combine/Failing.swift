// Operators on errors.

extension Publisher {
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher { downstream in
      let stage = Stage<Output, Failure, Output, E>(downstream) {
        $0.send($1)
      } end: {
        switch $1 {
        case .finished: $0.finish(.finished)
        case .failure(let error): $0.finish(.failure(transform(error)))
        }
      }
      receive(subscriber: stage)
    }
  }

  /// Goes on with another publisher behind an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { downstream in
      let outlet = Outlet(downstream)
      outlet.connect(self) {
        outlet.send($0)
      } end: { completion in
        switch completion {
        case .finished: outlet.finish(.finished)
        case .failure(let error):
          outlet.connect(handler(error)) {
            outlet.send($0)
          } end: {
            outlet.finish($0)
          }
        }
      }
    }
  }

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let outlet = Outlet(downstream)
      var isEmpty = true
      outlet.connect(self) { value in
        isEmpty = false
        outlet.send(value)
      } end: { completion in
        if isEmpty, case .finished = completion { outlet.send(output) }
        outlet.finish(completion)
      }
    }
  }

  /// Subscribes anew behind an error, at most so many times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let outlet = Outlet(downstream)
      func attempt(_ left: Int) {
        outlet.connect(self) {
          outlet.send($0)
        } end: { completion in
          if left > 0, case .failure = completion { return attempt(left - 1) }
          outlet.finish(completion)
        }
      }
      attempt(retries)
    }
  }
}
