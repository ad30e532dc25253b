import SegueTextSupport
import Synchronization
import Testing

struct DeferredTests {
  @Test func `nothing is made before somebody asks, and then it is made once`() {
    let calls = Atomic(0)
    let number = Deferred { calls.add(1, ordering: .relaxed).newValue }
    #expect(calls.load(ordering: .relaxed) == 0)
    #expect(number.value == 1)
    #expect(number.value == 1)
    #expect(calls.load(ordering: .relaxed) == 1)
  }

  @Test func `tasks that ask at the same moment get the same value`() async {
    final class Box: Sendable {}
    for _ in 0..<100 {
      let box = Deferred { Box() }
      let all = await withTaskGroup(of: Box.self) { group in
        for _ in 0..<8 { group.addTask { box.value } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(all.allSatisfy { $0 === box.value })
    }
  }

  @Test func `a value may ask for another one while it is made`() {
    let one = Deferred { 1 }
    let two = Deferred { one.value + 1 }
    #expect(two.value == 2)
  }
}
