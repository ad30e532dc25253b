import Testing

@Suite struct AnyObjectCallTests {
  private static let delegate = "@objc protocol D { @objc optional func opened(_ a: A) }"

  @Test(arguments: [
    ("weak var d: AnyObject?", "d?.opened?(a)", "(d as? any D)?.opened (a)"),
    ("var d: AnyObject", "self.d.opened?(a)", "(self.d as? any D)?.opened (a)"),
    ("var d: AnyObject!", "d!.opened?(a)", "(d as? any D)!.opened (a)"),
    ("var d: AnyObject", "d.doubleValue", "AnyObjectMessages(d).doubleValue"),
    ("var d: AnyObject?", "d?.count", "AnyObjectMessages(of: d)?.count"),
    ("var d: Int", "(x as AnyObject).count", "AnyObjectMessages(x ).count"),
    ("var d: Int", "(x as AnyObject?)?.count", "AnyObjectMessages(of: x as AnyObject?)?.count"),
    ("var d: Int", "(x as AnyObject).opened?(a)", "(x as? any D )?.opened (a)"),
    ("var d: D?", "d?.opened?(a)", "d?.opened (a)"), ("var d: AnyObject", "d.other", "d.other"),
    ("var d: Int", "d.doubleValue", "d.doubleValue"),
  ])
  func `members are asked of whom they may belong to`(
    property: String, call: String, expected: String
  ) {
    let text = "class B { \(property); func f() { \(call) } }"
    let words = Stepping.words(text, beside: [Self.delegate])
    #expect(words == "class B { \(property); func f() { \(expected) } }")
  }

  @Test func `a name that means something else in the file is left alone`() {
    let text = "func f(x: AnyObject) { g(x.count) }\nfunc h(x: UIView) { x.frame = r }"
    #expect(Stepping.body(text) == text)
  }

  @Test(arguments: [
    "guard let x = x as? UISlider else { return }; print(x.value)",
    "if let x = x as? UIView { x.frame = r }", "for x in views { x.frame = r }",
    "views.forEach { x in x.frame = r }", "let v = x.value",
  ])
  func `a name that is bound as something else is left alone`(statements: String) {
    let text = "func f(x: AnyObject) { \(statements) }"
    #expect(Stepping.body(text) == text)
  }

  @Test func `a class that says more of its delegate is believed`() {
    let others = [Self.delegate, "class C { weak var d: AnyObject? }"]
    let text = "class B { var d: D?; func f() { d?.opened?(a) } }"
    #expect(Stepping.words(text, beside: others).contains("{ d?.opened (a) }"))
  }
}
