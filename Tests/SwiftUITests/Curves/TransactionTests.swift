import HeadlessSwiftUI
import SwiftUI
import Testing

private struct Reason: TransactionKey {
  static var defaultValue: String { "none" }
}

extension HeadlessSwiftUI.Transaction {
  fileprivate var reason: String {
    get { self[Reason.self] }
    set { self[Reason.self] = newValue }
  }
}

@Suite("Transactions", .serialized)
@MainActor
struct TransactionTests {
  typealias Transaction = HeadlessSwiftUI.Transaction

  @Test("A change is not animated unless somebody says so")
  func plain() {
    #expect(Transaction.current.animation == nil)
    #expect(!Transaction.current.disablesAnimations)
    #expect(Transaction().reason == "none")
  }

  @Test("An animation holds for its block, and no longer")
  func block() {
    let inside = withAnimation(.linear) { Transaction.current.animation }
    #expect(inside == .linear)
    #expect(Transaction.current.animation == nil)
    #expect(withAnimation { Transaction.current.animation } == .default)
  }

  @Test("Of nested blocks the inner keys win, and others of the outer hold")
  func nested() {
    withTransaction(\.disablesAnimations, true) {
      withAnimation(.linear) {
        withAnimation(.easeIn) {
          #expect(Transaction.current.animation == .easeIn)
          #expect(Transaction.current.disablesAnimations)
        }
        withAnimation(nil) { #expect(Transaction.current.animation == nil) }
        #expect(Transaction.current.animation == .linear)
      }
    }
  }

  @Test("An app's own keys are kept as ours are")
  func own() {
    var transaction = Transaction(animation: .easeOut)
    transaction.reason = "swipe"
    withTransaction(transaction) {
      #expect(Transaction.current.reason == "swipe")
      #expect(Transaction.current.animation == .easeOut)
    }
  }

  @Test("An error leaves the block as it was before")
  func thrown() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
    #expect(Transaction.current.animation == nil)
  }

  @Test("Writes under equal transactions belong together")
  func same() {
    #expect(Transaction(animation: .linear).isSame(as: Transaction(animation: .linear)))
    #expect(!Transaction(animation: .linear).isSame(as: Transaction(animation: .easeIn)))
    #expect(!Transaction().isSame(as: Transaction(animation: nil)))
  }

  @Test("A completion is due when the last movement is complete, and called once")
  func completion() throws {
    var calls = 0
    let transaction = withAnimation(.linear) {
      Transaction.current
    } completion: {
      calls += 1
    }
    #expect(transaction.animation == .linear)
    var observed = Transaction(animation: .linear)
    observed.addAnimationCompletion { calls += 10 }
    observed.addAnimationCompletion(criteria: .removed) { calls += 100 }
    observed.noteMovement(TimedEnds(end: .seconds(2), logicalEnd: .seconds(0.5)))
    observed.noteMovement(TimedEnds(end: .seconds(1), logicalEnd: .seconds(1)))
    let dues = observed.completions.map { $0.due?.seconds }
    #expect(dues == [1, 2])
    for completion in observed.completions + observed.completions { completion.complete() }
    #expect(calls == 110)
  }

  @Test("What moves for ever is never complete")
  func endless() {
    var transaction = Transaction()
    transaction.addAnimationCompletion {}
    #expect(transaction.completions[0].hasMovement == false)
    transaction.noteMovement(TimedEnds(end: nil, logicalEnd: nil))
    transaction.noteMovement(TimedEnds(end: .seconds(1), logicalEnd: .seconds(1)))
    #expect(transaction.completions[0].due == nil)
  }
}
