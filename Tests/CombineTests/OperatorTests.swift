import Combine
import Testing

/// Expected values are those of Apple's documentation of each operator.
@Suite("Operators of Combine")
struct OperatorTests {
  private struct Broken: Error, Equatable {}

  private static func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    let sink = publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    withExtendedLifetime(sink) {}
    return values
  }

  @Test func `values are mapped, sifted and summed`() {
    let numbers = [1, 2, 3, 4, 5].publisher
    #expect(Self.values(numbers.map { $0 * 2 }) == [2, 4, 6, 8, 10])
    #expect(Self.values(numbers.filter { $0 % 2 == 0 }) == [2, 4])
    #expect(Self.values(numbers.compactMap { $0 > 3 ? "\($0)" : nil }) == ["4", "5"])
    #expect(Self.values(numbers.scan(0, +)) == [1, 3, 6, 10, 15])
    #expect(Self.values(numbers.reduce(0, +)) == [15])
    #expect(
      Self.values([0, 1, 2, 2, 3, 3, 3, 4, 0].publisher.removeDuplicates()) == [0, 1, 2, 3, 4, 0])
    #expect(Self.values(numbers.collect()) == [[1, 2, 3, 4, 5]])
  }

  @Test func `some are taken from either end`() {
    let numbers = (1...5).publisher
    #expect(Self.values(numbers.first()) == [1])
    #expect(Self.values(numbers.last()) == [5])
    #expect(Self.values(numbers.dropFirst(3)) == [4, 5])
    #expect(Self.values(numbers.prefix(2)) == [1, 2])
    #expect(Self.values(numbers.prepend(0).append(6, 7)) == [0, 1, 2, 3, 4, 5, 6, 7])
  }

  @Test func `a sequence without end gives as many as are asked for`() {
    #expect(Self.values((1...).publisher.filter { $0 % 3 == 0 }.prefix(2)) == [3, 6])
  }

  @Test func `latest values, pairs and merged ones`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var latest: [[Int]] = []
    var pairs: [[Int]] = []
    var merged: [Int] = []
    let sinks = [
      a.combineLatest(b).sink { latest.append([$0.0, $0.1]) },
      a.zip(b).sink { pairs.append([$0.0, $0.1]) }, a.merge(with: b).sink { merged.append($0) },
    ]
    a.send(1)
    a.send(2)
    b.send(2)
    a.send(3)
    a.send(45)
    b.send(22)
    withExtendedLifetime(sinks) {}
    #expect(latest == [[2, 2], [3, 2], [45, 2], [45, 22]])
    #expect(pairs == [[1, 2], [2, 22]])
    #expect(merged == [1, 2, 2, 3, 45, 22])
  }

  @Test func `publishers of publishers`() {
    let (outer, a, b) = (
      PassthroughSubject<PassthroughSubject<Int, Never>, Never>(), PassthroughSubject<Int, Never>(),
      PassthroughSubject<Int, Never>()
    )
    var switched: [Int] = []
    var flat: [Int] = []
    let sinks = [
      outer.switchToLatest().sink { switched.append($0) },
      outer.flatMap { $0 }.sink { flat.append($0) },
    ]
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    withExtendedLifetime(sinks) {}
    #expect(switched == [1, 3])
    #expect(flat == [1, 2, 3])
  }

  @Test func `errors are thrown, caught, replaced and tried again`() {
    let failing = [1, 2, 0, 4].publisher.tryMap { value throws -> Int in
      if value == 0 { throw Broken() }
      return value
    }
    #expect(Self.values(failing) == [1, 2])
    #expect(Self.values(failing.catch { _ in Just(9) }) == [1, 2, 9])
    #expect(Self.values(failing.replaceError(with: -1)) == [1, 2, -1])
    #expect(Self.values(failing.retry(2)) == [1, 2, 1, 2, 1, 2])
    #expect(Self.values([1, nil, 3].publisher.replaceNil(with: 2)) == [1, 2, 3])
  }

  @Test func `what is shared is done once`() {
    let source = PassthroughSubject<Int, Never>()
    var work = 0
    let shared = source.handleEvents(receiveOutput: { _ in work += 1 }).share()
    var seen: [Int] = []
    let sinks = [shared.sink { seen.append($0) }, shared.sink { seen.append($0) }]
    source.send(4)
    withExtendedLifetime(sinks) {}
    #expect(work == 1)
    #expect(seen == [4, 4])
  }
}
