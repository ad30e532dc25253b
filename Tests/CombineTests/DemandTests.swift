import Combine
import Testing

@Suite("Demand and cancellation")
struct DemandTests {
  /// Asks for so many values, and for no more.
  private final class Modest: Subscriber {
    typealias Input = Int
    typealias Failure = Never
    var values: [Int] = []
    var isFinished = false
    var subscription: (any Subscription)?

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand {
      values.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
  }

  @Test func `a sequence waits until it is asked, and ends behind its last element`() {
    let modest = Modest()
    [1, 2, 3].publisher.filter { $0 != 2 }.subscribe(modest)
    #expect(modest.values.isEmpty)
    modest.subscription?.request(.max(1))
    #expect(modest.values == [1] && !modest.isFinished)
    modest.subscription?.request(.max(1))
    #expect(modest.values == [1, 3] && modest.isFinished)
  }

  @Test func `a subject drops what nobody asked for, one with a value keeps the latest`() {
    let (passing, current) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let (a, b) = (Modest(), Modest())
    passing.subscribe(a)
    current.subscribe(b)
    for value in [1, 2] {
      passing.send(value)
      current.send(value)
    }
    a.subscription?.request(.max(1))
    b.subscription?.request(.max(1))
    #expect(a.values.isEmpty)
    #expect(b.values == [2])
  }

  @Test func `demands add up, and any number stays any number`() {
    #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
    #expect(Subscribers.Demand.unlimited - .max(3) == .unlimited)
    #expect(Subscribers.Demand.max(2) - .max(3) == .none)
    #expect(Subscribers.Demand.max(2) < .unlimited)
  }

  @Test func `nothing comes after a cancel, and letting go is one`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var cancels = 0
    var held: Set<AnyCancellable> = []
    subject.handleEvents(receiveCancel: { cancels += 1 }).sink { values.append($0) }
      .store(in: &held)
    subject.send(1)
    held.removeAll()
    subject.send(2)
    #expect(values == [1])
    #expect(cancels == 1)
  }

  @Test func `the work of a future begins at once and once`() {
    var runs = 0
    let future = Future<Int, Never> { promise in
      runs += 1
      promise(.success(5))
    }
    var values: [Int] = []
    let sinks = [future.sink { values.append($0) }, future.sink { values.append($0) }]
    withExtendedLifetime(sinks) {}
    #expect(runs == 1)
    #expect(values == [5, 5])
  }
}
