/// A publisher of any kind.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (Relay<Output, Failure>) -> AnyCancellable

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let known = publisher as? AnyPublisher {
      self = known
    } else {
      self.init { relay in
        publisher.sink(receiveCompletion: relay.send(completion:), receiveValue: relay.send)
      }
    }
  }

  /// A publisher that begins to tell a subscriber when that has come.
  init(_ attach: @escaping (Relay<Output, Failure>) -> AnyCancellable) { self.attach = attach }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let relay = Relay<Output, Failure>(
      receiveValue: { subscriber.receive($0) },
      receiveCompletion: { subscriber.receive(completion: $0) })
    subscriber.receive(subscription: relay)
    relay.begin(attach)
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscription that passes on what it is told, as far as its subscriber is ready for it.
final class Relay<Output, Failure: Error>: Subscription {
  private let receiveValue: (Output) -> Subscribers.Demand
  private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
  private var demand = Subscribers.Demand.none
  private var waiting: [Output] = []
  private var completion: Subscribers.Completion<Failure>?
  private var source: AnyCancellable?
  private var isOver = false

  init(
    receiveValue: @escaping (Output) -> Subscribers.Demand,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    (self.receiveValue, self.receiveCompletion) = (receiveValue, receiveCompletion)
  }

  /// True if the subscriber has gone before the end.
  private(set) var wasCancelled = false
  /// True once nothing is told any more.
  var hasEnded: Bool { isOver || completion != nil }

  func begin(_ attach: (Relay) -> AnyCancellable) {
    guard !isOver else { return }
    let source = attach(self)
    if isOver || completion != nil { source.cancel() } else { self.source = source }
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    tell()
  }

  func send(_ value: Output) {
    guard !hasEnded else { return }
    waiting.append(value)
    tell()
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard !hasEnded else { return }
    self.completion = completion
    tell()
  }

  private func tell() {
    while !isOver, demand > .none, !waiting.isEmpty {
      if let most = demand.max { demand = .max(most - 1) }
      demand += receiveValue(waiting.removeFirst())
    }
    guard !isOver, waiting.isEmpty, let completion else { return }
    isOver = true
    source = nil
    receiveCompletion(completion)
  }

  func cancel() {
    wasCancelled = !isOver
    isOver = true
    waiting = []
    source?.cancel()
    source = nil
  }
}
