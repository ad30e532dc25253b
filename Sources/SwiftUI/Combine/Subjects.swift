/// A publisher that values are sent through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Values as they are sent; who has not asked for one misses it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { audience.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.add(AnySubscriber(subscriber), first: nil)
  }
}

/// A value, and what it becomes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard audience.completion == nil else { return }
    current = value
    audience.send(value, isKept: true)
  }

  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.add(AnySubscriber(subscriber), first: current)
  }
}

/// The subscribers of a subject, in the order in which they came.
final class Audience<Output, Failure: Error> {
  private var seats: [Seat] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  /// - Parameter isKept: true if a subscriber that has not asked yet gets the value when it does.
  func send(_ value: Output, isKept: Bool = false) {
    guard completion == nil else { return }
    for seat in seats { seat.take(value, isKept: isKept) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let seats = seats
    self.seats = []
    for seat in seats { seat.finish(completion) }
  }

  func add(_ subscriber: AnySubscriber<Output, Failure>, first: Output?) {
    let seat = Seat(subscriber, self, waiting: completion == nil ? first : nil)
    if completion == nil { seats.append(seat) }
    subscriber.receive(subscription: seat)
    if let completion { seat.finish(completion) }
  }

  /// One subscriber and what it has asked for.
  private final class Seat: Subscription {
    private var subscriber: AnySubscriber<Output, Failure>?
    private weak var audience: Audience?
    private var demand = Subscribers.Demand.none
    private var waiting: Output?

    init(
      _ subscriber: AnySubscriber<Output, Failure>, _ audience: Audience, waiting: Output?
    ) { (self.subscriber, self.audience, self.waiting) = (subscriber, audience, waiting) }

    func take(_ value: Output, isKept: Bool) {
      guard let subscriber else { return }
      guard demand > 0 else { return waiting = isKept ? value : nil }
      waiting = nil
      demand -= 1
      demand += subscriber.receive(value)
    }

    func request(_ demand: Subscribers.Demand) {
      self.demand += demand
      if let value = waiting { take(value, isKept: true) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
      let subscriber = subscriber
      self.subscriber = nil
      subscriber?.receive(completion: completion)
    }

    func cancel() {
      subscriber = nil
      audience?.seats.removeAll { $0 === self }
    }
  }
}
