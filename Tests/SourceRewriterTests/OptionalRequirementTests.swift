import Testing

@Suite struct OptionalRequirementTests {
  private static let delegate = """
    @objc public protocol D: NSObjectProtocol {
      @objc optional func opened(_ a: A)
      @objc optional func a(_ a: A, heightFor width: Int) -> Int
      @objc optional func name(of a: A) -> String?
      @objc optional var inset: Int { get }
      @objc optional func load(_ a: A, then: (Int) -> Void)
      func closed()
    }
    """

  @Test func `requirements stay, and have defaults behind the file`() {
    let output = Stepping.output(Self.delegate)
    #expect(output.contains("\n                 func opened(_ a: A)\n"))
    #expect(output.contains("  public func opened(_ a: A) {  }\n"))
    #expect(output.contains("  public func name(of a: A) -> String? { nil }\n"))
    #expect(
      output.contains(
        "  public func a__ifImplemented(_ a: A, heightFor width: Int) -> (Int)? { "
          + "MethodTable.implements(self, \"a:heightFor:\") ? self.a(a, heightFor: width) : nil }"))
    #expect(!output.contains("closed() {"))
  }

  @Test(arguments: [
    ("d?.opened?(self)", "d?.opened (self)"),
    ("d.name?(of: self)?.count", "d.name (of: self)?.count"),
    ("d?.a?(self, heightFor: f(1, 2)) ?? 4", "d?.a__ifImplemented(self, heightFor: f(1, 2)) ?? 4"),
    ("d.inset ?? 8", "d.inset__ifImplemented ?? 8"), ("d.inset", "d.inset"),
    ("d.opened?(self, 2)", "d.opened?(self, 2)"), ("opened?(self)", "opened?(self)"),
    ("d.other?(1)", "d.other?(1)"), ("d?.load?(a) { f($0) }", "d?.load (a) { f($0) }"),
    ("v.addCompletion? { _ in }", "v.addCompletion  { _ in }"),
    ("$0.opened?(self)", "$0.opened (self)"), ("\"d.opened?(self)\"", "\"d.opened?(self)\""),
    (
      "v.delegate?.scrollViewDidScroll?(v)", "v.delegate?.scrollViewDidScroll (v)"
    ),
  ])
  func `calls are those of requirements with defaults`(call: String, expected: String) {
    #expect(Stepping.body("let x = \(call)", beside: [Self.delegate]) == "let x = \(expected)")
  }

  @Test(arguments: [
    ("let x = app.delegate?.window??.bounds", "let x = app.delegate?.window? .bounds"),
    ("let x = app.delegate!.window!!.bounds", "let x = app.delegate!.window! .bounds"),
    (
      "if let x = app.delegate?.window, let y = x { }",
      "if let x = app.delegate?.window__ifImplemented, let y = x { }"
    ),
    ("if let x = page.window { }", "if let x = page.window { }"),
    ("let x = a.window ?? b", "let x = a.window ?? b"),
  ]) func `the window of an app's delegate is optional twice`(text: String, expected: String) {
    #expect(Stepping.body(text) == expected)
  }

  @Test func `a brace behind a condition is no closure`() {
    #expect(
      Stepping.words("func f() { if let x = d.name?(of: self) { g(x) } }", beside: [Self.delegate])
        == "func f() { if let x = d.name (of: self) { g(x) } }")
  }

  @Test func `a closure of the same name is called as before`() {
    let owner = "class B { var opened: ((B) -> Void)? }"
    let others = [Self.delegate, owner]
    #expect(Stepping.body("let x = b.opened?(b)", beside: others) == "let x = b.opened?(b)")
    #expect(
      Stepping.body("let x = b.delegate?.opened?(b)", beside: others)
        == "let x = b.delegate?.opened (b)")
  }

  @Test(arguments: [
    ("@objc protocol P {}", "protocol P : AnyObject {}"),
    ("@objc protocol P: Q {}", "protocol P: AnyObject, Q {}"),
    ("@objc protocol P: NSObjectProtocol {}", "protocol P: NSObjectProtocol {}"),
    ("protocol P {}", "protocol P {}"),
  ])
  func `only classes conform to protocols of Objective-C`(text: String, expected: String) {
    #expect(Stepping.words(text) == expected)
  }

  @Test func `a method that a subclass adds is found`() {
    let classes = "class B: UIView, D { }\nclass C: B {\n  func opened(_ a: A) {}\n}"
    #expect(
      Stepping.findings(classes, beside: [Self.delegate]) == [
        "/app/A.swift:3:3: warning: 'opened(_:)' is not called: 'B' conforms to its protocol "
          + "without it; write it in 'B' and override it here"
      ])
  }
}
