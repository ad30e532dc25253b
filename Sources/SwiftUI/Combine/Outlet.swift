/// The end of operators that have several publishers or wait: it keeps what nobody has asked for yet.
final class Outlet<Output, Failure: Error>: Subscription {
  private var downstream: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var waiting: [Output] = []
  private var completion: Subscribers.Completion<Failure>?
  private var isDraining = false
  private let keepsLatestOnly: Bool
  private var upstreams: [Int: any Subscription] = [:]
  private var count = 0

  init(_ downstream: AnySubscriber<Output, Failure>, keepsLatestOnly: Bool = false) {
    (self.downstream, self.keepsLatestOnly) = (downstream, keepsLatestOnly)
    downstream.receive(subscription: self)
  }

  var isOpen: Bool { downstream != nil && completion == nil }

  func send(_ value: Output) {
    guard isOpen else { return }
    if keepsLatestOnly { waiting.removeAll() }
    waiting.append(value)
    drain()
  }

  /// Ends after what waits; an error does not wait.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard isOpen else { return }
    self.completion = completion
    if case .failure = completion { waiting.removeAll() }
    cancelUpstreams()
    drain()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    drain()
  }

  func cancel() {
    downstream = nil
    waiting.removeAll()
    cancelUpstreams()
  }

  private func drain() {
    guard !isDraining else { return }
    isDraining = true
    while demand > 0, !waiting.isEmpty, let downstream {
      demand -= 1
      demand += downstream.receive(waiting.removeFirst())
    }
    isDraining = false
    guard waiting.isEmpty, let completion, let downstream else { return }
    self.downstream = nil
    downstream.receive(completion: completion)
  }

  private func cancelUpstreams() {
    let subscriptions = upstreams.sorted { $0.key < $1.key }.map(\.value)
    upstreams.removeAll()
    for subscription in subscriptions { subscription.cancel() }
  }

  /// Lets the values of a publisher in.
  ///
  /// - Returns: A closure that asks for more, and one that takes the publisher away.
  @discardableResult
  func connect<P: Publisher>(
    _ publisher: P, demand: Subscribers.Demand = .unlimited, take: @escaping (P.Output) -> Void,
    end: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> Connection {
    count += 1
    let connection = Connection(key: count)
    publisher.receive(
      subscriber: AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { [weak self] subscription in
          guard let self, isOpen, !connection.isClosed else { return subscription.cancel() }
          upstreams[connection.key] = subscription
          subscription.request(demand)
        },
        receiveValue: { value in
          if !connection.isClosed { take(value) }
          return .none
        },
        receiveCompletion: { completion in
          guard !connection.isClosed else { return }
          connection.isClosed = true
          self.upstreams[connection.key] = nil
          end(completion)
        }))
    return connection
  }

  func request(_ demand: Subscribers.Demand, of connection: Connection?) {
    guard let connection else { return }
    upstreams[connection.key]?.request(demand)
  }

  func close(_ connection: Connection?) {
    guard let connection else { return }
    connection.isClosed = true
    upstreams.removeValue(forKey: connection.key)?.cancel()
  }

  /// A publisher that is let in.
  final class Connection {
    let key: Int
    var isClosed = false
    init(key: Int) { self.key = key }
  }
}
