import Combine
import Testing

@Suite("Objects that tell before they change") @MainActor
struct ObservableObjectTests {
  private class Account: ObservableObject {
    @Published var name = "a"
  }

  private final class Savings: Account {
    @Published var balance = 0
  }

  private final class Plain: ObservableObject {}

  @Test func `a published property tells while it has its old value`() {
    let account = Account()
    var seen: [String] = []
    let watching = account.$name.dropFirst().sink { seen.append("\(account.name)→\($0)") }
    account.name = "b"
    account.name = "c"
    withExtendedLifetime(watching) {}
    #expect(seen == ["a→b", "b→c"])
  }

  @Test func `properties of a class and of the one above it tell through one publisher`() {
    let account = Savings()
    var seen: [String] = []
    let watching = account.objectWillChange.sink {
      seen.append("\(account.name)\(account.balance)")
    }
    account.name = "b"
    account.balance = 1
    withExtendedLifetime(watching) {}
    #expect(seen == ["a0", "b0"])
    #expect(account.objectWillChange === account.objectWillChange)
  }

  @Test func `an object without published properties keeps its publisher`() {
    let object: Plain? = Plain()
    let publisher = object?.objectWillChange
    var count = 0
    let watching = object?.objectWillChange.sink { count += 1 }
    object?.objectWillChange.send()
    #expect(count == 1)
    #expect(object?.objectWillChange === publisher)
    withExtendedLifetime(watching) {}
  }

  @Test func `a publisher sets a published property`() {
    let account = Savings()
    let source = PassthroughSubject<Int, Never>()
    source.assign(to: &account.$balance)
    source.send(7)
    #expect(account.balance == 7)
  }
}
