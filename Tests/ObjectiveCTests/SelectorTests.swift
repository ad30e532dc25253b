import ObjectiveC
import Testing

@MainActor private class Responder: NSObject, @unchecked Sendable {}

private final class Panel: Responder, @unchecked Sendable {
  var heard: [String] = []

  func reset() { heard = [] }
  func handle(_ sender: String) { heard.append(sender) }
  func pair(_ first: Int, _ second: String?) -> String { "\(first)\(second ?? "-")" }
  func three(_ a: Int, b: Int, c: Int) -> Int { a + b + c }
  private func hidden(_ sender: Any?) { heard.append("hidden") }
  nonisolated func free() -> String? { nil }

  static let hiddenSelector = Selector("hidden:", Panel.hidden(_:))
}

private final class Other: NSObject {}

@MainActor @Suite struct SelectorTests {
  private let panel = Panel()

  @Test func selectorsAreEqualByName() {
    #expect(Selector("handle:", Panel.handle(_:)) == "handle:")
    #expect(NSStringFromSelector(NSSelectorFromString("a:b:")) == "a:b:")
    #expect(Set<Selector>(["a", "a", "b"]).count == 2)
  }

  @Test func methodsOfEachNumberOfParametersAreCalled() throws {
    try Selector("handle:", Panel.handle(_:)).call(on: panel, with: ["x"])
    #expect(panel.heard == ["x"])
    #expect(
      try Selector("pair", Panel.pair(_:_:)).call(on: panel, with: [7, nil]) as? String == "7-")
    #expect(
      try Selector("three", Panel.three(_:b:c:)).call(on: panel, with: [1, 2, 3]) as? Int == 6)
    #expect(try Selector("reset", Panel.reset).call(on: panel) == nil)
    #expect(panel.heard.isEmpty)
    #expect(try Selector("free", Panel.free).call(on: panel) == nil)
  }

  @Test func argumentsBeyondThoseTakenAreDropped() throws {
    try Selector("handle:", Panel.handle(_:)).call(on: panel, with: ["x", 4])
    try Panel.hiddenSelector.call(on: panel, with: [])
    #expect(panel.heard == ["x", "hidden"])
  }

  @Test func typesThatDoNotMatchAreErrorsWithWords() {
    #expect {
      try Selector("handle:", Panel.handle(_:)).call(on: panel, with: [4])
    } throws: {
      "\($0)" == "argument 1 of 'handle:' is of String, and it was given Int"
    }
    #expect {
      try Selector("handle:", Panel.handle(_:)).call(on: panel)
    } throws: {
      "\($0)" == "argument 1 of 'handle:' is of String, and it was given none"
    }
    #expect {
      try Selector("handle:", Panel.handle(_:)).call(on: Other(), with: ["x"])
    } throws: {
      "\($0)" == "Other has no method 'handle:'"
    }
  }
}

private class Ancestor: NSObject {
  var calls = 0
  func called() { calls += 1 }
}
private final class Descendant: Ancestor {
  override func called() { calls += 10 }
}

@MainActor @Suite struct MethodTableTests {
  @Test func namesAreFoundInTheClassOrAbove() throws {
    MethodTable.register(Ancestor.self, [Selector("called", Ancestor.called)])
    let object = Descendant()
    #expect(object.responds(to: "called"))
    #expect(!object.responds(to: "missing"))
    #expect(!Other().responds(to: "called"))
    try Selector("called").call(on: object)
    #expect(object.calls == 10)
    #expect(MethodTable.knows(Descendant.self))
    #expect(!MethodTable.knows(Other.self))
  }

  @Test func performReturnsWhatTheMethodReturns() {
    let panel = Panel()
    let result = unsafe panel.perform(Selector("pair", Panel.pair(_:_:)), with: 1, with: "b")
    #expect(unsafe result?.takeUnretainedValue() as? String == "1b")
    #expect(unsafe panel.perform("missing") == nil)
  }
}
