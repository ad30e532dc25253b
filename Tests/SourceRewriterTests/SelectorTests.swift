import Testing

@Suite struct SelectorTests {
  /// A class whose method has the given line.
  private func inClass(_ line: String, members: String = "") -> String {
    "class A: UIView {\n\(members)\nfunc g() {\n\(line)\n}\n}"
  }

  private func line(_ line: String, members: String = "", beside others: [String] = []) -> String {
    let lines = Stepping.body(inClass(line, members: members), beside: others)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines[3].trimmingSpaces
  }

  @Test(arguments: [
    ("#selector(f)", "Selector(\"f\", A.f)"),
    ("#selector(f(_:))", "Selector(\"f:\", A.f(_:))"),
    ("#selector(self.f(_:))", "Selector(\"f:\", A.f(_:))"),
    ("#selector(Self.f(_:))", "Selector(\"f:\", A.f(_:))"),
    ("#selector(B.f(_:))", "Selector(\"f:\", B.f(_:))"),
    ("#selector(B.C.f(x:))", "Selector(\"fWithX:\", B.C.f(x:))"),
    ("#selector(button.f(_:))", "Selector(\"f:\", type(of: button).f(_:))"),
    ("#selector(f())", "Selector(\"f\", A.f)"),
    ("#selector(getter: x)", "Selector(\"x\", { (target: A) in { target.x } })"),
    ("#selector(setter: B.x)", "Selector(\"setX:\", { (target: B) in { target.x = $0 } })"),
    (
      "#selector(f(_:) as (Int) -> Void)",
      "Selector(\"f:\", A.f(_:) as (A) -> (Int) -> Void)"
    ),
    ("\"#selector(f)\"", "\"#selector(f)\""), ("Selector(\"f:\")", "Selector(\"f:\")"),
  ])
  func `a selector is a name and a method`(text: String, expected: String) {
    #expect(line(text) == expected)
  }

  /// The rules of Apple's documentation of `@objc` names.
  @Test(arguments: [
    ("didTap(button:event:)", "didTapWithButton:event:"), ("handlePan(_:)", "handlePan:"),
    ("move(to:animated:)", "moveTo:animated:"), ("moveTo(point:)", "moveToPoint:"),
    ("f(_:_:)", "f::"), ("f(with:)", "fWith:"), ("f(_:at:)", "f:at:"),
    ("tableView(_:didSelectRowAt:)", "tableView:didSelectRowAt:"),
  ])
  func `names follow Objective-C's rules`(method: String, name: String) {
    #expect(line("#selector(\(method))") == "Selector(\"\(name)\", A.\(method))")
  }

  @Test func `labels that are not said are looked up in all files`() {
    let expected = "Selector(\"tapWithButton:\", A.tap(button:))"
    #expect(line("#selector(tap)", members: "@objc func tap(button: UIView) {}") == expected)
    #expect(
      line("#selector(tap)", beside: ["extension A { func tap(button: UIView) {} }"]) == expected)
  }

  @Test func `labels are those of a superclass's method`() {
    let text = "class B: A { lazy var x = #selector(tap) }"
    let other = "class A { @objc func tap(_ x: Int, at: Int) {} }"
    #expect(
      Stepping.body(text, beside: [other])
        == "class B: A { lazy var x = Selector(\"tap:at:\", B.tap(_:at:)) }")
  }

  @Test func `labels are those of an extension of a class that is elsewhere`() {
    let expected = "Selector(\"tapAt:\", A.tap(at:))"
    #expect(
      line("#selector(tap)", beside: ["extension UIView { @objc func tap(at: Int) {} }"])
        == expected)
    #expect(
      line("#selector(UIView.tap)", beside: ["extension UIView { @objc func tap(at: Int) {} }"])
        == "Selector(\"tapAt:\", UIView.tap(at:))")
  }

  @Test func `what is not compiled stays`() {
    let text = "#if os(macOS)\nlet x = #selector(f)\n#endif"
    #expect(Stepping.body(text).contains("let x = #selector(f)"))
    #expect(Stepping.findings(text) == [])
  }

  @Test func `a name of its own is used`() {
    #expect(
      line("#selector(tap)", members: "@objc(go:) func tap(_ x: Int) {}")
        == "Selector(\"go:\", A.tap(_:))")
  }

  @Test func `a method without arguments is told from its namesakes`() {
    #expect(
      line("#selector(f as () -> Void)", members: "func f() {}; func f(_ x: Int) {}")
        == "Selector(\"f:\", A.f(_:) as (A) -> () -> Void)"
        || line("#selector(f())", members: "func f() {}; func f(_ x: Int) {}")
          == "Selector(\"f\", A.f as (A) -> () -> Void)"
    )
  }

  @Test(arguments: [
    ("class A { class B { func g() { _ = #selector(f) } } }", "A.B.f"),
    ("extension A.B { var x: Selector { #selector(f) } }", "A.B.f"),
    ("class A { func g() { class L { func f() { _ = #selector(f) } } } }", "L.f"),
    ("struct S { enum E {} ; var x = { #selector(f) } }", "S.f"),
    ("protocol P {}; extension P { func g() { _ = #selector(f) } }", "Self.f"),
    ("class A<T> { func g() { if x { _ = #selector(f) } } }", "A.f"),
  ])
  func `the type is the one around`(text: String, reference: String) {
    #expect(Stepping.body(text).contains("Selector(\"f\", \(reference))"))
  }

  @Test func `a selector over several lines keeps them`() {
    #expect(
      Stepping.body("class A { let x = f(#selector(\n  A.g(_:)\n), 1) }")
        == "class A { let x = f(Selector(\"g:\", A.g(_:))\n\n, 1) }")
  }

  @Test func `a selector without a type is refused`() {
    #expect(
      Stepping.findings("let x = #selector(f)") == [
        "/app/A.swift:1:9: error: '#selector(f)' stands in no type; say which type has the method"
      ])
  }
}

extension Substring {
  var trimmingSpaces: String { split(separator: " ").joined(separator: " ") }
}
