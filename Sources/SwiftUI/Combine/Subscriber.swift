/// A receiver of a publisher's values.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  /// Takes a value, and says how many more are wanted beside those that were asked for before.
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The way from a subscriber back to its publisher.
public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

/// The types that belong to subscribers.
public enum Subscribers {
  /// The end of a publisher.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// A number of values that a subscriber asks for.
  public struct Demand: Equatable, Comparable, Hashable, Sendable {
    /// `nil` for any number.
    public let max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand below zero")
      return Demand(max: value)
    }

    public static func + (a: Demand, b: Demand) -> Demand {
      guard let a = a.max, let b = b.max else { return .unlimited }
      let (sum, overflows) = a.addingReportingOverflow(b)
      return overflows ? .unlimited : Demand(max: sum)
    }

    public static func - (a: Demand, b: Demand) -> Demand {
      guard let a = a.max else { return .unlimited }
      guard let b = b.max else { return .none }
      return Demand(max: Swift.max(a - b, 0))
    }

    public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }
    public static func - (a: Demand, b: Int) -> Demand { a - .max(b) }
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    public static func -= (a: inout Demand, b: Demand) { a = a - b }
    public static func += (a: inout Demand, b: Int) { a = a + b }
    public static func -= (a: inout Demand, b: Int) { a = a - b }

    public static func < (a: Demand, b: Demand) -> Bool {
      guard let count = a.max else { return false }
      return b.max.map { count < $0 } ?? true
    }

    public static func > (a: Demand, b: Int) -> Bool { a > .max(b) }
    public static func == (a: Demand, b: Int) -> Bool { a.max == b }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

/// A subscriber of which only its input and its failure are known.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let begin: (any Subscription) -> Void
  private let take: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    if let same = subscriber as? AnySubscriber<Input, Failure> {
      self = same
    } else {
      begin = { subscriber.receive(subscription: $0) }
      take = { subscriber.receive($0) }
      end = { subscriber.receive(completion: $0) }
    }
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    begin = receiveSubscription ?? { $0.request(.unlimited) }
    take = receiveValue ?? { _ in .none }
    end = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { begin(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { take(input) }
  public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}
