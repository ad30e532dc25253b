package import SegueCommandLine

/// Pieces of work that share the memory of a run, several at once, answered in their order.
///
/// A piece that needs more than its share waits until no other is at work, and then has all of it.
package struct ParallelWork<Answer: Sendable>: Sendable {
  /// The number of pieces.
  let count: Int
  /// The number of pieces at work at once.
  let jobs: Int
  /// True if a piece waits until those in front of it are done too.
  var inOrder = true
  /// The number of pieces that are begun while one in front of them is at work.
  var ahead = Int.max
  /// Returns the answer about the piece with this number, which may be alone.
  let answer: @Sendable (_ index: Int, _ isAlone: Bool) async -> Answer
  /// Returns true if the answer might be another one with all of the memory.
  let mayFitAlone: @Sendable (Answer) -> Bool

  /// Work of which nothing is done yet.
  package init(
    _ count: Int, jobs: Int, ahead: Int = .max,
    answer: @escaping @Sendable (_ index: Int, _ isAlone: Bool) async -> Answer,
    mayFitAlone: @escaping @Sendable (Answer) -> Bool
  ) {
    self.count = count
    self.jobs = jobs
    self.ahead = ahead
    self.answer = answer
    self.mayFitAlone = mayFitAlone
  }

  /// Does all of the work.
  ///
  /// - Parameter done: called for each piece, with its number.
  package func answers(
    _ done: (Int, Answer) throws(RunError) -> Void
  ) async throws(RunError) {
    var failure: RunError?
    await withTaskGroup(of: (Int, Answer).self) { group in
      var waiting: [Int: Answer] = [:]
      var large: [Int] = []
      var (started, running, told) = (0, 0, 0)
      while told < count, failure == nil {
        while large.isEmpty, started < count, running < jobs, started - told <= ahead {
          let index = started
          group.addTask { (index, await answer(index, false)) }
          (started, running) = (started + 1, running + 1)
        }
        if running == 0, let index = large.popLast() {
          group.addTask { (index, await answer(index, true)) }
          running += 1
        }
        guard let (index, answer) = await group.next() else { break }
        running -= 1
        if mayFitAlone(answer) {
          large.append(index)
          continue
        }
        waiting[index] = answer
        while let next = inOrder ? told : waiting.keys.first,
          let answer = waiting.removeValue(forKey: next)
        {
          do throws(RunError) { try done(next, answer) } catch { failure = error }
          told += 1
        }
      }
      group.cancelAll()
    }
    if let failure { throw failure }
  }
}
