extension Publishers {
  /// A publisher whose values go through one subject, however many subscribers there are.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let createSubject: () -> SubjectType
    private var subject: SubjectType?

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    private var current: SubjectType {
      if let subject { return subject }
      let made = createSubject()
      subject = made
      return made
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { current.receive(subscriber: subscriber) }

    public func connect() -> any Cancellable { upstream.subscribe(current) }
  }

  /// A publisher that is connected as long as it has subscribers.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private var count = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      count += 1
      let isFirst = count == 1
      var isIn = true
      func leave() {
        guard isIn else { return }
        isIn = false
        count -= 1
        guard count == 0 else { return }
        let last = connection
        connection = nil
        last?.cancel()
      }
      upstream.handleEvents(receiveCompletion: { _ in leave() }, receiveCancel: leave)
        .receive(subscriber: subscriber)
      guard isFirst, isIn else { return }
      let made = upstream.connect()
      if isIn { connection = made } else { made.cancel() }
    }
  }
}

extension Publisher {
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { multicast { subject } }

  public func share()
    -> Publishers.Autoconnect<
      Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>
    >
  { multicast { PassthroughSubject() }.autoconnect() }
}
