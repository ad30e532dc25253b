import SegueCaseRuns
import SegueCommandLine
import SegueTextSupport
import TestSupport
import Testing

@Suite struct ParallelWorkTests {
  /// The pieces at work at one moment, and the most there ever were.
  private final class Register: Sendable {
    private let state = Locked<(now: Int, most: Int, begun: [Int])>((0, 0, []))

    var most: Int { state.withLock { $0.most } }
    var begun: [Int] { state.withLock { $0.begun } }

    /// Returns true if no other piece is at work.
    func begin(_ index: Int) -> Bool {
      state.withLock { state in
        state.now += 1
        state.most = max(state.most, state.now)
        state.begun.append(index)
        return state.now == 1
      }
    }

    func end() { state.withLock { $0.now -= 1 } }
  }

  private enum Answer: Equatable {
    case tooLarge
    case done(Int, wasAlone: Bool)
  }

  /// Work of which every third piece fits alone only.
  private static func work(
    _ count: Int, jobs: Int, ahead: Int = .max, _ register: Register
  ) -> ParallelWork<Answer> {
    ParallelWork(count, jobs: jobs, ahead: ahead) { index, isAlone in
      let wasAlone = register.begin(index)
      for _ in 0..<(index * 7) % 5 { await Task.yield() }
      defer { register.end() }
      if index % 3 == 2, !isAlone { return .tooLarge }
      return .done(index, wasAlone: wasAlone)
    } mayFitAlone: {
      $0 == .tooLarge
    }
  }

  @Test(arguments: [1, 2, 3, 8], [0, 1, 2, 17])
  func `pieces are answered in their order, large ones alone`(jobs: Int, count: Int) async throws {
    let register = Register()
    var answers: [Answer] = []
    try await Self.work(count, jobs: jobs, register).answers { index, answer in
      #expect(index == answers.count)
      answers.append(answer)
    }
    #expect(answers.count == count)
    for (index, answer) in answers.enumerated() {
      guard case .done(index, let wasAlone) = answer else {
        Issue.record("\(index): \(answer)")
        continue
      }
      if index % 3 == 2 { #expect(wasAlone, "\(index)") }
    }
    #expect(register.most <= jobs)
  }

  @Test func `nothing is begun far ahead of what is answered`() async throws {
    let register = Register()
    var most = 0
    var told = 0
    try await Self.work(40, jobs: 4, ahead: 6, register).answers { index, _ in
      most = max(most, (register.begun.max() ?? 0) - told)
      told += 1
    }
    #expect(most <= 6)
  }

  @Test func `a failure ends it`() async {
    let register = Register()
    await #expect(throws: RunError.self) {
      try await Self.work(40, jobs: 2, register).answers { (index, _) throws(RunError) in
        if index == 5 { throw .shown(.interrupted) }
      }
    }
    #expect(register.begun.count < 40)
  }
}
