/// A publisher that is told from outside what it tells.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order in which they came.
private final class Audience<Output, Failure: Error> {
  private var relays: [Relay<Output, Failure>] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  func add(_ relay: Relay<Output, Failure>) -> AnyCancellable {
    if let completion { relay.send(completion: completion) } else { relays.append(relay) }
    return AnyCancellable { [weak self, weak relay] in
      self?.relays.removeAll { $0 === relay }
    }
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for relay in relays { relay.send(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let told = relays
    relays = []
    for relay in told { relay.send(completion: completion) }
  }
}

/// A subject that keeps nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  public init() {}
  public func send(_ input: Output) { audience.send(input) }
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher { [audience] in audience.add($0) }.receive(subscriber: subscriber)
  }
}

/// A subject that tells whoever comes the value that it has.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ input: Output) {
    guard audience.completion == nil else { return }
    current = input
    audience.send(input)
  }
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { [self] relay in
      if audience.completion == nil { relay.send(current) }
      return audience.add(relay)
    }.receive(subscriber: subscriber)
  }
}
