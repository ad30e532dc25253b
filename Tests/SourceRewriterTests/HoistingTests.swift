import SegueSourceRewriter
import Testing

@Suite struct HoistingTests {
  @Test func `an override moves into its class and keeps its line`() {
    let text = """
      class A: UIView {
        var x = 1
      }
      extension A {
        override func layoutSubviews() {
          x = 2
        }
        func f() {}
      }
      """
    #expect(
      Stepping.body(text) == """
        class A: UIView {
          var x = 1

        #sourceLocation(file: "/app/A.swift", line: 5)
          override func layoutSubviews() {
            x = 2
          }
        #sourceLocation(file: "/app/A.swift", line: 3)
        }
        extension A {
        \("  " + String(repeating: " ", count: 32))
        \(String(repeating: " ", count: 9))
        \("   ")
          func f() {}
        }
        """)
  }

  @Test func `what is overridden moves as well, into another file`() {
    let text = "class A: UIView {}"
    let others = [
      "import B\npublic extension A { func f() { g(#selector(f)) } }",
      "class C: A { override func f() {} }",
    ]
    let output = Stepping.output(text, beside: others)
    #expect(
      output.contains(
        "#sourceLocation(file: \"/app/B.swift\", line: 2)\n                     "
          + "public func f() { g(Selector(\"f\", A.f)) }\n"))
    #expect(output.hasSuffix("#sourceLocation()\nimport B\n"))
  }

  @Test func `conditions go along`() {
    let text =
      "class A {}\n#if os(iOS)\nextension A {\n#if DEBUG\n#else\noverride var x: Int { 1 }\n"
      + "#endif\n}\n#endif"
    #expect(
      Stepping.body(text).hasPrefix(
        "class A {\n#if (true)\n#if !(DEBUG)\n#sourceLocation(file: \"/app/A.swift\", line: 6)\n"
          + "override var x: Int { 1 }\n#endif\n#endif\n"
          + "#sourceLocation(file: \"/app/A.swift\", line: 1)\n         }\n"))
  }

  @Test func `what the class cannot take is said`() {
    #expect(
      Stepping.findings("extension UIView { override func f() {} }") == [
        "/app/A.swift:1:29: warning: 'f' overrides in an extension, and the class 'UIView' is in no "
          + "file of this target; it is left out here, so override it in a subclass"
      ])
    #expect(Stepping.words("extension UIView { override func f() {} }") == "extension UIView { }")
    let others = [
      "extension A {\n  private func g() {}\n  override func f(_ x: Int...) { g() }\n}"
    ]
    #expect(Stepping.findings("class A: B {}", beside: others).count == 1)
  }

  @Test func `a body that needs its own file stays there, and the class calls it`() {
    let origin = """
      public extension A {
        override var x: Int {
          get { g() }
          set { super.x = newValue }
        }
        override func f(_ a: Int, by b: inout Int) throws -> Int { g() }
      }
      private func g() -> Int { 1 }
      """
    let result = Stepping.result("public class A: B {}", beside: [origin])
    #expect(result.findings.isEmpty)
    let moved = result.outputs[0].text.split(separator: "\n").map(\.trimmingSpaces)
    let accessors = "{ get { return self.x__ofA } set { self.x__ofA = newValue } }"
    #expect(moved.contains("public override var x: Int \(accessors)"))
    #expect(
      moved.contains(
        "public override func f(_ a: Int, by b: inout Int) throws -> Int "
          + "{ return try self.f__ofA(a, by: &b) }"))
    let left = result.outputs[1].text
    #expect(left.contains("           var x__ofA: Int {\n    get { g() }\n"))
    #expect(
      left.contains("           func f__ofA(_ a: Int, by b: inout Int) throws -> Int { g() }"))
  }
}
