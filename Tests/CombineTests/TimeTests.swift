import Combine
import HeadlessQuartzCore
import SegueMotion
import Testing

@Suite("Operators that wait, on the clock of the app") @MainActor
struct TimeTests {
  private typealias Queue = HeadlessQuartzCore.DispatchQueue

  /// Values and the milliseconds at which they come, of a new app that runs for a second.
  private func values(
    sent: [(at: Double, value: Int)] = [],
    _ make: (PassthroughSubject<Int, Never>) -> AnyPublisher<Int, Never>
  ) -> [String] {
    let before = AppSession.current
    let session = AppSession()
    AppSession.current = session
    defer { AppSession.current = before }
    let source = PassthroughSubject<Int, Never>()
    var values: [String] = []
    let sink = make(source).sink {
      values.append("\($0)@\(session.clock.now.nanoseconds / 1_000_000)")
    }
    for (at, value) in sent { session.clock.schedule(at: .milliseconds(at)) { source.send(value) } }
    session.run(until: .seconds(1))
    withExtendedLifetime(sink) {}
    return values
  }

  @Test func `a value is delayed, and what is received on a queue comes in the same moment`() {
    #expect(
      values(sent: [(at: 100, value: 1)]) {
        $0.delay(for: .milliseconds(250), scheduler: Queue.main).eraseToAnyPublisher()
      } == ["1@350"])
    #expect(
      values(sent: [(at: 100, value: 1)]) {
        $0.receive(on: HeadlessQuartzCore.RunLoop.main).eraseToAnyPublisher()
      } == ["1@100"])
  }

  @Test func `of values that follow closely the last one comes, after a pause`() {
    #expect(
      values(sent: [(at: 0, value: 1), (at: 100, value: 2), (at: 500, value: 3)]) {
        $0.debounce(for: 0.2, scheduler: HeadlessQuartzCore.RunLoop.main).eraseToAnyPublisher()
      } == ["2@300", "3@700"])
  }

  @Test(arguments: [(true, ["1@0", "3@200"]), (false, ["1@0", "2@200"])])
  func `an interval lets one value through`(latest: Bool, expected: [String]) {
    #expect(
      values(sent: [(at: 0, value: 1), (at: 50, value: 2), (at: 100, value: 3)]) {
        $0.throttle(for: .milliseconds(200), scheduler: Queue.main, latest: latest)
          .eraseToAnyPublisher()
      } == expected)
  }

  @Test func `a timer publishes at each interval, as long as somebody listens`() {
    #expect(
      values { _ in
        HeadlessQuartzCore.Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
          .scan(0) { count, _ in count + 1 }.prefix(3).eraseToAnyPublisher()
      } == ["1@250", "2@500", "3@750"])
  }
}
