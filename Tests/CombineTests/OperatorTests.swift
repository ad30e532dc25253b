import Combine
import Testing

/// Values and end of a publisher, in the order in which they were told.
private final class Log<Output, Failure: Error> {
  private(set) var values: [Output] = []
  private(set) var hasFinished = false
  private(set) var error: Failure?
  private var listener: AnyCancellable?

  init(_ publisher: some Publisher<Output, Failure>) {
    listener = publisher.sink { [unowned self] completion in
      switch completion {
      case .finished: hasFinished = true
      case .failure(let error): self.error = error
      }
    } receiveValue: { [unowned self] in
      values.append($0)
    }
  }

  func cancel() { listener = nil }
}

@Suite("Publishers that change what others tell")
struct OperatorTests {
  private struct Broken: Error, Equatable {}

  @Test("Values are changed, left out, and taken together")
  func values() {
    #expect(Log([1, 2, 3].publisher.map { $0 * 2 }).values == [2, 4, 6])
    #expect(Log([1, 2, 3].publisher.filter { $0 != 2 }).values == [1, 3])
    #expect(Log(["1", "x"].publisher.compactMap { Int($0) }).values == [1])
    #expect(Log([1, 1, 2, 1].publisher.removeDuplicates()).values == [1, 2, 1])
    #expect(Log([1, 2, 3].publisher.scan(0, +)).values == [1, 3, 6])
    #expect(Log([1, 2, 3].publisher.reduce(0, +)).values == [6])
    #expect(Log([1, 2, 3].publisher.collect()).values == [[1, 2, 3]])
    #expect(Log([1, 2, 3].publisher.prefix(2)).values == [1, 2])
    #expect(Log([1, 2, 3].publisher.dropFirst()).values == [2, 3])
    #expect(Log([1, 2, 3].publisher.first { $0 > 1 }).values == [2])
    #expect(Log([1, 2, 3].publisher.last()).values == [3])
    #expect(Log([2].publisher.prepend(1).append(3)).values == [1, 2, 3])
    #expect(Log([Int]().publisher.replaceEmpty(with: 7)).values == [7])
    #expect(Log([1, 2].publisher.map(\.description)).hasFinished)
  }

  @Test("An error ends what is told, or is taken for something else")
  func errors() {
    let broken = [1, 2, 3].publisher.tryMap { value in
      if value == 2 { throw Broken() }
      return value
    }
    let log = Log(broken)
    #expect(log.values == [1])
    #expect(log.error is Broken)
    #expect(!log.hasFinished)
    #expect(Log(broken.replaceError(with: 9)).values == [1, 9])
    #expect(Log(broken.catch { _ in Just(5) }).values == [1, 5])
    #expect(Log(broken.retry(1)).values == [1, 1])
  }

  @Test("The latest of two are told together, pairs one by one")
  func together() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let latest = Log(a.combineLatest(b).map { "\($0)\($1)" })
    let pairs = Log(a.zip(b).map { "\($0)\($1)" })
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    #expect(latest.values == ["2x", "2y"])
    #expect(pairs.values == ["1x", "2y"])
  }

  @Test("Of publishers one after the other the newest is heard, or all")
  func nested() {
    let inner = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let outer = PassthroughSubject<Int, Never>()
    let newest = Log(outer.map { inner[$0] }.switchToLatest())
    let all = Log(outer.flatMap { inner[$0] })
    outer.send(0)
    inner[0].send(1)
    outer.send(1)
    inner[0].send(2)
    inner[1].send(3)
    #expect(newest.values == [1, 3])
    #expect(all.values == [1, 2, 3])
  }

  @Test("A subject tells whoever is there, and its value to whoever comes")
  func subjects() {
    let (passing, keeping) = (
      PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(1)
    )
    passing.send(0)
    let (first, second) = (Log(passing), Log(keeping))
    passing.send(1)
    keeping.value = 2
    passing.send(completion: .finished)
    passing.send(3)
    #expect(first.values == [1])
    #expect(first.hasFinished)
    #expect(second.values == [1, 2])
    second.cancel()
    keeping.send(3)
    #expect(second.values == [1, 2])
    #expect(keeping.value == 3)
  }

  @Test("A subscriber is told as much as it is ready for")
  func demand() {
    final class Slow: Subscriber {
      var values: [Int] = []
      var subscription: (any Subscription)?
      func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.max(1))
      }
      func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let slow = Slow()
    [1, 2, 3].publisher.subscribe(slow)
    #expect(slow.values == [1])
    slow.subscription?.request(.max(1))
    #expect(slow.values == [1, 2])
  }

  @Test("A shared publisher is asked once")
  func shared() {
    let source = PassthroughSubject<Int, Never>()
    var count = 0
    let publisher = source.handleEvents(receiveOutput: { _ in count += 1 }).share()
    let logs = [Log(publisher), Log(publisher)]
    source.send(1)
    #expect(logs.map(\.values) == [[1], [1]])
    #expect(count == 1)
  }

  @Test("A future keeps its value for those who come later")
  func future() {
    let future = Future<Int, Broken> { $0(.success(3)) }
    #expect(Log(future).values == [3])
    #expect(Log(future).values == [3])
    #expect(Log(Future<Int, Broken> { $0(.failure(Broken())) }).error == Broken())
  }
}
