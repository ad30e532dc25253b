// Operators that let some of the values through.

extension Publisher {
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    staged { { isIncluded($1) ? $0.send($1) : .max(1) } }
  }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    staged {
      var last: Output?
      return { stage, value in
        if let last, predicate(last, value) { return .max(1) }
        last = value
        return stage.send(value)
      }
    }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    staged {
      var rest = count
      return { stage, value in
        guard rest > 0 else { return stage.send(value) }
        rest -= 1
        return .max(1)
      }
    }
  }

  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    staged {
      var hasBegun = false
      return { stage, value in
        hasBegun = hasBegun || !predicate(value)
        return hasBegun ? stage.send(value) : .max(1)
      }
    }
  }

  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    guard maxLength > 0 else { return Empty().eraseToAnyPublisher() }
    return staged {
      var rest = maxLength
      return { stage, value in
        rest -= 1
        let demand = rest >= 0 ? stage.send(value) : .none
        if rest <= 0 { stage.finish(.finished) }
        return demand
      }
    }
  }

  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    staged {
      { stage, value in
        if predicate(value) { return stage.send(value) }
        stage.finish(.finished)
        return .none
      }
    }
  }

  /// Lets values through until another publisher has one.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let outlet = Outlet(downstream)
      outlet.connect(publisher) { _ in
        outlet.finish(.finished)
      } end: { _ in
      }
      outlet.connect(self) {
        outlet.send($0)
      } end: {
        outlet.finish($0)
      }
    }
  }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }

  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }

  public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).last()
  }

  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    AnyPublisher { downstream in
      let outlet = Outlet(downstream)
      outlet.connect(self) { _ in
      } end: {
        outlet.finish($0)
      }
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}
